// A chosen command in the composer: one field per option, suggestions while typing.

import { avatar, el, icon } from "./dom.js";
import { localName, typedOptions } from "./commands.js";

const INTEGER = 4, BOOLEAN = 5, USER = 6, CHANNEL = 7, NUMBER = 10;
const PAUSE = 90;

export class CommandLine {
  constructor(entry, rest, host) {
    Object.assign(this, { entry, host, seat: host.seat, picker: host.picker, fields: [] });
    this.tail = el("input.tail", { type: "text", autocomplete: "off", role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false", "aria-controls": this.picker.list.id, "aria-label": this.seat.words.options,
      oninput: () => this.offerOptions(), onfocus: () => this.offerOptions(), onkeydown: (event) => this.tailKey(event) });
    this.trouble = el("span.command-trouble", { role: "alert" });
    const leave = el("button.bare", { type: "button", "aria-label": this.seat.words.leaveCommand, onclick: () => host.leaveCommand() }, icon("close"));
    this.row = el("div.command-fields", {}, el("span.command-name", {}, `/${entry.shown}`), this.tail);
    this.node = el("div.command-line", { role: "group", "aria-label": `/${entry.shown}` }, this.row, this.trouble, leave);
    for (const option of entry.options.filter((each) => each.required)) this.add(option);
    for (const [option, text] of typedOptions(entry, rest)) this.add(option).input.value = text;
    this.trim();
  }

  // Without options left there is nothing to type behind the last field.
  trim() { this.tail.hidden = this.fields.length > 0 && !this.left.length; }

  focus() {
    const field = this.fields.find((each) => !each.input.value) ?? this.fields.at(-1);
    (field?.input ?? this.tail).focus();
  }

  get left() { return this.entry.options.filter((option) => !this.fields.some((field) => field.option === option)); }

  add(option) {
    const known = this.fields.find((field) => field.option === option);
    if (known) return known;
    const field = { option, value: undefined };
    field.input = el("input", { type: "text", autocomplete: "off", spellcheck: "false", role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false", "aria-controls": this.picker.list.id, "aria-label": `${option.shown}: ${option.about}`, size: "6",
      oninput: () => this.typed(field), onfocus: () => this.suggest(field), onkeydown: (event) => this.fieldKey(event, field) });
    field.node = el("label.option-field", { title: option.about }, el("span", { "aria-hidden": "true" }, option.shown), field.input);
    this.fields.push(field);
    this.tail.before(field.node);
    this.trim();
    return field;
  }

  drop(field) {
    this.fields = this.fields.filter((each) => each !== field);
    field.node.remove();
    this.trim();
    this.focus();
  }

  // -- suggestions -----------------------------------------------------------------------------------

  offerOptions() {
    const wanted = this.tail.value.trim().replace(/:$/, "").toLowerCase();
    const offered = this.left.filter((option) => option.shown.startsWith(wanted));
    const items = offered.map((option) => ({ label: option.shown, detail: option.about, option }));
    if (!items.length) return this.picker.hide();
    this.picker.show(this.tail, this.seat.words.options, items, (item) => {
      this.tail.value = "";
      this.add(item.option).input.focus();
    });
    this.picker.node.classList.add("soft");
  }

  typed(field) {
    field.value = undefined;
    field.node.classList.remove("wrong");
    this.trouble.textContent = "";
    field.input.size = Math.max(6, Math.min(40, field.input.value.length + 1));
    field.eager = false;
    if (field.option.autocomplete) this.wait(field); // what was offered for other words must not be picked now
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.suggest(field), field.option.autocomplete ? PAUSE : 0);
  }

  wait(field) {
    field.waits = true;
    this.picker.show(field.input, field.option.about, [], () => {}, this.seat.words.loading);
  }

  async suggest(field) {
    const typed = field.input.value;
    if (field.option.autocomplete) {
      this.wait(field);
      const options = this.values(field);
      const answer = await this.seat.ask("complete", { channel: this.host.channel.id, line: this.entry.path, option: field.option.name, typed, options });
      if (document.activeElement !== field.input || field.input.value !== typed) return;
      field.waits = false;
      const choices = answer.choices ?? [];
      if (field.eager && choices.length) this.pick(field, choices[0]);
      else this.offer(field, choices);
    } else this.offer(field, this.known(field).filter((choice) => choice.name.toLowerCase().includes(typed.toLowerCase())));
  }

  offer(field, choices) {
    const items = choices.map((choice) => ({ label: choice.name, icon: choice.icon?.(), choice }));
    const free = [INTEGER, NUMBER].includes(field.option.type) || !items.length;
    if (free && !field.option.autocomplete) return this.picker.show(field.input, field.option.about, [], () => {}, field.option.about);
    return this.picker.show(field.input, field.option.about, items, (item) => this.pick(field, item.choice), this.seat.words.nothing);
  }

  known(field) {
    const { option } = field;
    if (option.choices) return option.choices.map((choice) => ({ name: localName(choice, this.seat.locale), value: choice.value }));
    if (option.type === BOOLEAN) return [{ name: "True", value: true }, { name: "False", value: false }];
    if (option.type === USER) return this.seat.members.map((member) => ({ name: member.name, value: member.id, icon: () => avatar(member, ".tiny") }));
    if (option.type === CHANNEL) return [...this.seat.channels.values()].filter((each) => !each.dm).map((each) => ({ name: `#${each.name}`, value: each.id }));
    return [];
  }

  pick(field, choice) {
    field.input.value = choice.name;
    field.input.size = Math.max(4, Math.min(40, choice.name.length));
    field.value = choice.value;
    field.node.classList.remove("wrong");
    this.picker.hide();
    const next = this.fields.find((each) => each.option.required && each.input.value === "");
    if (next) next.input.focus();
  }

  // -- keys ----------------------------------------------------------------------------------------------

  fieldKey(event, field) {
    if (this.picker.key(event)) return event.preventDefault();
    const empty = field.input.value === "";
    const chooses = event.key === "Enter" || (event.key === "Tab" && !event.shiftKey);
    if (chooses && field.waits && !empty) field.eager = true; // the first suggestion, as soon as it is there
    else if (event.key === "Enter") this.send();
    else if (event.key === "Escape") this.host.leaveCommand();
    else if (event.key === "Backspace" && empty) {
      if (field.option.required) this.host.leaveCommand();
      else this.drop(field);
    } else return undefined;
    return event.preventDefault();
  }

  tailKey(event) {
    const browsing = this.tail.value || ["ArrowDown", "ArrowUp", "Tab"].includes(event.key) || this.picker.cursor > 0;
    if (event.key === "Tab" && !this.tail.value) return undefined;
    if (event.key === "Escape" || (event.key === "Backspace" && !this.tail.value)) {
      if (event.key === "Backspace" && this.fields.length) this.fields.at(-1).input.focus();
      else this.host.leaveCommand();
    } else if (browsing && this.picker.key(event)) { /* the list took it */ } else if (event.key === "Enter") this.send();
    else return undefined;
    return event.preventDefault();
  }

  // -- sending ---------------------------------------------------------------------------------------------

  values(except) {
    const filled = this.fields.filter((field) => field !== except && field.input.value !== "");
    return Object.fromEntries(filled.map((field) => [field.option.name, this.valueOf(field)]).filter(([, value]) => value !== undefined));
  }

  valueOf(field) {
    if (field.value !== undefined) return field.value;
    const text = field.input.value.trim();
    const choices = this.known(field);
    if (!choices.length) return [INTEGER, NUMBER].includes(field.option.type) && Number.isNaN(Number(text)) ? undefined : text;
    const bare = (name) => name.replace(/^[#@]/, "").toLowerCase();
    return choices.find((choice) => bare(choice.name) === bare(text) || String(choice.value) === text)?.value;
  }

  send() {
    const { words: w } = this.seat;
    const missing = this.fields.find((field) => field.option.required && field.input.value.trim() === "");
    const wrong = this.fields.find((field) => field.input.value !== "" && this.valueOf(field) === undefined);
    const bad = missing ?? wrong;
    if (bad) {
      bad.node.classList.add("wrong");
      this.trouble.textContent = missing ? w.required : w.wrongValue;
      return bad.input.focus();
    }
    return this.host.sendCommand(this.entry, this.values());
  }
}
