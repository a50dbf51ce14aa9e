/** What just happened, told over the board as it happens and again when somebody wants it, at the reader's own pace.
 *
 * It never stands in the way: whoever acts is in the present at once. */
import { moves } from "./motion.js";

const PACES = { slow: 3400, normal: 1700, fast: 800, instant: 0, next: Infinity };
const KEPT_FOR = 9000;
const SHOWN_AT_ONCE = 4;
const AUTOMATON = 3;
const BEAT = 0.45;

export class Stage {
  /** `own()` are the seats of who is looking. */
  constructor(past, own) {
    this.past = past;
    this.own = own;
    this.box = document.getElementById("stage");
    this.told = document.getElementById("stage-told");
    this.count = document.getElementById("stage-count");
    this.pace = document.getElementById("pace");
    this.pace.value = remembered();
    this.pace.addEventListener("change", () => this.paced());
    this.box.addEventListener("click", (event) => this.press(event.target.closest("[data-stage]")?.dataset.stage));
    this.queue = [];
    this.seen = newest();
    this.mark = null;
    this.current = null;
    this.mine = Boolean(document.querySelector("[data-my-turn]"));
  }

  // -------------------------------------------------------------- what comes

  /** After the page has changed: what is new is told; `mine` says whether the reader is asked now. What comes one by one
   * while others play is told as it comes, with the board that moves anyway; what comes all at once, and what a reader
   * wants to see slowly, waits in a queue. */
  heard(mine) {
    const last = newest();
    const fresh = passages().filter((each) => lastOf(each) > this.seen);
    const began = mine && !this.mine;
    this.mine = mine;
    if (last < this.seen) this.leave();
    this.seen = last;
    const news = fresh.filter((each) => this.worth(each)).map((each) => item(each));
    const pace = this.pace.value;
    if (this.current && (this.again || this.paused)) {
      if (!this.again) this.queue.push(...news);
    } else if (pace === "slow" || pace === "next" || this.queue.length || this.timer || (PACES[pace] && news.filter((each) => each.events).length > 1)) {
      this.queue.push(...news);
      if (!this.timer && !this.waits()) this.go();
    } else if (news.length && (pace !== "instant" || mine)) {
      this.tell(pace === "instant" ? news.slice(-1) : this.present());
      if (mine) this.timer = setTimeout(() => this.go(), Math.max(PACES[pace], 2200));
    } else if (began) this.rest();
    this.say();
  }

  /** What the player who acts now has done so far, dice and all. */
  present() {
    const all = passages().filter((each) => this.worth(each));
    const actor = all.findLast((each) => each.dataset.seat !== "")?.dataset.seat;
    const start = all.findLastIndex((each) => each.dataset.seat !== "" && each.dataset.seat !== actor) + 1;
    return all.slice(start).slice(-SHOWN_AT_ONCE).map((each) => item(each));
  }

  /** The reader has chosen something: what comes after is new to them. */
  chose() {
    this.mark = newest();
    this.leave();
  }

  isOwn(passage) {
    return passage.dataset.seat !== "" && this.own().includes(Number(passage.dataset.seat));
  }

  /** What others and chance do is worth telling, of one's own deeds only what came of them. */
  worth(passage) {
    if (passage.classList.contains("setup")) return false;
    return passage.querySelector(".told :is(i, .chapter)") !== null || !(this.isOwn(passage) || passage.classList.contains("quiet"));
  }

  /** What has happened since the reader chose last; before the first choice here, since the last own line but those of
   * the present turn. */
  since() {
    const all = passages();
    if (this.mark !== null && all.some((each) => lastOf(each) > this.mark && !this.isOwn(each))) {
      this.stretch = all.filter((each) => lastOf(each) > this.mark && this.worth(each)).map(lastOf);
    } else if (!this.stretch) {
      let end = all.length;
      while (end && this.isOwn(all[end - 1])) end--;
      let start = end;
      while (start && !this.isOwn(all[start - 1])) start--;
      this.stretch = all.slice(start, end).filter((each) => this.worth(each)).map(lastOf);
    }
    return all.filter((each) => this.stretch.includes(lastOf(each)));
  }

  // -------------------------------------------------------------- telling

  /** Tells the next of what waits: a whole stretch of one player if there is a lot, each step of it when it is told again,
   * and each of the company, who explain what they do as they go. */
  async go() {
    clearTimeout(this.timer);
    this.timer = 0;
    if (!this.queue.length) return this.rest();
    const told = [this.queue.shift()];
    while (!this.again && !told[0].company && told.length < SHOWN_AT_ONCE && this.queue[0]?.seat === told[0].seat && told[0].seat !== "") told.push(this.queue.shift());
    this.tell(told);
    const at = told.at(-1);
    if (this.again || (at.last < this.seen && this.boardTells(at))) await this.past.show(at.last + 1);
    else if (at.last >= this.seen) this.past.now();
    if (this.box.hidden || this.current !== told || this.waits()) return;
    const beats = told.reduce((sum, each) => sum + 1 + BEAT * Math.max(0, each.events - 1), 0);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.go(), PACES[this.pace.value] * (1 - BEAT + BEAT * beats));
  }

  /** Whether the board of that step is worth a look: others', or what an automaton has done in several moves. */
  boardTells(at) {
    return at.seat !== "" ? !this.own().includes(Number(at.seat)) : at.events >= AUTOMATON;
  }

  /** Whether the next thing comes only when the reader wants it. */
  waits() {
    return this.paused || (this.pace.value === "next" && this.current !== null);
  }

  tell(told) {
    clearTimeout(this.fading);
    this.current = told;
    this.box.hidden = false;
    this.box.classList.remove("summary");
    this.told.replaceChildren(...told.map((each) => each.copy.cloneNode(true)));
    this.unfold();
    this.say();
    this.stepAside();
    if (!PACES[this.pace.value] && !this.again) this.fade();
  }

  /** What a deed has brought about comes into sight bit by bit, as it would be told; the room for it is there before. */
  unfold() {
    clearInterval(this.unfolding);
    const pace = PACES[this.pace.value];
    const rest = [...this.told.querySelectorAll(".told > i, .told > .chapter")].slice(1);
    if (!moves() || !pace || pace === Infinity || this.paused) return;
    for (const event of rest) event.classList.add("still-to-come");
    this.unfolding = setInterval(() => {
      const event = rest.shift();
      if (event) event.classList.remove("still-to-come");
      else clearInterval(this.unfolding);
    }, pace * BEAT);
  }

  /** Above or below, wherever less of what can be chosen now lies under it. It does not jump there, nor from a summary into
   * a tale: it goes, and comes. */
  stepAside() {
    const { classList } = this.box;
    this.giveWay();
    const form = ["low", "summary"].map((each) => classList.contains(each)).join(" ");
    if (form === this.form) return;
    this.form = form;
    classList.add("moving");
    requestAnimationFrame(() => requestAnimationFrame(() => classList.remove("moving")));
  }

  giveWay() {
    this.box.classList.remove("low");
    if (!this.mine || this.past.step !== null) return;
    const targets = [...this.past.frame.querySelectorAll("[data-move]")].map((each) => each.getBoundingClientRect());
    const covered = () => {
      const box = this.box.getBoundingClientRect();
      return targets.filter((each) => each.right > box.x && each.x < box.right && each.bottom > box.y && each.y < box.bottom).length;
    };
    const above = covered();
    this.box.classList.toggle("low", above > 0);
    if (above && covered() >= above) this.box.classList.remove("low");
  }

  /** Everything is told: the present board, and what there is to see again. */
  rest() {
    clearTimeout(this.timer);
    this.timer = 0;
    this.past.now();
    const since = this.since();
    if (!this.mine || since.length < 2) {
      this.again = this.paused = false;
      return this.fade();
    }
    this.again = this.paused = false;
    this.current = null;
    this.box.hidden = false;
    this.box.classList.add("summary");
    const line = document.createElement("li");
    line.className = "since";
    line.textContent = this.box.dataset.saySince.replace("#", since.length);
    this.told.replaceChildren(line);
    this.say();
    this.stepAside();
    this.fade();
  }

  fade() {
    clearTimeout(this.fading);
    this.fading = setTimeout(() => this.close(), KEPT_FOR);
  }

  // -------------------------------------------------------------- what the reader wants

  press(wish) {
    const wishes = {
      again: () => this.repeat(),
      play: () => this.hold(),
      next: () => this.next(),
      previous: () => this.turn(-1),
      now: () => this.leave(),
      close: () => this.leave(),
    };
    wishes[wish]?.();
  }

  /** Tells again, step by step with its board, what has happened since the reader's turn. */
  repeat() {
    this.start(this.since());
  }

  start(told) {
    clearTimeout(this.timer);
    this.again = true;
    this.paused = false;
    this.current = null;
    this.queue = told.map((each) => item(each));
    this.of = this.queue.length;
    if (this.of) this.go();
    else this.close();
  }

  /** Shows one step of the log, and waits. */
  async at(step) {
    const passage = passages().find((each) => lastOf(each) + 1 >= step && Number(each.dataset.ply) < step);
    if (!passage) return;
    clearTimeout(this.timer);
    this.timer = 0;
    this.again = this.paused = true;
    this.of = 0;
    this.queue = passages().filter((each) => Number(each.dataset.ply) >= step && !each.classList.contains("setup")).map((each) => item(each));
    this.tell([item(passage, step)]);
    await this.past.show(step);
  }

  /** The next thing at once; from a summary, the first. */
  next() {
    if (this.box.hidden || this.box.classList.contains("summary")) return this.repeat();
    if (this.queue.length) return this.go();
    this.rest();
  }

  /** One step back or on, from whatever is shown now. */
  turn(by) {
    const all = passages().filter((each) => !each.classList.contains("setup"));
    const shown = all.findIndex((each) => lastOf(each) === (this.current ?? [{ last: newest() }])[0].last);
    const wanted = all[Math.max(0, Math.min(all.length - 1, shown + by))];
    if (wanted) this.at(lastOf(wanted) + 1);
  }

  /** Stops or goes on. */
  hold() {
    this.paused = !this.paused;
    clearTimeout(this.timer);
    this.timer = 0;
    this.say();
    if (!this.paused) this.go();
  }

  paced() {
    localStorage.setItem("pace", this.pace.value);
    this.paused = false;
    if (!PACES[this.pace.value]) this.leave();
    else if (this.current && !this.waits()) this.go();
  }

  /** Into the present; what was still to be told is not told. */
  leave() {
    clearTimeout(this.timer);
    this.timer = 0;
    this.queue = [];
    this.again = this.paused = false;
    this.past.now();
    this.close();
  }

  close() {
    clearTimeout(this.fading);
    clearInterval(this.unfolding);
    this.current = null;
    this.box.hidden = true;
  }

  /** What the tools say: how far the telling is, whether it stands still. */
  say() {
    const left = this.queue.length;
    this.count.textContent = this.again && this.of ? `${this.of - left} / ${this.of}` : left ? `+${left}` : "";
    this.box.classList.toggle("stopped", Boolean(this.paused));
  }
}

const passages = () => [...document.querySelectorAll("#log-before li[data-ply], #part-log li[data-ply]")];
const lastOf = (passage) => Number(passage.dataset.last);
const newest = () => Math.max(-1, ...passages().map(lastOf));

/** A passage as it is told here, or one line of it: without what can be clicked in a log. */
function item(passage, step = null) {
  const copy = passage.cloneNode(true);
  copy.removeAttribute("id");
  const folded = copy.querySelector("details");
  folded?.replaceWith(folded.querySelector(`.told[data-step="${step}"]`) ?? line(folded.querySelector("summary").textContent));
  for (const line of copy.querySelectorAll("[data-act]")) line.removeAttribute("data-act");
  const company = passage.classList.contains("company");
  return { copy, last: lastOf(passage), seat: passage.dataset.seat, company, events: passage.querySelectorAll(".told i").length };
}

function line(text) {
  const made = document.createElement("p");
  made.className = "told";
  made.append(document.createElement("span"));
  made.firstChild.textContent = text;
  return made;
}

/** The pace of this browser; who wants no motion wants nothing to play by itself until they say so. */
function remembered() {
  const kept = localStorage.getItem("pace");
  return kept in PACES ? kept : moves() ? "normal" : "instant";
}
