// Small things this browser remembers; a browser that keeps nothing still works.

export function recall(key, otherwise) {
  try {
    return JSON.parse(localStorage.getItem(`localcord:${key}`)) ?? otherwise;
  } catch {
    return otherwise;
  }
}

export function remember(key, value) {
  try {
    localStorage.setItem(`localcord:${key}`, JSON.stringify(value));
  } catch {
    // A private window may refuse; the page then starts afresh next time.
  }
}
