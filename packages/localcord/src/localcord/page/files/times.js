// Moments as Discord writes them, kept current while one looks.

import { el } from "./dom.js";
import { words } from "./words.js";

const UNITS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];
const STYLES = {
  t: { timeStyle: "short" }, T: { timeStyle: "medium" }, d: { dateStyle: "short" }, D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" }, F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" }, S: { dateStyle: "short", timeStyle: "medium" },
};

export function relative(seconds, locale) {
  const gap = seconds - Date.now() / 1000;
  const [unit, size] = UNITS.find(([, length]) => Math.abs(gap) >= length) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(Math.round(gap / size), unit);
}

export function moment(seconds, style, locale) {
  const when = new Date(seconds * 1000);
  if (Number.isNaN(when.getTime())) return `<t:${seconds}>`;
  const full = new Intl.DateTimeFormat(locale, STYLES.F).format(when);
  if (style === "R") {
    const props = { datetime: when.toISOString(), title: full, data: { relative: seconds, locale } };
    return el("time.moment", props, relative(seconds, locale));
  }
  const text = new Intl.DateTimeFormat(locale, STYLES[style] ?? STYLES.f).format(when);
  return el("time.moment", { datetime: when.toISOString(), title: full }, text);
}

export function sent(stamp, locale) {
  const when = new Date(stamp);
  const time = new Intl.DateTimeFormat(locale, { timeStyle: "short" }).format(when);
  const days = dayNumber(new Date()) - dayNumber(when);
  if (days === 0) return time;
  if (days === 1) return words(locale).yesterday(time);
  return new Intl.DateTimeFormat(locale, STYLES.s).format(when);
}

export const clock = (stamp, locale) => new Intl.DateTimeFormat(locale, { timeStyle: "short" }).format(new Date(stamp));
export const fullTime = (stamp, locale) => new Intl.DateTimeFormat(locale, STYLES.F).format(new Date(stamp));
export const day = (stamp, locale) => new Intl.DateTimeFormat(locale, { dateStyle: "long" }).format(new Date(stamp));
export const dayNumber = (when) => Math.floor((when.getTime() - when.getTimezoneOffset() * 60000) / 86400000);

setInterval(() => {
  for (const node of document.querySelectorAll("time[data-relative]")) {
    const text = relative(Number(node.dataset.relative), node.dataset.locale);
    if (node.textContent !== text) node.textContent = text;
  }
}, 1000);
