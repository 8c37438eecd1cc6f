// Where one types: words, mentions, replies, and the slash that opens the commands.

import { avatar, el, icon } from "./dom.js";
import { CommandLine } from "./command-line.js";
import { entries, matching, typedOut } from "./commands.js";
import { Picker } from "./picker.js";

export class Composer {
  constructor(at) {
    this.at = at;
    this.picker = new Picker();
    this.text = el("textarea", { rows: "1", maxlength: "2000", "aria-autocomplete": "list", "aria-controls": this.picker.list.id, oninput: () => this.typed(), onkeydown: (event) => this.key(event) });
    this.sendButton = el("button.bare.send", { type: "button", onclick: () => this.send() }, icon("send"));
    this.replyBar = el("div.reply-bar", { hidden: true });
    this.box = el("div.composer-box", {}, this.text, this.sendButton);
    this.node = el("div.composer", { onfocusout: (event) => this.node.contains(event.relatedTarget) || this.picker.hide() }, this.picker.node, this.replyBar, this.box);
    this.drafts = new Map();
  }

  get seat() { return this.at.seat; }
  get commands() { return entries(this.seat.usable(this.channel), this.seat.locale); }

  show(channel) {
    if (this.channel) this.drafts.set(this.channel.id, this.text.value);
    this.channel = channel;
    if (this.line) this.leaveCommand(false);
    this.stopReply();
    this.text.value = this.drafts.get(channel.id) ?? "";
    this.relabel();
  }

  relabel() {
    const { words: w } = this.seat;
    const to = w.messageTo(this.channel.dm ? `@${this.seat.title(this.channel)}` : this.seat.title(this.channel));
    this.text.placeholder = to;
    this.text.setAttribute("aria-label", to);
    this.sendButton.setAttribute("aria-label", w.send);
    if (this.line) this.leaveCommand(false);
    this.grow();
  }

  focus() { (this.line ?? this.text).focus({ preventScroll: true }); }

  // -- typing ------------------------------------------------------------------------------------------

  typed() {
    this.grow();
    const { value } = this.text;
    if (!value.startsWith("/")) return this.offerMentions();
    const whole = typedOut(this.commands, value);
    if (whole) return this.enterCommand(whole.entry, whole.rest);
    return this.offerCommands(value.slice(1));
  }

  grow() {
    if (CSS.supports("field-sizing", "content") || !this.text.isConnected) return;
    this.text.style.height = "auto";
    this.text.style.height = `${Math.min(this.text.scrollHeight, 240)}px`;
  }

  offerCommands(typed) {
    const { words: w } = this.seat;
    const items = matching(this.commands, typed).map((entry) => ({ label: `/${entry.shown}`, detail: entry.about, hints: entry.options.filter((option) => option.required).map((option) => option.shown), icon: avatar(this.seat.place.bot, ".small"), entry }));
    this.picker.show(this.text, typed ? w.matching(typed) : w.commands, items, (item) => this.enterCommand(item.entry, ""), w.noCommand);
  }

  offerMentions() {
    const before = this.text.value.slice(0, this.text.selectionStart);
    const token = /(?:^|\s)([@#])([^\s@#]*)$/.exec(before);
    if (!token) return this.picker.hide();
    const wanted = token[2].toLowerCase();
    const found = token[1] === "@"
      ? this.seat.members.map((member) => ({ label: member.name, icon: avatar(member, ".tiny"), insert: `@${member.name} ` }))
      : [...this.seat.channels.values()].filter((each) => !each.dm).map((each) => ({ label: `#${each.name}`, insert: `#${each.name} ` }));
    const items = found.filter((item) => item.label.toLowerCase().replace("#", "").startsWith(wanted));
    if (!items.length) return this.picker.hide();
    return this.picker.show(this.text, token[1] === "@" ? this.seat.words.people : this.seat.words.channels, items, (item) => {
      const start = before.length - token[2].length - 1;
      this.text.setRangeText(item.insert, start, before.length, "end");
      this.picker.hide();
    });
  }

  insert(words) {
    this.text.setRangeText(words, this.text.selectionStart, this.text.selectionEnd, "end");
    this.focus();
  }

  key(event) {
    if (event.isComposing) return;
    if (this.picker.key(event)) return event.preventDefault();
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      this.send();
    } else if (event.key === "Escape") {
      if (this.replied) this.stopReply();
      else this.at.toEnd();
    }
  }

  // -- commands --------------------------------------------------------------------------------------------

  enterCommand(entry, rest) {
    this.picker.hide();
    this.text.value = "";
    this.line = new CommandLine(entry, rest, this);
    this.box.classList.add("commanding");
    this.box.prepend(this.line.node);
    this.text.hidden = true;
    this.line.focus();
  }

  leaveCommand(focus = true) {
    this.picker.hide();
    this.line?.node.remove();
    this.line = null;
    this.box.classList.remove("commanding");
    this.text.hidden = false;
    this.grow();
    if (focus) this.text.focus();
  }

  sendCommand(entry, options) {
    this.leaveCommand();
    this.at.toEnd();
    return this.seat.slash(this.channel, entry.path, options, entry.shown);
  }

  // -- words -----------------------------------------------------------------------------------------------

  reply(post) {
    const { words: w } = this.seat;
    this.replied = post;
    const name = post.author.bot ? this.seat.place.bot.name : post.author.global_name;
    this.replyBar.replaceChildren(el("span", {}, w.replyingTo(name)), el("button.bare", { type: "button", "aria-label": w.stopReply, onclick: () => this.stopReply() }, icon("close")));
    this.replyBar.hidden = false;
    this.focus();
  }

  stopReply() {
    this.replied = null;
    this.replyBar.hidden = true;
  }

  async send() {
    if (this.line) return this.line.send();
    const text = this.encoded(this.text.value.trim());
    if (!text) return undefined;
    if (text.startsWith("/") && this.picker.open) return this.picker.choose();
    const reply = this.replied?.id;
    this.text.value = "";
    this.grow();
    this.stopReply();
    const answer = await this.seat.ask("say", { channel: this.channel.id, text, reply });
    if (answer.lost || answer.error) this.text.value = text;
    return answer;
  }

  // "@Anna" stands in the box, <@id> goes on the wire, as in every client.
  encoded(text) {
    const people = [...this.seat.members].sort((a, b) => b.name.length - a.name.length);
    const named = people.reduce((words, who) => words.replaceAll(`@${who.name}`, `<@${who.id}>`), text);
    return [...this.seat.channels.values()].filter((each) => !each.dm && each.name).reduce((words, each) => words.replaceAll(`#${each.name}`, `<#${each.id}>`), named);
  }
}
