// The list above the composer: commands, options, suggestions, people.

import { el, uid } from "./dom.js";

export class Picker {
  constructor() {
    this.items = [];
    this.title = el("div.picker-title");
    this.list = el("div.picker-list", { role: "listbox", tabindex: "0", id: uid("picker"), onkeydown: (event) => this.key(event) && event.preventDefault() });
    this.node = el("div.picker", { hidden: true }, this.title, this.list);
    this.cursor = 0;
  }

  get open() { return !this.node.hidden && this.items.length > 0; }

  show(owner, title, items, pick, empty = "") {
    this.owner?.removeAttribute("aria-activedescendant");
    Object.assign(this, { owner, items, pick });
    this.title.textContent = items.length ? title : empty || title;
    this.list.setAttribute("aria-label", title);
    this.rows = items.map((item, number) => el("div.picker-row", {
      role: "option", id: uid("row"), "aria-selected": "false",
      onpointermove: () => this.move(number, false), onpointerdown: (event) => event.preventDefault(), onclick: () => this.choose(number),
    }, item.icon ?? null, el("span.picker-name", {}, item.label), item.hints?.map((hint) => el("span.hint", {}, hint)), item.detail ? el("small", {}, item.detail) : null));
    this.list.replaceChildren(...this.rows);
    this.node.hidden = !items.length && !empty;
    if (owner.getAttribute("role") === "combobox") owner.setAttribute("aria-expanded", String(this.open));
    owner.setAttribute("aria-controls", this.list.id);
    if (items.length) this.move(0);
  }

  hide() {
    this.node.hidden = true;
    this.items = [];
    this.owner?.removeAttribute("aria-activedescendant");
    if (this.owner?.getAttribute("role") === "combobox") this.owner.setAttribute("aria-expanded", "false");
  }

  move(to, scroll = true) {
    this.cursor = (to + this.rows.length) % this.rows.length;
    this.rows.forEach((row, number) => row.setAttribute("aria-selected", String(number === this.cursor)));
    this.owner.setAttribute("aria-activedescendant", this.rows[this.cursor].id);
    if (scroll) this.rows[this.cursor].scrollIntoView({ block: "nearest" });
  }

  choose(number = this.cursor) { this.pick(this.items[number]); }

  // True where the key was for the list.
  key(event) {
    if (!this.open) {
      if (event.key !== "Escape" || this.node.hidden) return false;
      this.hide();
      return true;
    }
    if (event.key === "ArrowDown") this.move(this.cursor + 1);
    else if (event.key === "ArrowUp") this.move(this.cursor - 1);
    else if (event.key === "Enter" || (event.key === "Tab" && !event.shiftKey)) this.choose();
    else if (event.key === "Escape") this.hide();
    else return false;
    return true;
  }
}
