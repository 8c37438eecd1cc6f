// One message as it stands in the channel.

import { avatar, el, icon } from "./dom.js";
import { embed, file } from "./embed.js";
import { inline, plain } from "./inline.js";
import { isJumbo, markdown } from "./markdown.js";
import { controls } from "./controls.js";
import { clock, fullTime, sent } from "./times.js";

const V2 = 1 << 15;
const nameOf = (user) => user.global_name ?? user.name ?? user.username;

export function message(post, at, compact) {
  const { seat } = at;
  const w = seat.words;
  const who = nameOf(displayed(post, seat));
  const kinds = [compact && "compact", post.private && "private", calls(post, seat) && "calls", post.failure && "failed"].filter(Boolean);
  return el(["article.message", ...kinds].join("."), { tabindex: "-1", "aria-label": `${who}, ${sent(post.timestamp, seat.locale)}`, data: { id: post.id } },
    compact ? null : above(post, at),
    compact ? el("time.side", { datetime: post.timestamp, title: fullTime(post.timestamp, seat.locale) }, clock(post.timestamp, seat.locale))
      : avatar(displayed(post, seat)),
    el("div.body", {},
      compact ? null : heading(post, who, at),
      post.failure ? el("div.failure", {}, icon("alert"), post.failure) : null,
      post.loading ? el("div.thinking", {}, el("span.dots", { "aria-hidden": "true" }, el("i"), el("i"), el("i")), w.thinking(who)) : content(post, at),
      post.flags & V2 ? null : loose(post).map((each) => file(each, at)),
      post.embeds.map((each) => embed(each, at, post.attachments)),
      controls(post, at),
      reactions(post),
      seat.trouble.has(post.id) ? el("div.failure", { role: "alert" }, icon("alert"), seat.trouble.get(post.id)) : null,
      post.private && !post.loading ? privateNote(post, at) : null),
    post.local || post.private ? null : actions(post, at));
}

// Attachments stand above the embeds; what an embed shows as its picture is not shown twice.
function loose(post) {
  const shown = new Set(post.embeds.flatMap((each) => [each.image?.url, each.thumbnail?.url]));
  return post.attachments.filter((each) => !shown.has(each.url));
}

function displayed(post, seat) {
  return post.author.bot ? { ...post.author, name: seat.place.bot.name } : { ...post.author, name: nameOf(post.author) };
}

const calls = (post, seat) => !post.private && post.mentions.some((who) => who.id === seat.me.id);

function heading(post, who, at) {
  const { seat } = at;
  return el("div.by", {},
    el("span.name", { vars: {} }, who),
    post.author.bot ? el("span.tag", {}, icon("check"), seat.words.app) : null,
    el("time", { datetime: post.timestamp, title: fullTime(post.timestamp, seat.locale) }, sent(post.timestamp, seat.locale)));
}

function content(post, at) {
  if (!post.content) return null;
  const edited = post.edited_timestamp && !post.author.bot;
  return el(`div.text${isJumbo(post.content) ? ".jumbo" : ""}`, {},
    markdown(post.content, at), edited ? el("small.edited", {}, ` ${at.seat.words.edited}`) : null);
}

// The line above a message: the command it answers, or the message it replies to.
function above(post, at) {
  const { words: w } = at.seat;
  if (post.interaction) {
    const name = post.local ? post.interaction.name : at.commandName(post.interaction.name);
    const [before, command, after] = w.used(`/${name}`);
    return el("div.above", {}, el("b", {}, nameOf(post.interaction.user)), ` ${before}`, el("span.mention", {}, command), after);
  }
  if (!post.message_reference) return null;
  // Discord sends the quoted message only with some replies; null means that it is gone.
  const quoted = post.referenced_message === undefined ? at.find(post.message_reference) : post.referenced_message;
  if (quoted === null) return el("div.above", {}, w.gone);
  if (!quoted) return null;
  const text = (quoted.content || quoted.embeds[0]?.title || w.onEmbed).split("\n")[0].replace(/^(#{1,3}|-#) +/, "");
  const jump = (event) => at.go(event, quoted.channel_id, quoted.id);
  return el("div.above", {}, el("b", {}, nameOf(displayed(quoted, at.seat))),
    el("a.quoted", { href: `#${quoted.channel_id}`, onclick: jump, "aria-label": w.onEmbed }, inline(text.replace(/\]\(.*?\)|\[/g, ""), { ...at, go: (event) => event.preventDefault() }).map(flat)));
}

// A quote is itself a link, so links inside it become plain words.
const flat = (node) => (node.nodeName === "A" ? node.textContent : node);

function privateNote(post, at) {
  const { words: w } = at.seat;
  return el("div.private-note", {}, icon("eye"), `${w.onlyYou} · `,
    el("button.linkish", { type: "button", onclick: () => at.seat.dismiss(post) }, w.dismiss));
}

function reactions(post) {
  if (!post.reactions?.length) return null;
  return el("div.reactions", {}, post.reactions.map((each) => el("span.reaction", {}, plain(each.emoji.name), ` ${each.count}`)));
}

function actions(post, at) {
  const { words: w } = at.seat;
  const guild = at.seat.channels.get(post.channel_id)?.guild ?? "@me";
  const copy = (event) => {
    const { currentTarget: button } = event;
    navigator.clipboard?.writeText(`https://discord.com/channels/${guild}/${post.channel_id}/${post.id}`);
    button.title = w.copied;
    button.classList.add("done");
  };
  return el("div.actions", { role: "group" },
    el("button", { type: "button", tabindex: "-1", title: w.reply, "aria-label": w.reply, onclick: () => at.reply(post) }, icon("reply")),
    el("button", { type: "button", tabindex: "-1", title: w.copyLink, "aria-label": w.copyLink, onclick: copy }, icon("link")));
}
