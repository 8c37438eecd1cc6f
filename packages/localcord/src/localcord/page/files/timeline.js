// The messages of one channel: grouped, kept at the newest, older ones on the way up.

import { el, icon } from "./dom.js";
import { message } from "./message.js";
import { day, dayNumber } from "./times.js";

const GROUP_MINUTES = 7;
const NEAR = 60;

export class Timeline {
  constructor(at) {
    this.at = at;
    this.nodes = new Map();
    this.list = el("div.list");
    this.scroller = el("div.scroller", { role: "log", tabindex: "0", onscroll: () => this.scrolled() }, this.list);
    this.jump = el("button.jump", { type: "button", hidden: true, onclick: () => this.toEnd() });
    this.said = el("div.unseen", { role: "status" });
    this.node = el("div.timeline", {}, this.scroller, this.jump, this.said);
    this.atEnd = true;
    this.top = 0;
    this.waiting = new Set(); // messages that changed under a finger
    this.hold = (event) => { this.held = event.target.closest?.(".message"); };
    this.release = () => setTimeout(() => this.letGo()); // the click comes after the finger is up
    this.list.addEventListener("pointerdown", this.hold);
    for (const kind of ["pointerup", "pointercancel"]) addEventListener(kind, this.release);
    new ResizeObserver(() => this.atEnd && this.toEnd()).observe(this.list);
    new ResizeObserver(() => this.atEnd && this.toEnd()).observe(this.scroller);
  }

  get seat() { return this.at.seat; }

  async show(channel) {
    if (this.channel) this.seat.looking.delete(this.channel.id);
    this.channel = channel;
    this.unreadFrom = this.seat.unread(channel) ? this.seat.read[channel.id] : null;
    this.atEnd = true;
    const { words: w } = this.seat;
    this.scroller.setAttribute("aria-label", w.messagesIn(this.seat.title(channel)));
    this.jump.replaceChildren(w.toNewest, icon("down"));
    this.redraw();
    await this.seat.open(channel.id);
    if (this.channel === channel) this.look();
  }

  hide() {
    if (this.channel) this.seat.looking.delete(this.channel.id);
    this.channel = null;
  }

  // -- drawing -------------------------------------------------------------------------------------

  redraw() {
    this.nodes.clear();
    const posts = this.seat.posts(this.channel);
    const parts = [this.beginning()];
    posts.forEach((post, number) => parts.push(...this.drawn(post, posts[number - 1])));
    this.list.replaceChildren(...parts);
    if (this.atEnd) this.toEnd();
  }

  beginning() {
    const { seat, channel } = this;
    const { words: w } = seat;
    if (!channel.loaded) return el("div.older", {}, w.loading);
    if (channel.more) return el("div.older", {}, w.older);
    const title = seat.title(channel);
    return el("div.beginning", {}, el("span.big", {}, icon(channel.dm ? "at" : channel.thread ? "thread" : "hash")),
      el("h2", {}, channel.dm ? title : w.start(title)), el("p", {}, channel.dm ? w.startDm(title) : w.startText(title)));
  }

  drawn(post, before) {
    const parts = [];
    const when = new Date(post.timestamp);
    const newDay = !before || dayNumber(when) !== dayNumber(new Date(before.timestamp));
    const first = this.unreadFrom && before?.id === this.unreadFrom;
    if (newDay) parts.push(el("div.day", { role: "separator" }, el("span", {}, day(post.timestamp, this.seat.locale))));
    if (first) parts.push(el("div.fresh", { role: "separator" }, el("span", {}, this.seat.words.newMark)));
    const node = message(post, this.at, !newDay && !first && together(before, post));
    this.nodes.set(post.id, node);
    return [...parts, node];
  }

  before(post) {
    const posts = this.seat.posts(this.channel);
    return posts[posts.findIndex((each) => each.id === post.id) - 1];
  }

  // -- changes ---------------------------------------------------------------------------------------

  created(post) {
    if (!this.channel.loaded || this.nodes.has(post.id)) return;
    this.list.append(...this.drawn(post, this.before(post)));
    if (this.atEnd || (post.author.id === this.seat.me.id)) this.toEnd();
    else this.jump.classList.add("news");
    this.look();
  }

  edited(id) {
    const old = this.nodes.get(id);
    const post = this.channel?.posts.find((each) => each.id === id);
    if (!old || !post) return;
    // Drawn anew between press and release, a button would lose the click.
    if (old === this.held) { this.waiting.add(id); return; }
    const focus = focusIn(old);
    const node = message(post, this.at, old.classList.contains("compact"));
    node.setAttribute("aria-live", "off");
    this.announce(old, node);
    old.replaceWith(node);
    this.nodes.set(id, node);
    focus?.(node);
    // At once: shorter and then longer in one frame would look like a person who scrolled up.
    if (this.atEnd) this.toEnd();
  }

  letGo() {
    this.held = null;
    const changed = [...this.waiting];
    this.waiting.clear();
    for (const id of changed) this.edited(id);
  }

  close() {
    this.hide();
    for (const kind of ["pointerup", "pointercancel"]) removeEventListener(kind, this.release);
  }

  // A board that changes is not read out as a whole, only the line above it, where that is new.
  announce(old, node) {
    const line = (each) => each.querySelector(".body > .text")?.textContent ?? "";
    if (line(node) !== line(old)) this.said.textContent = line(node);
  }

  deleted(id) {
    const node = this.nodes.get(id);
    if (!node) return;
    const focused = node.contains(document.activeElement);
    const divided = node.previousSibling?.getAttribute("role") === "separator";
    node.remove();
    this.nodes.delete(id);
    if (divided) this.redraw();
    const posts = this.seat.posts(this.channel);
    for (const [number, post] of posts.entries()) {
      const shown = this.nodes.get(post.id);
      if (shown?.classList.contains("compact") && !together(posts[number - 1], post)) {
        shown.classList.remove("compact");
        this.edited(post.id);
      } else if (post.message_reference?.message_id === id) this.edited(post.id);
    }
    if (focused) this.at.focusComposer();
  }

  history(added) {
    if (!added) return this.redraw();
    const { scrollHeight, scrollTop } = this.scroller;
    const posts = this.seat.posts(this.channel);
    const known = posts.findIndex((post) => this.nodes.has(post.id));
    const first = this.nodes.get(posts[known]?.id);
    if (!first) return this.redraw();
    while (this.list.firstChild !== first) this.list.firstChild.remove();
    const parts = posts.slice(0, known + 1).flatMap((post, number) => this.drawn(post, posts[number - 1]));
    first.replaceWith(this.beginning(), ...parts);
    this.scroller.scrollTop = scrollTop + this.scroller.scrollHeight - scrollHeight;
    return undefined;
  }

  // -- scrolling ---------------------------------------------------------------------------------------

  toEnd() {
    this.scroller.scrollTop = this.scroller.scrollHeight;
    this.atEnd = true;
    this.look();
  }

  scrolled() {
    const { scrollHeight, scrollTop, clientHeight } = this.scroller;
    // Content that grows also leaves the end behind; only a person scrolls up.
    if (scrollHeight - scrollTop - clientHeight < NEAR) this.atEnd = true;
    else if (scrollTop < this.top - 2) this.atEnd = false;
    this.top = scrollTop;
    if (scrollTop < 200 && this.channel?.loaded) this.seat.older(this.channel);
    this.look();
  }

  look() {
    if (!this.channel) return;
    this.jump.hidden = this.atEnd;
    const seen = this.atEnd && document.visibilityState === "visible" && this.node.offsetParent !== null;
    if (!seen) { this.seat.looking.delete(this.channel.id); return; }
    this.jump.classList.remove("news");
    this.seat.looking.add(this.channel.id);
    this.seat.markRead(this.channel);
  }

  async find(id) {
    await this.seat.open(this.channel.id);
    for (let tries = 0; tries < 40 && !this.nodes.has(id); tries += 1) if (!(await this.seat.older(this.channel))) break;
    const node = this.nodes.get(id);
    if (!node) return;
    this.atEnd = false;
    node.scrollIntoView({ block: "center" });
    node.classList.add("found");
    node.focus({ preventScroll: true });
    setTimeout(() => node.classList.remove("found"), 1800);
  }
}

function together(before, post) {
  if (!before || before.author.id !== post.author.id || Boolean(before.private) !== Boolean(post.private)) return false;
  if (post.interaction || post.message_reference) return false;
  return (new Date(post.timestamp) - new Date(before.timestamp)) / 60000 < GROUP_MINUTES;
}

// A message that is drawn anew keeps the keyboard where it was: same words first, then same place.
function focusIn(old) {
  const now = document.activeElement;
  if (!old.contains(now)) return null;
  if (now === old) return (node) => node.focus({ preventScroll: true });
  const all = (node) => [...node.querySelectorAll("button, a")];
  const [words, number] = [now.textContent, all(old).indexOf(now)];
  return (node) => {
    const found = all(node);
    const usable = (each) => each && !each.disabled;
    const next = found.find((each) => each.textContent === words && usable(each)) ?? [found[number], ...found].find(usable) ?? node;
    next.focus({ preventScroll: true });
  };
}
