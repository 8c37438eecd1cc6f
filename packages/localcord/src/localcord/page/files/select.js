// Selects of a message: a button that opens a list; several values are sent when it closes.

import { avatar, el, icon, uid } from "./dom.js";
import { emoji } from "./inline.js";

export function select(part, post, at) {
  const { seat } = at;
  const options = optionsOf(part, seat);
  const waiting = seat.pending.has(`${post.id}:${part.custom_id}`);
  const preset = options.filter((option) => option.default);
  const face = preset.length ? preset.map((option) => option.label).join(", ") : part.placeholder || seat.words.choose;
  const button = el(`button.select${preset.length ? ".chosen" : ""}${waiting ? ".waiting" : ""}`, {
    type: "button", disabled: part.disabled, "aria-haspopup": "listbox", "aria-expanded": "false", "aria-busy": waiting ? "true" : null,
    onclick: () => open(button, part, options, post, at),
    onkeydown: (event) => {
      if (!["ArrowDown", "ArrowUp"].includes(event.key)) return;
      event.preventDefault();
      open(button, part, options, post, at);
    },
  }, el("span", {}, face), icon("down"));
  return button;
}

function optionsOf(part, seat) {
  if (part.type === 3) return part.options;
  if (part.type === 8) return [...seat.channels.values()].filter((each) => each.guild).map((each) => ({ label: `#${each.name}`, value: each.id }));
  return seat.members.map((member) => ({ label: member.name, value: member.id, picture: () => avatar(member, ".tiny") }));
}

function open(button, part, options, post, at) {
  if (button.getAttribute("aria-expanded") === "true") return;
  const { words: w } = at.seat;
  const many = part.max_values > 1;
  const chosen = new Set(options.filter((option) => option.default).map((option) => option.value));
  const before = [...chosen].join();
  let cursor = Math.max(0, options.findIndex((option) => option.default));

  const rows = options.map((option, number) => el("div.option", {
    id: uid("option"), role: "option", "aria-selected": String(chosen.has(option.value)),
    onclick: () => { cursor = number; toggle(); }, onpointermove: () => move(number),
  }, option.picture?.() ?? (option.emoji ? emoji(option.emoji) : null),
  el("span.option-text", {}, el("span", {}, option.label), option.description ? el("small", {}, option.description) : null),
  el(many ? "span.box" : "span.dot", { "aria-hidden": "true" }, icon("check"))));
  const list = el("div.options", { role: "listbox", tabindex: "0", "aria-label": part.placeholder || w.choose, "aria-multiselectable": many ? "true" : null, onkeydown: keys }, rows);
  const popup = el("div.popup", { popover: "auto" }, list,
    many ? el("div.popup-foot", {}, el("span", {}, w.upTo(part.max_values)), el("button.button.primary", { type: "button", onclick: () => popup.hidePopover() }, w.done)) : null);

  function move(to) {
    cursor = (to + rows.length) % rows.length;
    rows.forEach((row, number) => row.classList.toggle("cursor", number === cursor));
    list.setAttribute("aria-activedescendant", rows[cursor].id);
    rows[cursor].scrollIntoView({ block: "nearest" });
  }

  function toggle() {
    const { value } = options[cursor];
    if (!many) {
      chosen.clear();
      chosen.add(value);
      popup.dataset.send = "yes";
      return popup.hidePopover();
    }
    if (chosen.has(value)) chosen.delete(value);
    else if (chosen.size < part.max_values) chosen.add(value);
    rows.forEach((row, number) => row.setAttribute("aria-selected", String(chosen.has(options[number].value))));
  }

  function keys(event) {
    const steps = { ArrowDown: cursor + 1, ArrowUp: cursor - 1, Home: 0, End: rows.length - 1 };
    if (event.key in steps) move(steps[event.key]);
    else if (event.key === " " || (event.key === "Enter" && !many)) toggle();
    else if (event.key === "Enter" || event.key === "Tab") popup.hidePopover();
    else if (event.key.length === 1) {
      const next = [...options.keys()].find((n) => options[n].label.toLowerCase().startsWith(event.key.toLowerCase()));
      if (next !== undefined) move(next);
      return;
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  popup.addEventListener("toggle", (event) => {
    if (event.newState !== "closed") return;
    popup.remove();
    button.setAttribute("aria-expanded", "false");
    if (button.isConnected) button.focus();
    else at.focusComposer();
    const changed = many ? [...chosen].join() !== before : popup.dataset.send;
    if (!changed || chosen.size < (part.min_values ?? 1)) return;
    at.seat.press(post, part.custom_id, "select", { values: [...chosen] });
  });
  document.body.append(popup);
  button.setAttribute("aria-expanded", "true");
  popup.showPopover();
  beside(popup, button);
  list.focus();
  move(cursor);
}

// Below the button where there is room, else above it; never outside the window.
function beside(popup, button) {
  const box = button.getBoundingClientRect();
  popup.style.width = `${box.width}px`;
  popup.style.left = `${Math.max(4, Math.min(box.left, innerWidth - box.width - 4))}px`;
  const below = innerHeight - box.bottom - 8;
  const up = below < Math.min(popup.offsetHeight, 200) && box.top > below;
  popup.style.maxHeight = `${(up ? box.top : below) - 8}px`;
  popup.style.top = up ? "auto" : `${box.bottom + 4}px`;
  popup.style.bottom = up ? `${innerHeight - box.top + 4}px` : "auto";
}
