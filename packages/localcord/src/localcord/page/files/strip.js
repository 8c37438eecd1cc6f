// The bar on top: who sits where. Everything below it is Discord, this is the playground.

import { avatar, el, icon } from "./dom.js";
import { words } from "./words.js";

const MOST_PANES = 4;

export function strip(app) {
  const w = words(app.active?.seat.locale ?? "de");
  const shown = app.panes.map((pane) => pane.seat.name);
  return [
    el("a.brand", { href: "/" , onclick: (event) => { event.preventDefault(); app.active?.visit("welcome"); } }, el("img", { src: "/page/die.svg", alt: "" }), el("h1", {}, el("b", {}, app.place.bot.name), ` ${w.playground}`)),
    el("nav.seats", { "aria-label": w.seats }, app.place.people.map((who) => seatLink(who.name, shown, app, w))),
    el("div.pane-count", { role: "group", "aria-label": w.sideBySide }, Array.from({ length: MOST_PANES }, (_, number) => number + 1).map((count) =>
      el("button", { type: "button", title: w.panes(count), "aria-label": w.panes(count), "aria-pressed": String(app.panes.length === count), onclick: () => app.sideBySide(count) }, Array.from({ length: count }, () => el("i"))))),
    el("button.bare.theme", { type: "button", title: w.theme, "aria-label": w.theme, onclick: () => app.turnTheme() }, icon("moon")),
  ];
}

function seatLink(name, shown, app, w) {
  const seat = app.seats.get(name);
  const here = app.active?.seat.name === name;
  const mentions = [...seat.channels.values()].reduce((sum, channel) => sum + (channel.mentions ?? 0), 0);
  const called = app.called(seat);
  const label = [shown.includes(name) ? w.sitting(name) : w.sitAs(name), called && w.called, mentions && w.mentions(mentions)].filter(Boolean).join(", ");
  const sit = (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    app.sit(name);
  };
  return el(`a.seat${shown.includes(name) ? ".open" : ""}${here ? ".here" : ""}${called ? ".called" : ""}`, { href: `?seat=${encodeURIComponent(name)}`, "aria-label": label, title: label, "aria-current": here ? "true" : null, data: { name }, onclick: sit },
    avatar(seat.me), el("span", {}, name), mentions ? el("span.badge", { "aria-hidden": "true" }, String(mentions)) : null);
}
