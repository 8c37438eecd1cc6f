// Markdown inside a line, as nodes: emphasis, code, links, mentions, emoji, moments.

import { el } from "./dom.js";
import { moment } from "./times.js";

const UNICODE = /\p{RGI_Emoji}|\p{Regional_Indicator}\u200b?/gv;
const LETTER_A = 0x1f1e6;
const JUMP = /^https:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(\d+|@me)\/(\d+)(?:\/(\d+))?$/;

// Each rule: where it can begin, how it reads, what it becomes. The earliest match wins, then the order here.
const RULES = [
  [/\\([^\p{L}\p{N}\s])/u, (m) => m[1]],
  [/(`+)([^]*?[^`])\1(?!`)/, (m) => el("code", {}, m[2].trim() || m[2])],
  [/<(a?):(\w{2,32}):(\d+)>/, (m, at) => custom(m[2], m[3], at)],
  [/<@!?(\d+)>/, (m, at) => mention(m[1], at)],
  [/<#(\d+)>/, (m, at) => place(m[1], at)],
  [/<\/([^:>]+):\d+>/, (m) => el("span.mention", {}, `/${m[1]}`)],
  [/<t:(-?\d+)(?::([tTdDfFRsS]))?>/, (m, at) => moment(Number(m[1]), m[2] ?? "f", at.seat.locale)],
  [/\[((?:\\.|[^[\]\\]|\[[^\]]*\])+)\]\(<?(https?:\/\/[^\s)>]+)>?(?: "[^"]*")?\)/, (m, at) => link(m[2], inline(m[1], at), at)],
  [/<(https?:\/\/[^\s>]+)>/, (m, at) => link(m[1], null, at)],
  [/https?:\/\/[^\s<]+[^\s<.,:;"')\]*_~|]/, (m, at) => link(m[0], null, at)],
  [/\*\*\*([^]+?)\*\*\*(?!\*)/, (m, at) => el("strong", {}, el("em", {}, inline(m[1], at)))],
  [/\*\*([^]+?)\*\*(?!\*)/, (m, at) => el("strong", {}, inline(m[1], at))],
  [/__([^]+?)__(?!_)/, (m, at) => el("u", {}, inline(m[1], at))],
  [/~~([^]+?)~~/, (m, at) => el("s", {}, inline(m[1], at))],
  [/\|\|([^]+?)\|\|/, (m, at) => spoiler(inline(m[1], at), at)],
  [/\*(?![\s*])((?:[^*]|\*\*[^]*?\*\*)+?)\*(?!\*)/, (m, at) => el("em", {}, inline(m[1], at))],
  [/(?<![\p{L}\p{N}_])_(?!_)([^]+?)_(?![\p{L}\p{N}_])/u, (m, at) => el("em", {}, inline(m[1], at))],
];

export function inline(text, at) {
  const nodes = [];
  let rest = text;
  while (rest) {
    let best = null;
    for (const [pattern, make] of RULES) {
      const match = pattern.exec(rest);
      if (match && (!best || match.index < best.match.index)) best = { match, make };
      if (best?.match.index === 0) break;
    }
    if (!best) break;
    if (best.match.index) nodes.push(...plain(rest.slice(0, best.match.index)));
    nodes.push(best.make(best.match, at));
    rest = rest.slice(best.match.index + best.match[0].length);
  }
  return rest ? [...nodes, ...plain(rest)].flat() : nodes.flat();
}

// Emoji get boxes of one width, as on Discord, so that rows of a board stand in columns.
export function plain(text) {
  const nodes = [];
  let from = 0;
  for (const match of text.matchAll(UNICODE)) {
    if (match.index > from) nodes.push(text.slice(from, match.index));
    nodes.push(one(match[0]));
    from = match.index + match[0].length;
  }
  return from < text.length ? [...nodes, text.slice(from)] : nodes;
}

// Half a flag is a letter in a blue box on Discord; fonts draw it each in their own way.
function one(sign) {
  const letter = sign.codePointAt(0) - LETTER_A;
  if (letter < 0 || letter > 25 || [...sign.replace("\u200b", "")].length > 1) return el("span.emoji", {}, sign);
  return el("span.emoji", {}, el("span.letter", {}, String.fromCharCode(65 + letter)));
}

function custom(name, id) {
  return el("img.emoji", { src: `/cdn/emojis/${id}.png`, alt: `:${name}:`, title: `:${name}:`, draggable: "false" });
}

export function emoji(part) {
  return part.id ? custom(part.name, part.id) : one(part.name);
}

function mention(id, at) {
  const who = at.seat.who(id);
  const mine = id === at.seat.me.id ? ".me" : "";
  return el(`span.mention${mine}`, {}, `@${who?.name ?? "?"}`);
}

function place(id, at) {
  const channel = at.seat.channels.get(id);
  if (!channel) return el("span.mention", {}, "#?");
  return el("a.mention", { href: `#${id}`, onclick: (event) => at.go(event, id) }, at.seat.title(channel));
}

function link(url, label, at) {
  const jump = JUMP.exec(url);
  if (jump && at.seat.channels.has(jump[2])) {
    const shown = label ?? [at.seat.title(at.seat.channels.get(jump[2])), " › 💬"];
    return el(label ? "a" : "a.mention", { href: `#${jump[2]}`, onclick: (event) => at.go(event, jump[2], jump[3]) }, shown);
  }
  return el("a", { href: url, target: "_blank", rel: "noopener noreferrer", title: url }, label ?? url);
}

function spoiler(nodes, at) {
  const show = (event) => event.currentTarget.classList.add("shown");
  return el("button.spoiler", { type: "button", "aria-label": at.seat.words.spoiler, onclick: show }, nodes);
}
