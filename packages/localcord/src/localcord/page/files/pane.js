// One person's Discord: sidebar, channel, composer, members.

import { avatar, el, icon } from "./dom.js";
import { Composer } from "./composer.js";
import { localName } from "./commands.js";
import { openModal } from "./modal.js";
import { memberList, sidebar } from "./sidebar.js";
import { Timeline } from "./timeline.js";
import { Welcome } from "./welcome.js";

export class Pane {
  constructor(seat, app) {
    Object.assign(this, { seat, app, where: null });
    this.timeline = new Timeline(this);
    this.composer = new Composer(this);
    this.welcome = new Welcome(this);
    this.welcome.node.hidden = true;
    this.nav = el("nav.sidebar");
    this.aside = el("aside.members");
    this.head = el("header.channel-head");
    this.talk = el("div.talk", { hidden: true }, this.timeline.node, this.composer.node);
    this.chat = el("div.chat", {}, this.head, this.welcome.node, this.talk);
    this.shade = el("div.shade", { onclick: () => this.drawers() });
    this.node = el("section.pane", { data: { seat: seat.name }, onfocusin: () => app.activate(this), onpointerdown: () => app.activate(this), onkeydown: (event) => this.key(event) }, el("div.pane-inner", {}, this.nav, this.chat, this.aside, this.shade));
    this.stop = seat.on((kind, detail) => this.heard(kind, detail));
    if (seat.ready) this.loaded();
  }

  close() {
    this.timeline.close();
    this.stop();
    this.node.remove();
  }

  // -- hearing -----------------------------------------------------------------------------------------

  heard(kind, detail) {
    const here = detail?.channel && detail.channel === this.timeline.channel;
    if (here) this.app.stripChanged();
    switch (kind) {
      case "loaded": return this.loaded();
      case "locale": return this.redraw();
      case "commands": return this.where === "welcome" && this.welcome.draw();
      case "channels": return this.channelsChanged();
      case "unread": return this.drawSides();
      case "created": return here && this.timeline.created(detail.post);
      case "edited": return here && this.timeline.edited(detail.post.id);
      case "deleted": return here && this.timeline.deleted(detail.id);
      case "history": return here && this.timeline.history(detail.added);
      case "pressed": return this.timeline.edited(detail);
      case "modal": return this.app.active === this && openModal(detail, this);
    }
  }

  loaded() {
    const known = this.seat.channels.has(this.where) ? this.where : null;
    const name = this.app.placeName(this.seat.name);
    const wanted = [...this.seat.channels.values()].find((each) => (each.dm ? "@" : each.name) === name);
    const used = [...this.seat.channels.values()].some((each) => each.last);
    this.where = null;
    this.visit(known ?? wanted?.id ?? (used ? this.firstRoom().id : "welcome"));
  }

  firstRoom() { return [...this.seat.channels.values()].find((each) => each.guild); }

  channelsChanged() {
    if (this.where !== "welcome" && !this.seat.channels.has(this.where)) this.visit(this.firstRoom()?.id ?? "welcome");
    this.drawSides();
  }

  redraw() {
    const { where } = this;
    this.where = null;
    this.visit(where);
  }

  // -- going -------------------------------------------------------------------------------------------

  visit(where, { focus = false } = {}) {
    this.drawers();
    if (where !== this.where) {
      this.where = where;
      const channel = this.seat.channels.get(where);
      this.talk.hidden = !channel;
      this.welcome.node.hidden = Boolean(channel);
      this.node.setAttribute("aria-label", this.seat.words.paneOf(this.seat.name));
      this.node.lang = this.seat.locale.slice(0, 2);
      if (channel) {
        this.app.rememberPlace(this.seat.name, channel.dm ? "@" : channel.name);
        this.composer.show(channel);
        this.timeline.show(channel);
      } else {
        this.timeline.hide();
        this.welcome.draw();
      }
      this.drawHead(channel);
      this.drawSides();
    }
    if (focus && !matchMedia("(pointer: coarse)").matches) this.focusComposer();
  }

  async go(event, channel, message) {
    event?.preventDefault();
    this.visit(channel);
    if (message) await this.timeline.find(message);
  }

  // -- drawing -----------------------------------------------------------------------------------------

  drawHead(channel) {
    const { words: w } = this.seat;
    const title = channel ? (channel.dm ? this.seat.place.bot.name : channel.name) : w.welcome;
    const sign = icon(!channel ? "wave" : channel.dm ? "at" : channel.thread ? "thread" : "hash");
    this.head.replaceChildren(
      el("button.bare.menu", { type: "button", "aria-label": w.showChannels, onclick: () => this.drawers("channels") }, icon("menu")),
      sign, el("h2", {}, title), el("span.who", {}, avatar(this.seat.me, ".tiny"), this.seat.name),
      el("button.bare.people", { type: "button", title: w.showMembers, "aria-label": w.showMembers, onclick: () => this.drawers("people") }, icon("people")));
  }

  drawSides() {
    this.app.stripChanged();
    const { words: w } = this.seat;
    const rooms = [...this.seat.channels.values()].map((each) => [each.id, each.name, each.archived, each.mentions, this.seat.unread(each)]);
    const seen = JSON.stringify([this.where, this.seat.locale, rooms, this.app.botOnline, this.seat.members]);
    if (seen === this.seen) return;
    this.seen = seen;
    const held = document.activeElement?.dataset?.where;
    const inside = this.nav.contains(document.activeElement);
    this.nav.setAttribute("aria-label", `${w.channels}: ${this.seat.name}`);
    this.nav.replaceChildren(...sidebar(this));
    if (inside) this.nav.querySelector(held ? `[data-where="${held}"]` : ".language")?.focus();
    this.aside.setAttribute("aria-label", `${w.members}: ${this.seat.name}`);
    this.aside.replaceChildren(...memberList(this, this.app.botOnline));
  }

  drawers(which = "") {
    const open = this.node.dataset.drawer === which ? "" : which;
    this.node.dataset.drawer = open;
    if (open === "channels") this.nav.querySelector(".here, .room")?.focus();
    if (open === "people") this.aside.querySelector("button")?.focus();
  }

  // -- what messages and keys need ---------------------------------------------------------------------

  commandName(name) {
    const command = this.seat.commands.guild.find((each) => each.name === name);
    return command ? localName(command, this.seat.locale) : name;
  }

  find({ channel_id: channel, message_id: id }) {
    if (this.seat.gone.has(id)) return null;
    return this.seat.channels.get(channel)?.posts.find((post) => post.id === id);
  }

  reply(post) { this.composer.reply(post); }
  focusComposer() { if (!this.talk.hidden) this.composer.focus(); }
  toEnd() { this.timeline.toEnd(); }

  mention(member) {
    this.drawers();
    if (this.where === "welcome") this.visit(this.firstRoom().id);
    this.composer.insert(`@${member.name} `);
  }

  key(event) {
    if (event.key === "Escape" && this.node.dataset.drawer) return this.drawers();
    if (event.altKey && ["ArrowUp", "ArrowDown"].includes(event.key)) {
      event.preventDefault();
      return this.step(event.key === "ArrowDown" ? 1 : -1);
    }
    return undefined;
  }

  step(by) {
    const rooms = [...this.nav.querySelectorAll("[data-where]")].map((room) => room.dataset.where);
    this.visit(rooms[(rooms.indexOf(this.where) + by + rooms.length) % rooms.length], { focus: true });
  }
}
