// Markdown of a message as blocks: headings, lists, quotes, code, paragraphs.

import { el } from "./dom.js";
import { inline } from "./inline.js";

const FENCE = /```(?:([\w+-]+)\n)?\n?([^]*?)\n?```/;
const ONLY_EMOJI = /^(?:\s|<a?:\w+:\d+>|\p{RGI_Emoji}){1,60}$/v;

export function markdown(text, at) {
  const nodes = [];
  let rest = text ?? "";
  for (let match; (match = FENCE.exec(rest)); rest = rest.slice(match.index + match[0].length)) {
    nodes.push(...lines(rest.slice(0, match.index).replace(/\n$/, ""), at));
    nodes.push(el("pre", { tabindex: "0" }, el("code", {}, match[2])));
    if (rest[match.index + match[0].length] === "\n") match[0] += "\n";
  }
  return [...nodes, ...lines(rest, at)];
}

export const isJumbo = (text) => Boolean(text?.trim()) && ONLY_EMOJI.test(text);

function lines(text, at) {
  if (!text) return [];
  const blocks = [];
  let run = [];
  const flush = () => {
    if (run.length) blocks.push(el("p", {}, broken(run, at)));
    run = [];
  };
  const all = text.split("\n");
  for (let number = 0; number < all.length; number += 1) {
    const line = all[number];
    const heading = /^(#{1,3}) +(.+)$/.exec(line);
    const small = /^-# +(.+)$/.exec(line);
    if (heading) { flush(); blocks.push(el(`div.heading.h${heading[1].length}`, {}, inline(heading[2], at))); }
    else if (small) { flush(); blocks.push(el("p.small", {}, inline(small[1], at))); }
    else if (/^>>> /.test(line)) { flush(); blocks.push(el("blockquote", {}, lines(all.slice(number).join("\n").slice(4), at))); break; }
    else if (/^> ?/.test(line) && line !== ">") number = block(all, number, /^> ?/, (part) => { flush(); blocks.push(el("blockquote", {}, lines(part.join("\n"), at))); });
    else if (/^ *[-*] +\S/.test(line)) number = block(all, number, /^ *[-*] +/, (part) => { flush(); blocks.push(el("ul", {}, part.map((item) => el("li", {}, inline(item, at))))); });
    else if (/^ *\d+\. +\S/.test(line)) {
      const first = Number(/\d+/.exec(line)[0]);
      number = block(all, number, /^ *\d+\. +/, (part) => { flush(); blocks.push(el("ol", { start: first }, part.map((item) => el("li", {}, inline(item, at))))); });
    } else run.push(line);
  }
  flush();
  return blocks;
}

function block(all, from, mark, make) {
  let to = from;
  while (to < all.length && mark.test(all[to])) to += 1;
  make(all.slice(from, to).map((line) => line.replace(mark, "")));
  return to - 1;
}

// Emphasis may span lines, so the run is read as one and broken afterwards.
function broken(run, at) {
  return inline(run.join("\n"), at);
}
