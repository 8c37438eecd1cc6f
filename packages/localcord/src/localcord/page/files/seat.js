// What one person's client knows: channels, messages, unread marks, commands.

import { newer } from "./dom.js";
import { recall, remember } from "./keep.js";
import { words } from "./words.js";

const EPOCH = 1420070400000n; // Discord counts its ids from 2015

export class Seat {
  constructor(name, place, link) {
    Object.assign(this, { name, place, link, ready: false, channels: new Map(), members: [], emojis: {} });
    this.me = place.people.find((who) => who.name === name);
    this.commands = { guild: [], dm: [] };
    this.listeners = new Set();
    this.pending = new Set(); // components this person pressed and the bot has not answered
    this.trouble = new Map(); // message id -> what went wrong with the last press
    this.gone = new Set(recall(`gone:${place.boot}:${name}`, []));
    this.read = recall(`read:${place.boot}:${name}`, {});
    this.looking = new Set(); // channels that stand open at the newest message
  }

  get locale() { return this.me.locale; }
  get words() { return words(this.locale); }

  on(listener) {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  tell(kind, detail) {
    for (const listener of [...this.listeners]) listener(kind, detail);
  }

  ask(what, fields) { return this.link.ask(this.name, what, fields); }

  // -- hearing ---------------------------------------------------------------------------------

  hear(frame) {
    switch (frame.t) {
      case "seat": return this.load(frame);
      case "commands": this.commands = frame.commands; return this.tell("commands");
      case "created": return this.created(frame.channel, frame.message);
      case "edited": return this.edited(frame.channel, frame.message);
      case "deleted": return this.deleted(frame.channel, frame.id);
      case "answered": case "failed": return this.settled(frame.message, frame.component);
      case "channel_created": case "channel_changed": return this.channelKnown(frame.channel);
      case "channel_deleted": this.channels.delete(frame.channel.id); return this.tell("channels");
    }
  }

  load(frame) {
    this.me = frame.me;
    Object.assign(this, { members: frame.members, emojis: frame.emojis, commands: frame.commands, ready: true });
    this.channels = new Map();
    for (const channel of frame.channels) this.channelKnown(channel, true);
    this.tell("loaded");
  }

  channelKnown(channel, quietly = false) {
    const old = this.channels.get(channel.id) ?? { posts: [], loaded: false, more: false, mentions: 0 };
    this.channels.set(channel.id, Object.assign(old, channel));
    this.read[channel.id] ??= channel.last ?? "0";
    if (!quietly) this.tell("channels");
  }

  created(where, post) {
    const channel = this.channels.get(where);
    if (!channel) return;
    channel.last = post.id;
    channel.bots ||= post.author.bot;
    if (channel.loaded) channel.posts.push(post);
    const mine = post.author.id === this.me.id;
    const calls = channel.dm || post.mentions.some((who) => who.id === this.me.id);
    if (mine || this.looking.has(where)) this.read[where] = post.id;
    else if (calls && !post.private) channel.mentions += 1;
    this.tell("created", { channel, post });
    this.tell("unread");
  }

  edited(where, post) {
    const channel = this.channels.get(where);
    const at = channel?.posts.findIndex((each) => each.id === post.id) ?? -1;
    if (at < 0) return;
    channel.posts[at] = post;
    this.trouble.delete(post.id);
    this.tell("edited", { channel, post });
  }

  deleted(where, id) {
    const channel = this.channels.get(where);
    if (!channel) return;
    channel.posts = channel.posts.filter((post) => post.id !== id);
    this.tell("deleted", { channel, id });
  }

  settled(message, component) {
    if (this.pending.delete(`${message}:${component}`)) this.tell("pressed", message);
  }

  // -- reading -----------------------------------------------------------------------------------

  posts(channel) { return channel.posts.filter((post) => !this.gone.has(post.id)); }

  async open(id) {
    const channel = this.channels.get(id);
    if (!channel || channel.loaded) return channel;
    const answer = await this.ask("history", { channel: id });
    if (answer.messages && !channel.loaded) {
      Object.assign(channel, { posts: answer.messages, more: answer.more, loaded: true });
      this.tell("history", { channel });
    }
    return channel;
  }

  async older(channel) {
    if (!channel.more || channel.fetching || !channel.posts.length) return false;
    channel.fetching = true;
    const answer = await this.ask("history", { channel: channel.id, before: channel.posts[0].id });
    channel.fetching = false;
    if (!answer.messages) return false;
    channel.more = answer.more;
    channel.posts.unshift(...answer.messages);
    this.tell("history", { channel, added: answer.messages.length });
    return true;
  }

  unread(channel) { return Boolean(channel.last) && newer(channel.last, this.read[channel.id] ?? "0") > 0; }

  markRead(channel) {
    if (!this.unread(channel) && !channel.mentions) return;
    channel.mentions = 0;
    this.read[channel.id] = channel.last;
    remember(`read:${this.place.boot}:${this.name}`, this.read);
    this.tell("unread");
  }

  dismiss(post) {
    this.gone.add(post.id);
    remember(`gone:${this.place.boot}:${this.name}`, [...this.gone]);
    const channel = this.channels.get(post.channel_id);
    if (post.local) return this.deleted(channel.id, post.id);
    this.tell("deleted", { channel, id: post.id });
  }

  who(id) { return this.members.find((member) => member.id === id); }

  usable(channel) { return channel.dm ? this.commands.dm : this.commands.guild; }

  title(channel) { return channel.dm ? this.place.bot.name : `#${channel.name}`; }

  // -- doing -------------------------------------------------------------------------------------

  async speak(locale) {
    this.me.locale = locale;
    this.tell("locale");
    await this.ask("locale", { locale });
  }

  async press(post, component, what = "press", extra = {}) {
    const key = `${post.id}:${component}`;
    if (this.pending.has(key)) return null;
    this.pending.add(key);
    this.trouble.delete(post.id);
    this.tell("pressed", post.id);
    const answer = await this.ask(what, { channel: post.channel_id, message: post.id, component, ...extra });
    this.pending.delete(key);
    if (answer.lost) this.trouble.set(post.id, this.words.lostPress);
    else if (answer.error) this.trouble.set(post.id, this.words.tooLate);
    else if (answer.failed) this.trouble.set(post.id, this.words.failedPress);
    this.tell("pressed", post.id);
    if (answer.modal) this.tell("modal", answer.modal);
    return answer;
  }

  async slash(channel, path, options, shown) {
    const ghost = this.ghost(channel, shown ?? path);
    const answer = await this.ask("slash", { channel: channel.id, line: path, options });
    if (answer.failed || answer.error || answer.lost) {
      const why = answer.lost ? this.words.lostPress : answer.error ? this.words.cannot(answer.error) : this.words.failedCommand;
      this.edited(channel.id, { ...ghost, loading: false, failure: why });
    } else this.deleted(channel.id, ghost.id);
    if (answer.modal) this.tell("modal", answer.modal);
    return answer;
  }

  ghost(channel, shown) {
    const { bot } = this.place;
    const post = {
      id: String((BigInt(Date.now()) - EPOCH) << 22n), channel_id: channel.id, local: true, private: true, loading: true,
      author: { ...bot, username: bot.name }, content: "", mentions: [], embeds: [], components: [], attachments: [],
      timestamp: new Date().toISOString(), interaction: { name: shown, user: { ...this.me, global_name: this.name } },
    };
    if (channel.loaded) channel.posts.push(post);
    this.tell("created", { channel, post });
    return post;
  }
}
