// A modal: labelled fields in a dialog; it closes when the bot has answered.

import { el, icon, uid } from "./dom.js";
import { markdown } from "./markdown.js";

const TEXT_INPUT = 4, TEXT = 10, LABEL = 18, PARAGRAPH = 2;

export function openModal(modal, at) {
  const { seat } = at;
  const w = seat.words;
  const fields = [];
  const title = uid("modal");
  const trouble = el("div.failure", { role: "alert", hidden: true });
  const send = el("button.button.primary", {}, w.submit);
  const close = () => dialog.close();
  const dialog = el("dialog.modal", { "aria-labelledby": title, onclose: () => dialog.remove() },
    el("form", { onsubmit: submit },
      el("header", {}, el("h2", { id: title }, modal.title), el("button.bare", { type: "button", "aria-label": w.cancel, onclick: close }, icon("close"))),
      el("div.modal-fields", {}, modal.components.map((part) => partOf(part, fields, at)), trouble),
      el("footer", {}, el("button.button.secondary", { type: "button", onclick: close }, w.cancel), send)));

  async function submit(event) {
    event.preventDefault();
    send.disabled = true;
    const filling = Object.fromEntries(fields.map((field) => [field.id, field.value()]));
    const answer = await seat.ask("submit", { modal: modal.key, filling });
    send.disabled = false;
    if (answer.failed || answer.error || answer.lost) {
      trouble.hidden = false;
      trouble.replaceChildren(icon("alert"), answer.error ? w.cannot(answer.error) : w.failedPress);
      return;
    }
    dialog.close();
    if (answer.modal) openModal(answer.modal, at);
  }

  document.body.append(dialog);
  dialog.showModal();
}

function partOf(part, fields, at) {
  if (part.type === TEXT) return el("div.text", {}, markdown(part.content, at));
  if (part.type === LABEL) return labelled(part.label, part.description, part.component, fields, at);
  return (part.components ?? []).map((inner) => labelled(inner.label, null, inner, fields, at));
}

function labelled(label, description, part, fields, at) {
  const id = uid("field");
  const needed = part.required !== false;
  const input = part.type === TEXT_INPUT ? textInput(part, id, needed) : choice(part, id, needed, at);
  const value = () => (part.type === TEXT_INPUT ? input.value : [...input.selectedOptions].map((option) => option.value).filter(Boolean));
  fields.push({ id: part.custom_id, value });
  return el("div.field", {},
    el("label", { for: id }, label, needed ? el("span.needed", { "aria-hidden": "true" }, " *") : null),
    description ? el("p.small", {}, description) : null, input);
}

function textInput(part, id, needed) {
  const shared = { id, required: needed, placeholder: part.placeholder, minlength: part.min_length, maxlength: part.max_length ?? 4000, value: part.value ?? "" };
  return part.style === PARAGRAPH ? el("textarea", { ...shared, rows: "4" }) : el("input", { ...shared, type: "text", autocomplete: "off" });
}

function choice(part, id, needed, at) {
  const people = () => at.seat.members.map((member) => ({ label: member.name, value: member.id }));
  const options = part.options ?? people();
  const many = (part.max_values ?? 1) > 1;
  return el("select", { id, required: needed, multiple: many },
    many ? null : el("option", { value: "" }, part.placeholder || at.seat.words.choose),
    options.map((option) => el("option", { value: option.value, selected: option.default }, option.label)));
}
