// Starts the page: the socket, the seats, the panes, the notices.

import { el, paint } from "./dom.js";
import { recall, remember } from "./keep.js";
import { Link } from "./link.js";
import { Pane } from "./pane.js";
import { Seat } from "./seat.js";
import { strip } from "./strip.js";
import { words } from "./words.js";

const NOTICE_MS = 6000;
const PATIENCE_MS = 2500; // after a start the bot needs a moment; that is no news
const THEMES = ["auto", "dark", "light"];

class App {
  constructor() {
    Object.assign(this, { seats: new Map(), panes: [], active: null, place: null, botOnline: true, lost: false });
    this.where = recall("where", {});
    document.documentElement.dataset.theme = recall("theme", "auto");
    this.link = new Link((frame) => this.hear(frame), (up) => this.connection(up));
    addEventListener("visibilitychange", () => this.panes.forEach((pane) => pane.timeline.look()));
    addEventListener("keydown", (event) => this.key(event));
    addEventListener("popstate", () => this.place && this.arrange(this.asked()));
  }

  get words() { return words(this.active?.seat.locale ?? "de"); }

  // -- hearing -----------------------------------------------------------------------------------------

  hear(frame) {
    if (frame.t === "place") return this.arrived(frame);
    if (frame.t === "bot") return this.botChanged(frame.online);
    return this.seats.get(frame.seat)?.hear(frame);
  }

  arrived(place) {
    const again = this.place;
    this.place = place;
    paint(place.people.map((who) => who.name));
    if (again?.boot === place.boot) this.notice(this.words.back, "good");
    else if (again) this.notice(this.words.restarted, "good");
    if (again?.boot !== place.boot) this.begin();
    for (const who of place.people) this.link.ask(who.name, "sit");
  }

  begin() {
    const locales = new Map([...this.seats].map(([name, seat]) => [name, seat.locale]));
    for (const pane of this.panes.splice(0)) pane.close();
    this.active = null;
    this.seats = new Map(this.place.people.map((who) => [who.name, new Seat(who.name, this.place, this.link)]));
    this.arrange(this.asked());
    for (const [name, locale] of locales) if (this.seats.get(name) && this.seats.get(name).locale !== locale) this.seats.get(name).speak(locale);
  }

  connection(up) {
    if (up) return;
    clearTimeout(this.awayTimer);
    this.away = false;
    if (!this.lost && this.place) this.notice(this.words.lost, "bad");
    this.lost = true;
  }

  botChanged(online) {
    this.botOnline = online;
    clearTimeout(this.awayTimer);
    if (!online) this.awayTimer = setTimeout(() => { this.away = true; this.notice(this.words.botAway(this.place.bot.name), "bad"); }, PATIENCE_MS);
    else if (this.away) { this.away = false; this.notice(this.words.botBack(this.place.bot.name), "good"); }
    for (const pane of this.panes) if (pane.seat.ready) pane.drawSides();
  }

  notice(text, kind) {
    const bar = document.getElementById("notice");
    clearTimeout(this.noticeTimer);
    this.lost = false;
    bar.textContent = text;
    bar.dataset.kind = kind;
    if (kind === "good") this.noticeTimer = setTimeout(() => { bar.textContent = ""; bar.dataset.kind = ""; }, NOTICE_MS);
  }

  // -- seats and panes ---------------------------------------------------------------------------------

  asked() {
    const names = new URLSearchParams(location.search).getAll("seat").filter((name) => this.seats.has(name));
    return names.length ? [...new Set(names)].slice(0, 4) : [this.place.people[0].name];
  }

  arrange(names) {
    const kept = new Map(this.panes.map((pane) => [pane.seat.name, pane]));
    const focused = this.active?.seat.name;
    this.panes = names.map((name) => kept.get(name) ?? new Pane(this.seats.get(name), this));
    for (const [name, pane] of kept) if (!names.includes(name)) pane.close();
    const root = document.getElementById("panes");
    this.panes.forEach((pane, number) => root.children[number] !== pane.node && root.insertBefore(pane.node, root.children[number] ?? null));
    root.dataset.count = names.length;
    this.active = null;
    this.activate(this.panes.find((pane) => pane.seat.name === focused) ?? this.panes[0]);
    const query = names.map((name) => `seat=${encodeURIComponent(name)}`).join("&");
    history.replaceState(null, "", `?${query}`);
  }

  sit(name) {
    const open = this.panes.find((pane) => pane.seat.name === name);
    if (open) {
      this.activate(open);
      return open.focusComposer();
    }
    const [was, now] = [this.active, this.seats.get(name)];
    const room = was.seat.channels.get(was.where);
    if (room && !room.dm) this.rememberPlace(name, room.name);
    this.arrange(this.panes.map((pane) => (pane === was ? name : pane.seat.name)));
    this.activate(this.panes.find((pane) => pane.seat === now));
    return this.active.focusComposer();
  }

  sideBySide(count) {
    const names = this.panes.map((pane) => pane.seat.name);
    const room = this.active.seat.channels.get(this.active.where);
    const more = this.place.people.map((who) => who.name).filter((name) => !names.includes(name)).slice(0, Math.max(0, count - names.length));
    for (const name of more) if (room && !room.dm) this.rememberPlace(name, room.name);
    const kept = names.length > count ? [this.active.seat.name, ...names.filter((name) => name !== this.active.seat.name)].slice(0, count) : names;
    this.arrange([...names.filter((name) => kept.includes(name)), ...more]);
  }

  activate(pane) {
    if (this.active === pane) return;
    this.active = pane;
    for (const each of this.panes) each.node.classList.toggle("active", each === pane);
    document.documentElement.lang = pane.seat.locale.slice(0, 2);
    this.panes.forEach((each) => each.timeline.look());
    this.stripChanged();
  }

  placeName(seat) { return this.where[seat]; }

  rememberPlace(seat, name) {
    this.where[seat] = name;
    remember("where", this.where);
  }

  // Whom the newest board calls on: the page marks that seat, so that one person can play them all.
  called(seat) {
    const channel = this.active?.timeline.channel;
    const board = channel?.posts.findLast((post) => post.author.bot && !post.private && post.components.length);
    const signs = this.place.welcome?.calls ?? [];
    const calls = !signs.length || signs.some((sign) => board?.content.startsWith(sign));
    return calls && Boolean(board?.content.includes(`<@${seat.me.id}>`));
  }

  // -- the bar -----------------------------------------------------------------------------------------

  stripChanged() {
    if (this.stripWaits) return;
    this.stripWaits = true;
    requestAnimationFrame(() => {
      this.stripWaits = false;
      const bar = document.getElementById("strip");
      const fresh = el("div", {}, ...strip(this));
      if (fresh.innerHTML === this.stripSeen) return;
      this.stripSeen = fresh.innerHTML;
      const held = bar.contains(document.activeElement) ? [...bar.querySelectorAll("a, button")].indexOf(document.activeElement) : -1;
      bar.replaceChildren(...fresh.childNodes);
      bar.querySelectorAll("a, button")[held]?.focus();
      const count = this.panes.reduce((sum, pane) => sum + [...pane.seat.channels.values()].reduce((all, each) => all + (each.mentions ?? 0), 0), 0);
      document.title = `${count ? `(${count}) ` : ""}${this.panes.map((pane) => pane.seat.name).join(" + ")} · ${this.place.bot.name}`;
    });
  }

  turnTheme() {
    const dark = matchMedia("(prefers-color-scheme: dark)").matches;
    const now = document.documentElement.dataset.theme;
    const shown = now === "auto" ? (dark ? "dark" : "light") : now;
    const next = THEMES[shown === "dark" ? 2 : 1];
    document.documentElement.dataset.theme = next;
    remember("theme", next);
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    const typing = event.target.closest?.("input, textarea, select, [role=listbox], dialog");
    if (!event.altKey) {
      if (event.key.length === 1 && event.key !== " " && !typing) this.active?.focusComposer();
      return;
    }
    const name = this.place?.people[Number(event.code.replace("Digit", "")) - 1]?.name;
    if (!event.code.startsWith("Digit") || !name) return;
    event.preventDefault();
    this.sit(name);
  }
}

new App();
