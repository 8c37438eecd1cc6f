// Building the document: text only ever becomes text, never markup.

export function el(what, props = {}, ...children) {
  const [tag, ...classes] = what.split(".");
  const node = document.createElement(tag || "div");
  if (classes.length) node.className = classes.join(" ");
  for (const [name, value] of Object.entries(props ?? {})) set(node, name, value);
  node.append(...children.flat(Infinity).filter((child) => child != null && child !== false && child !== ""));
  return node;
}

function set(node, name, value) {
  if (value == null || value === false) return;
  if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
  else if (name === "data") Object.assign(node.dataset, value);
  else if (name === "vars") for (const [key, text] of Object.entries(value)) node.style.setProperty(key, text);
  else if (name === "value") node.value = value;
  else node.setAttribute(name, value === true ? "" : value);
}

let number = 0;
export const uid = (prefix) => `${prefix}-${++number}`;

const PATHS = {
  hash: "M5 9h15M4 15h15M10 3 8 21M16 3l-2 18",
  menu: "M3 6h18M3 12h18M3 18h18",
  people: "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-6 9c0-4 2.500-6 6-6s6 2 6 6M16 4.500a3.500 3.500 0 0 1 0 6.500M18 14.500c2 .7 3 2.500 3 5.500",
  thread: "M4 4v9a3 3 0 0 0 3 3h12m0 0-4-4m4 4-4 4",
  at: "M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm4-4v1.500a2.500 2.500 0 0 0 5 0V12a9 9 0 1 0-4 7.500",
  wave: "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm-4 7v1m8-1v1m-9 4c1 3 9 3 10 0",
  close: "M5 5l14 14M19 5 5 19",
  reply: "M10 6 4 12l6 6M4 12h9c4 0 7 2 7 7",
  link: "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1m2 4a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12Zm10 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z",
  moon: "M20 14A8.500 8.500 0 0 1 10 4a8.500 8.500 0 1 0 10 10Z",
  down: "M6 9l6 6 6-6",
  send: "M4 4l17 8-17 8 3-8-3-8Zm3 8h7",
  out: "M14 4h6v6M20 4l-9 9M18 14v5H5V6h5",
  file: "M6 2h8l5 5v15H6V2Zm8 0v5h5",
  check: "M5 12l5 5L20 7",
  alert: "M12 3 2 20h20L12 3Zm0 7v4m0 3v.5",
};

const SVG = "http://www.w3.org/2000/svg";
export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  for (const [key, value] of Object.entries({ viewBox: "0 0 24 24", class: "icon", "aria-hidden": "true" })) svg.setAttribute(key, value);
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", PATHS[name]);
  svg.append(path);
  return svg;
}

export function avatar(who, size = "") {
  if (who.bot) return el(`span.avatar.bot${size}`, { "aria-hidden": "true" }, el("img", { src: "/page/die.svg", alt: "" }));
  const name = who.name ?? who.global_name ?? who.username ?? "?";
  return el(`span.avatar${size}`, { "aria-hidden": "true", vars: { "--hue": hue(name) } }, name[0].toUpperCase());
}

// People who sit together get colours far apart.
const hues = new Map();
export const paint = (names) => names.forEach((name, number) => hues.set(name, String((210 + number * 137.5) % 360)));

export function hue(text) {
  if (hues.has(text)) return hues.get(text);
  let sum = 0;
  for (const letter of text) sum = (sum * 31 + letter.codePointAt(0)) % 997;
  return String((sum * 47) % 360);
}

export const newer = (a, b) => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
