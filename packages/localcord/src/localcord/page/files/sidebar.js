// Channels, direct messages and the person who sits here.

import { avatar, el, icon } from "./dom.js";

export function sidebar(at) {
  const { seat } = at;
  const { words: w } = seat;
  const all = [...seat.channels.values()];
  const rooms = all.filter((each) => each.guild && !each.thread);
  const threads = (parent) => all.filter((each) => each.thread && each.parent === parent.id && !each.archived);
  return [
    el("h2.guild", {}, seat.place.guild),
    el("div.rooms", {},
      entry(at, "welcome", w.welcome, "wave"),
      el("h3", {}, w.textChannels),
      el("ul", {}, rooms.map((room) => [channelEntry(at, room), threads(room).map((thread) => channelEntry(at, thread))])),
      el("h3", {}, w.direct),
      el("ul", {}, all.filter((each) => each.dm).map((each) => channelEntry(at, each)))),
    userPanel(at),
  ];
}

function channelEntry(at, channel) {
  const { seat } = at;
  const { words: w } = seat;
  const unread = seat.unread(channel) && at.where !== channel.id;
  const label = channel.dm ? seat.place.bot.name : channel.name;
  const spoken = [label, unread && w.unread, channel.mentions && w.mentions(channel.mentions)].filter(Boolean).join(", ");
  return el(channel.thread ? "li.thread" : "li", {}, room(at, channel.id, spoken, unread ? ".unread" : "",
    channel.dm ? avatar(seat.place.bot, ".small") : icon(channel.thread ? "thread" : "hash"),
    el("span", {}, label), channel.mentions ? el("span.badge", { "aria-hidden": "true" }, String(channel.mentions)) : null));
}

const entry = (at, where, label, picture) => room(at, where, label, "", icon(picture), el("span", {}, label));

function room(at, where, spoken, mark, ...inside) {
  const here = at.where === where;
  return el(`button.room${mark}${here ? ".here" : ""}`, { type: "button", "aria-label": spoken, "aria-current": here ? "page" : null, data: { where }, onclick: () => at.visit(where, { focus: true }) }, inside);
}

function userPanel(at) {
  const { seat } = at;
  const { words: w } = seat;
  const next = seat.locale === "de" ? "en-US" : "de";
  return el("div.user-panel", {}, avatar(seat.me), el("div", {}, el("b", {}, seat.name), el("small", {}, w.tongue)),
    el("button.language", { type: "button", title: w.other, "aria-label": `${seat.name}: ${w.other}`, lang: next.slice(0, 2), onclick: () => seat.speak(next) },
      el(seat.locale === "de" ? "b" : "span", {}, "DE"), el(seat.locale === "de" ? "span" : "b", {}, "EN")));
}

export function memberList(at, botOnline) {
  const { seat } = at;
  const { words: w } = seat;
  const here = seat.members.filter((member) => !member.bot && seat.place.people.some((who) => who.id === member.id));
  const bot = seat.members.filter((member) => member.bot);
  const group = (title, people, away) => el("div", {}, el("h3", {}, `${title} — ${people.length}`), el("ul", {}, people.map((member) => el(away ? "li.away" : "li", {}, person(member, at)))));
  return botOnline ? [group(w.online, [...bot, ...here])] : [group(w.online, here), group(w.offline, bot, true)];
}

function person(member, at) {
  const { words: w } = at.seat;
  const act = member.bot ? () => at.visit([...at.seat.channels.values()].find((each) => each.dm)?.id, { focus: true }) : () => at.mention(member);
  return el("button.member", { type: "button", title: member.bot ? w.write : w.mention, "aria-label": `${member.name}: ${member.bot ? w.write : w.mention}`, onclick: act },
    avatar(member), el("span", {}, member.name), member.bot ? el("span.tag", {}, icon("check"), w.app) : null);
}
