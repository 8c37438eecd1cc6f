// The first thing a visitor sees: what this is, and a card for every choice the bot begins with.

import { el, hue } from "./dom.js";

export class Welcome {
  constructor(at) {
    this.at = at;
    this.node = el("div.welcome", { tabindex: "0", role: "region" });
  }

  get seat() { return this.at.seat; }

  get offer() { return this.seat.place.welcome; }

  get texts() { return this.offer?.texts[this.seat.locale.slice(0, 2)] ?? this.offer?.texts.en; }

  draw() {
    const { words: w, place } = this.seat;
    const { texts } = this;
    this.node.setAttribute("aria-label", w.welcome);
    this.node.replaceChildren(el("div.welcome-inner", {},
      el("h2", {}, texts?.title ?? w.hello(place.bot.name)), el("p.lead", {}, texts?.lead ?? w.helloText(place.bot.name)),
      texts ? this.choices(texts) : null,
      el("div.tips", {}, el("h3", {}, w.tips), el("ul", {}, [[w.tip1, ".wide-only"], [w.tip2, ".wide-only"], [w.tip3, ""]].map(([tip, where]) => el(`li${where}`, {}, tip))),
        el("button.button.secondary.wide-only", { type: "button", onclick: () => this.at.app.sideBySide(2) }, w.twoSeats))));
    if (texts) this.fill();
  }

  choices(texts) {
    this.cards = el("div.cards", {}, el("p.cards-wait", {}, texts.loading));
    this.channel = el("select", { "aria-label": texts.channel }, this.rooms().map((room) => el("option", { value: room.id }, `#${room.name}`)));
    return [
      el("ol.steps", {}, texts.steps.map((step) => el("li", {}, step))),
      el("div.open-in", {}, el("label", {}, texts.channel, " ", this.channel)),
      this.cards,
    ];
  }

  // Free rooms first: where the bot has already begun something it should not be asked for more.
  rooms() {
    const rooms = [...this.seat.channels.values()].filter((each) => each.guild && !each.thread);
    return [...rooms.filter((room) => !room.bots), ...rooms.filter((room) => room.bots)];
  }

  has(name) { return this.seat.commands.guild.some((command) => command.name === name); }

  async fill() {
    const channel = this.rooms()[0];
    const { command, option } = this.offer;
    if (!this.has(command) || !channel) return;
    const answer = await this.seat.ask("complete", { channel: channel.id, line: command, option, typed: "" });
    // The signs of the choices are emoji that the bot may have uploaded a moment ago.
    Object.assign(this.seat.emojis, (await this.seat.ask("emojis")).emojis);
    if (answer.choices?.length) this.cards.replaceChildren(...answer.choices.map((choice) => this.card(choice)));
    else setTimeout(() => this.node.isConnected && !this.node.hidden && this.fill(), 1500);
  }

  card(choice) {
    const { texts, offer } = this;
    const picture = this.seat.emojis[choice.value];
    const named = (label) => label.replace("{name}", choice.name);
    return el("div.card", { vars: { "--hue": hue(choice.value) } },
      el("div.card-face", { "aria-hidden": "true" }, picture ? el("img", { src: `/cdn/emojis/${picture}.png`, alt: "" }) : initials(choice.name)),
      el("div.card-words", {}, el("h3", {}, choice.name), texts.about[choice.value] ? el("p", {}, texts.about[choice.value]) : null),
      el("div.card-buttons", {},
        el("button.button.primary", { type: "button", "aria-label": named(texts.button_label), data: { choice: choice.value }, onclick: () => this.run(offer.command, choice) }, texts.button),
        this.has(offer.second_command) ? el("button.button.secondary", { type: "button", "aria-label": named(texts.second_button_label), onclick: () => this.run(offer.second_command, choice) }, texts.second_button) : null));
  }

  run(command, choice) {
    const channel = this.seat.channels.get(this.channel.value);
    for (const pane of this.at.app.panes) if (pane.where === "welcome") pane.visit(channel.id);
    this.at.visit(channel.id, { focus: true });
    this.seat.open(channel.id).then(() => this.seat.slash(channel, command, { [this.offer.option]: choice.value }, this.at.commandName(command)));
  }
}

function initials(name) {
  const parts = name.split(/[\s-]+/).filter((word) => /\p{Lu}|\d/u.test(word));
  return (parts.length > 1 ? parts.slice(-2) : [name]).map((word) => word[0].toUpperCase()).join("");
}
