// Embeds and files under a message.

import { el, icon } from "./dom.js";
import { markdown } from "./markdown.js";
import { inline, plain } from "./inline.js";
import { sent } from "./times.js";

export function embed(data, at, files = []) {
  const described = (url) => files.find((each) => each.url === url)?.description;
  const colour = data.color == null ? null : `#${data.color.toString(16).padStart(6, "0")}`;
  const title = data.title && inline(data.title, at);
  return el("div.embed", { vars: colour ? { "--accent": colour } : {} },
    data.author && el("div.embed-author", {}, plain(data.author.name)),
    title && el("div.embed-title", {}, data.url ? el("a", { href: data.url, target: "_blank", rel: "noopener noreferrer" }, title) : title),
    data.description && el("div.embed-text.text", {}, markdown(data.description, at)),
    data.fields?.length && el("div.embed-fields", {}, data.fields.map((field) => fieldOf(field, at))),
    data.thumbnail && el("div.embed-thumb", {}, picture(data.thumbnail.url, "", at, data.thumbnail)),
    data.image && picture(data.image.url, described(data.image.url) ?? data.title ?? at.seat.words.picture, at, data.image),
    (data.footer || data.timestamp) && el("div.embed-footer", {},
      [data.footer?.text, data.timestamp && sent(data.timestamp, at.seat.locale)].filter(Boolean).join(" • ")));
}

function fieldOf(field, at) {
  return el(field.inline ? "div.field.beside" : "div.field", {},
    el("div.field-name", {}, inline(field.name, at)), el("div.text", {}, markdown(field.value, at)));
}

export const local = (url, at) => (url.startsWith(at.seat.place.cdn) ? `/cdn${url.slice(at.seat.place.cdn.length)}` : null);

const MOST_WIDE = 550;
const MOST_HIGH = 350;

// Its place is kept before it is loaded: a list that shrinks and grows looks like a person who scrolls.
function place({ width, height } = {}) {
  if (!width || !height) return {};
  const part = Math.min(1, MOST_WIDE / width, MOST_HIGH / height);
  return { width: Math.round(width * part), height: Math.round(height * part) };
}

// Only our own pictures are loaded; one from elsewhere would be a request off this machine.
export function picture(url, alt, at, size) {
  const here = local(url, at);
  if (!here) return el("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, url);
  return el("a.picture", { href: here, target: "_blank", rel: "noopener" }, el("img", { src: here, alt: alt || at.seat.words.picture, loading: "lazy", ...place(size) }));
}

export function file(data, at) {
  if (data.content_type?.startsWith("image/")) return picture(data.url, data.description ?? data.filename, at, data);
  const here = local(data.url, at) ?? data.url;
  return el("a.file", { href: here, download: data.filename, "aria-label": `${at.seat.words.download}: ${data.filename}` },
    icon("file"), el("span", {}, data.filename, el("small", {}, `${Math.max(1, Math.round(data.size / 1024))} kB`)));
}
