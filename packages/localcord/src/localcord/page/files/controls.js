// Components: rows of buttons and selects, and the newer layout of sections and containers.

import { el, icon } from "./dom.js";
import { file, local, picture } from "./embed.js";
import { emoji } from "./inline.js";
import { markdown } from "./markdown.js";
import { select } from "./select.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };
const SELECTS = [3, 5, 6, 7, 8];

export function controls(post, at) {
  if (!post.components.length) return null;
  return el("div.controls", {}, post.components.map((part) => component(part, post, at)));
}

function component(part, post, at) {
  const inner = () => part.components.map((each) => component(each, post, at));
  if (SELECTS.includes(part.type)) return select(part, post, at);
  switch (part.type) {
    case 1: return el(`div.row${isGrid(part) ? ".five" : ""}`, {}, inner());
    case 2: return button(part, post, at);
    case 9: return el("div.section", {}, el("div", {}, inner()), component(part.accessory, post, at));
    case 10: return el("div.text", {}, markdown(part.content, at));
    case 11: return picture(part.media.url, part.description, at, part.media);
    case 12: return el("div.gallery", {}, part.items.map((item) => picture(item.media.url, item.description, at, item.media)));
    case 13: return file(post.attachments.find((each) => local(each.url, at) === local(part.file.url, at)) ?? { filename: part.file.url, url: part.file.url, size: 0 }, at);
    case 14: return part.divider === false ? el("div.space") : el("hr");
    case 17: return el("div.embed.container", { vars: part.accent_color ? { "--accent": `#${part.accent_color.toString(16).padStart(6, "0")}` } : {} }, inner());
    default: return null;
  }
}

// Five signs or letters side by side stay side by side on a phone: they are pressed where they are looked at.
const isShort = ({ label = "", emoji }) => label.length <= (emoji ? 2 : 5);
const isGrid = (row) => row.components.length === 5 && row.components.every((each) => each.type === 2 && isShort(each));

function button(part, post, at) {
  const face = [part.emoji ? emoji(part.emoji) : null, part.label ? el("span", {}, part.label) : null];
  if (part.style === 5) {
    return el("a.button.secondary", { href: part.url, target: "_blank", rel: "noopener noreferrer" }, face, icon("out"));
  }
  const waiting = at.seat.pending.has(`${post.id}:${part.custom_id}`);
  return el(`button.button.${STYLES[part.style] ?? "secondary"}${waiting ? ".waiting" : ""}`, {
    type: "button", disabled: part.disabled, "aria-busy": waiting ? "true" : null,
    "aria-label": part.label ? null : part.emoji?.name, data: { component: part.custom_id },
    onclick: () => at.seat.press(post, part.custom_id),
  }, face);
}
