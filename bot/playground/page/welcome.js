// The first thing a visitor sees: what this is, and a card for every game the bot offers.

import { el, hue } from "./dom.js";

const PLAY = "play", RULES = "rules", GAME = "game";

export class Welcome {
  constructor(at) {
    this.at = at;
    this.node = el("div.welcome", { tabindex: "0", role: "region" });
  }

  get seat() { return this.at.seat; }

  draw() {
    const { words: w } = this.seat;
    this.node.setAttribute("aria-label", w.welcome);
    this.cards = el("div.cards", {}, el("p.cards-wait", {}, w.gamesLoading));
    this.channel = el("select", { "aria-label": w.openIn }, this.rooms().map((room) => el("option", { value: room.id }, `#${room.name}`)));
    this.node.replaceChildren(el("div.welcome-inner", {},
      el("h2", {}, w.hello), el("p.lead", {}, w.helloText),
      el("ol.steps", {}, [w.step1, w.step2, w.step3].map((step) => el("li", {}, step))),
      el("div.open-in", {}, el("label", {}, w.openIn, " ", this.channel)),
      this.cards,
      el("div.tips", {}, el("h3", {}, w.tips), el("ul", {}, [w.tip1, w.tip2, w.tip3].map((tip) => el("li", {}, tip))),
        el("button.button.secondary.wide-only", { type: "button", onclick: () => this.at.app.sideBySide(2) }, w.twoSeats))));
    this.fill();
  }

  // Free rooms first: a table that is already laid should not be asked for a second game.
  rooms() {
    const rooms = [...this.seat.channels.values()].filter((each) => each.guild && !each.thread);
    return [...rooms.filter((room) => !room.bots), ...rooms.filter((room) => room.bots)];
  }

  async fill() {
    const channel = this.rooms()[0];
    const play = this.seat.commands.guild.find((command) => command.name === PLAY);
    if (!play || !channel) return;
    const answer = await this.seat.ask("complete", { channel: channel.id, line: PLAY, option: GAME, typed: "" });
    // The signs of the games are emoji that the bot may have uploaded a moment ago.
    Object.assign(this.seat.emojis, (await this.seat.ask("emojis")).emojis);
    if (answer.choices?.length) this.cards.replaceChildren(...answer.choices.map((game) => this.card(game)));
    else setTimeout(() => this.node.isConnected && !this.node.hidden && this.fill(), 1500);
  }

  card(game) {
    const { words: w } = this.seat;
    const picture = this.seat.emojis[game.value];
    const rules = this.seat.commands.guild.some((command) => command.name === RULES);
    return el("div.card", { vars: { "--hue": hue(game.value) } },
      el("div.card-face", { "aria-hidden": "true" }, picture ? el("img", { src: `/cdn/emojis/${picture}.png`, alt: "" }) : initials(game.name)),
      el("h3", {}, game.name),
      el("div.card-buttons", {},
        el("button.button.primary", { type: "button", "aria-label": w.opens(game.name), data: { game: game.value }, onclick: () => this.run(PLAY, game) }, w.open),
        rules ? el("button.button.secondary", { type: "button", "aria-label": w.rulesOf(game.name), onclick: () => this.run(RULES, game) }, w.rules) : null));
  }

  run(command, game) {
    const channel = this.seat.channels.get(this.channel.value);
    for (const pane of this.at.app.panes) if (pane.where === "welcome") pane.visit(channel.id);
    this.at.visit(channel.id, { focus: true });
    this.seat.open(channel.id).then(() => this.seat.slash(channel, command, { [GAME]: game.value }, this.at.commandName(command)));
  }
}

function initials(name) {
  const parts = name.split(/[\s-]+/).filter((word) => /\p{Lu}|\d/u.test(word));
  return (parts.length > 1 ? parts.slice(-2) : [name]).map((word) => word[0].toUpperCase()).join("");
}
