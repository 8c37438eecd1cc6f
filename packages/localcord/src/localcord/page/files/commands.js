// Commands as a person reads them: in their language, subcommands as lines of their own.

const SUBCOMMAND = 1, GROUP = 2, CHAT_INPUT = 1;

export const localName = (thing, locale) => thing.name_localizations?.[locale] ?? thing.name;
export const localText = (thing, locale) => thing.description_localizations?.[locale] ?? thing.description ?? "";

export function entries(commands, locale) {
  const lines = commands.filter((command) => command.type === CHAT_INPUT).flatMap((command) => flat(command, [], [], locale));
  return lines.sort((a, b) => a.shown.localeCompare(b.shown, locale));
}

function flat(thing, path, shown, locale) {
  const here = [[...path, thing.name], [...shown, localName(thing, locale)]];
  const inner = (thing.options ?? []).filter((option) => option.type === SUBCOMMAND || option.type === GROUP);
  if (inner.length) return inner.flatMap((option) => flat(option, ...here, locale));
  const options = (thing.options ?? []).map((option) => ({ ...option, shown: localName(option, locale), about: localText(option, locale) }));
  return [{ path: here[0].join(" "), shown: here[1].join(" "), about: localText(thing, locale), options }];
}

export function matching(all, typed) {
  const wanted = typed.toLowerCase();
  const names = (entry) => [entry.shown, entry.path];
  const begins = all.filter((entry) => names(entry).some((name) => name.startsWith(wanted)));
  const holds = all.filter((entry) => !begins.includes(entry) && names(entry).some((name) => name.includes(wanted)));
  return [...begins, ...holds];
}

// "/spielen spiel:kniffel": the command whose whole name was typed, and what stands behind it.
export function typedOut(all, text) {
  const line = text.slice(1).toLowerCase();
  const found = all.filter((entry) => [entry.shown, entry.path].some((name) => line.startsWith(`${name} `)));
  const entry = found.sort((a, b) => b.shown.length - a.shown.length)[0];
  if (!entry) return null;
  const name = [entry.shown, entry.path].find((each) => line.startsWith(`${each} `));
  return { entry, rest: text.slice(name.length + 2) };
}

export function typedOptions(entry, rest) {
  const marks = [...rest.matchAll(/([\p{L}\p{N}_-]+):/gu)].filter((mark) => byName(entry, mark[1]));
  const values = marks.map((mark, number) => [byName(entry, mark[1]), rest.slice(mark.index + mark[0].length, marks[number + 1]?.index).trim()]);
  const first = entry.options.find((option) => option.required);
  return !values.length && rest.trim() && first ? [[first, rest.trim()]] : values;
}

const byName = (entry, name) => entry.options.find((option) => option.shown === name || option.name === name);
