// The one socket of this tab; it comes back by itself, and says so.

const FIRST_WAIT = 400;
const LONGEST_WAIT = 4000;

export class Link {
  constructor(hear, changed) {
    this.hear = hear;
    this.changed = changed;
    this.waiting = new Map();
    this.number = 0;
    this.pause = FIRST_WAIT;
    this.open();
  }

  open() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.socket = new WebSocket(`${scheme}://${location.host}/page/socket`);
    this.socket.onopen = () => {
      this.pause = FIRST_WAIT;
      this.changed(true);
    };
    this.socket.onmessage = (event) => this.received(JSON.parse(event.data));
    this.socket.onclose = () => this.closed();
  }

  received(frame) {
    if (frame.t !== "answer") return this.hear(frame);
    this.waiting.get(frame.ask)?.(frame);
    this.waiting.delete(frame.ask);
  }

  closed() {
    for (const answer of this.waiting.values()) answer({ lost: true });
    this.waiting.clear();
    this.changed(false);
    setTimeout(() => this.open(), this.pause);
    this.pause = Math.min(this.pause * 1.6, LONGEST_WAIT);
  }

  ask(seat, what, fields = {}) {
    if (this.socket.readyState !== WebSocket.OPEN) return Promise.resolve({ lost: true });
    const ask = ++this.number;
    this.socket.send(JSON.stringify({ ...fields, do: what, seat, ask }));
    return new Promise((answer) => this.waiting.set(ask, answer));
  }
}
