/** The stream of a table. It comes back by itself after every break, and rests while nobody looks. */

const SHORTEST = 400;
const LONGEST = 15000;

export class Stream {
  /** `address()` says where; `heard(message)` gets every message; `state(connected)` every change of fortune. */
  constructor(address, heard, state) {
    this.address = address;
    this.heard = heard;
    this.state = state;
    this.wait = SHORTEST;
    document.addEventListener("visibilitychange", () => (document.hidden ? this.rest() : this.open()));
    addEventListener("online", () => this.open());
    addEventListener("pagehide", () => this.rest());
    addEventListener("pageshow", (event) => event.persisted && this.open());
  }

  open() {
    this.rest();
    if (document.hidden) return;
    this.source = new EventSource(this.address());
    this.source.addEventListener("open", () => {
      this.wait = SHORTEST;
      this.state(true);
    });
    this.source.addEventListener("table", (event) => this.heard(JSON.parse(event.data)));
    this.source.addEventListener("error", () => this.retry());
  }

  rest() {
    clearTimeout(this.timer);
    this.source?.close();
    this.source = null;
  }

  retry() {
    this.rest();
    this.state(false);
    this.timer = setTimeout(() => this.open(), this.wait * (0.7 + 0.6 * Math.random()));
    this.wait = Math.min(this.wait * 1.8, LONGEST);
  }
}
