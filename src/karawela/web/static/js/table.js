/** The table: choices go to the server, what becomes of them comes back by the stream. */
import { Arrows, boxOf, central, targets } from "./arrows.js";
import { Bar } from "./bar.js";
import { BoardView } from "./boardview.js";
import { Drawer } from "./drawer.js";
import { Explainer } from "./explain.js";
import { Hint } from "./hint.js";
import { Keys } from "./keys.js";
import { Stream } from "./live.js";
import { moved } from "./motion.js";
import { Pan } from "./pan.js";
import { address, apply } from "./parts.js";
import { Past } from "./past.js";
import { Picks } from "./picks.js";
import { stepsOf, trace } from "./routes.js";
import { isTall, keepColumn, tellTall, whenTurned } from "./screen.js";
import { send } from "./send.js";
import { Sheet } from "./sheet.js";
import { chime } from "./sound.js";
import { Stage } from "./stage.js";
import { Story } from "./story.js";
import { agreed } from "./taking-back.js";
import { toast } from "./toast.js";

const table = document.getElementById("table");
const says = table.dataset;
const here = `/table/${says.id}`;
const title = document.title;
const drawer = new Drawer(table);
const story = new Story(table);
const view = new BoardView(document.getElementById("pane"), document.getElementById("part-board"));
const pan = new Pan(view, document.querySelector(".zoom"));
const picks = new Picks(pan);
const arrows = new Arrows(view, pan, document.getElementById("arrows"));
const counsel = new Hint(here);
const sheet = new Sheet(document.getElementById("part-question"));
const explainer = new Explainer(table, (words) => (story.announcer.textContent = words), (rule) => drawer.search(rule));
const bar = new Bar(document.getElementById("part-question"), peek, () => sheet.measure());
const past = new Past(table, here, view.frame, whose, afresh);
const stage = new Stage(past, () => (seat === null ? says.own.split(" ").filter(Boolean).map(Number) : [Number(seat)]));

let seq = Number(says.seq);
let shown = says.shown;
let seat = new URLSearchParams(location.search).get("seat");
let tall = isTall();
let sending = 0;
let myTurn = false;

// ---------------------------------------------------------------- what comes

const stream = new Stream(
  () => {
    tall = isTall();
    return `${here}/stream?shown=${shown}${tall ? "&tall=1" : ""}${seat === null ? "" : `&seat=${seat}`}`;
  },
  (message) => {
    const answered = Boolean(sending) && message.seq !== seq;
    if (message.seq !== seq) {
      free();
      sheet.lower();
      counsel.drop();
    }
    ({ seq, shown } = message);
    apply(past.hold(message));
    table.dataset.tall = Number(tall);
    explainer.renew();
    look(false, answered);
    stage.heard(myTurn);
    settle(Boolean(message.parts?.log || message.log));
    table.dataset.seq = seq;
  },
  (connected) => (document.getElementById("lost").hidden = connected),
);

/** After every change: whose turn it is, what is new. */
function look(first = false, answered = false) {
  const before = myTurn;
  myTurn = Boolean(document.querySelector("[data-my-turn]"));
  document.title = myTurn ? `▶ ${says.sayYourTurn} · ${title}` : title;
  const question = document.getElementById("question")?.textContent.trim();
  look.asked = question !== look.question;
  look.question = question;
  const stands = [seat, question, ...[...document.querySelectorAll(".bar [data-move]")].map(({ dataset, ariaLabel }) => dataset.move + ariaLabel)].join("\n");
  const another = answered || stands !== look.stands;
  if (another) keys.ask();
  bar.renew(another);
  look.stands = stands;
  if (!first) story.tell(myTurn && look.asked ? question : "");
  if (myTurn && !before && !first) chime();
  if (drawer.current === "chat") story.read();
  drawer.unread(story.unread());
  document.querySelector('.curtain [data-act="lift"]')?.focus();
  end();
}

/** What has to measure the page waits for the next frame, when it is laid out anyway. */
function settle(told) {
  settle.told ||= told;
  settle.asked ||= look.asked;
  settle.frame ??= requestAnimationFrame(() => {
    const { told, asked } = settle;
    settle.frame = settle.told = settle.asked = undefined;
    place();
    if (told) drawer.down();
    if (asked) document.querySelector(".ask .options").scrollTop = 0;
  });
}

/** The board in its size, and what can be chosen, or what has just moved, in sight. */
function place() {
  view.fit();
  pan.renew();
  const choices = myTurn && past.step === null ? targets() : [];
  const now = `${seq} ${view.drawn}`;
  if (place.known !== now && past.step === null) seek(choices);
  arrows.show(choices);
  sheet.measure();
  place.known = now;
}

/** What moves: what the board says does, otherwise what has moved last. */
function mover() {
  return document.querySelector("svg.board [data-mover]") ?? moved()[0] ?? null;
}

/** All that can be chosen is brought into sight; where there is no room for it, what moves, and arrows count the rest. On a
 * wide screen whoever has come nearer stays there while anything can be chosen there. */
function seek(choices) {
  picks.letGo();
  if (!isTall() && choices.some((choice) => !arrows.wayTo(choice))) return;
  const chief = mover() ?? central(choices);
  const things = choices.length ? choices : [chief].filter(Boolean);
  pan.gather(things.filter((thing) => pan.holds(thing)), pan.holds(chief) ? chief : null);
  view.gather(things.map(boxOf), chief && boxOf(chief));
}

/** Another board is in sight, of an earlier step or of now. */
function afresh() {
  place.known = undefined;
  place();
}

/** Whose board and log are wanted, and for which screen. */
function whose() {
  const wanted = new URLSearchParams();
  if (seat !== null) wanted.set("seat", seat);
  if (says.tall === "1") wanted.set("tall", "true");
  return wanted;
}

function end() {
  const ending = document.getElementById("ending");
  if (ending && !end.shown) ending.showModal();
  end.shown = Boolean(ending);
}

// ---------------------------------------------------------------- what goes

function hold(chosen) {
  sending = setTimeout(() => { free(); stream.open(); }, 4000);
  table.classList.add("sending");
  chosen?.classList.add("chosen");
}

function free() {
  clearTimeout(sending);
  sending = 0;
  table.classList.remove("sending");
  for (const option of document.querySelectorAll(".chosen")) option.classList.remove("chosen");
}

async function post(what, body = {}) {
  const result = await send(`${here}/${what}`, body);
  if (!result.ok) {
    free();
    complain(result);
  }
  return result;
}

function complain({ status, answer }) {
  if (status === 0) toast(says.sayFailed);
  else if (answer.rule) explain(answer.error, answer.rule);
  else toast(answer.error ?? says.sayFailed);
  if (status === 409 || status === 0) stream.open();
}

function explain(reason, rule) {
  toast(reason, { action: `${says.sayRule} ${rule}`, act: () => drawer.search(rule), seconds: 12 });
}

async function choose(element) {
  const { move, route } = element.dataset;
  if (sending) return;
  if (!move && !route) {
    element.click();
    return;
  }
  if (doubtful(element)) return;
  sheet.lower();
  stage.chose();
  hold(element);
  picks.chosen(element);
  if (route) await post("route", { moves: stepsOf(element), seq, seat: ownSeat() });
  else await post("move", { move, seq, seat: ownSeat() });
}

/** What would end the turn with something left to do is chosen twice: the first time it warns. */
function doubtful(element) {
  const deed = element.dataset.move ?? element.dataset.route;
  if (!element.classList.contains("closing") || doubtful.of === deed) {
    doubtful.of = null;
    return false;
  }
  doubtful.of = deed;
  toast(element.dataset.warning ?? says.sayClosing, { seconds: 6 });
  return true;
}

function ownSeat() {
  return seat === null ? null : Number(seat);
}

async function why(element) {
  const { ok, answer } = await post("why", { move: element.dataset.why, seat: ownSeat() });
  if (ok) answer.legal ? toast(says.sayLegal) : explain(answer.reason, answer.rule);
}

async function reasons() {
  const response = await fetch(`${here}/refused${seat === null ? "" : `?seat=${seat}`}`, { headers: { accept: "application/json" } });
  if (!response.ok) return;
  const list = document.getElementById("reason-list");
  const found = await response.json();
  list.replaceChildren(...found.flatMap(({ label, reason }) => [line("dt", label), line("dd", reason)]));
  if (!found.length) list.replaceChildren(line("dd", says.sayNoReasons));
  document.getElementById("reasons").showModal();
}

function line(tag, text) {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}

const ACTS = {
  undo: async (button) => {
    if (!(await agreed(button))) return;
    stage.leave();
    const { ok, answer } = await post("undo", { move: "", seq });
    if (ok && answer.undo === "asked") toast(says.sayAsked);
  },
  hint: async () => {
    const wrong = await counsel.ask(seq, ownSeat());
    if (wrong) complain(wrong);
  },
  why: reasons,
  order: ({ dataset }) => post("order", { order: dataset.order, until: dataset.until, seat: ownSeat() }),
  orderOff: ({ dataset }) => post("order-off", { order: dataset.order, seat: ownSeat() }),
  spread: () => sheet.toggle(),
  agree: () => post("undo-answer", { agree: true, seq }),
  refuse: () => post("undo-answer", { agree: false, seq }),
  story: () => story.whole(whose()),
  recap: () => stage.repeat(),
  at: (line) => stage.at(Number(line.dataset.step)),
  lift: (button) => {
    seat = button.dataset.seat;
    history.replaceState(null, "", `?seat=${seat}`);
    stream.open();
  },
  join: async (button) => {
    const name = document.getElementById("join-name")?.value ?? "";
    const { ok } = await post("join", { seat: Number(button.dataset.seat), name });
    if (ok) location.reload();
  },
  leave: async () => {
    for (const own of says.own.split(" ")) await post("leave", { seat: Number(own) });
    location.reload();
  },
  rematch: async () => {
    const { ok, answer } = await post("rematch");
    if (ok) location.assign(`/table/${answer.table}`);
  },
};

table.ownerDocument.addEventListener("click", (event) => {
  const thing = event.target.closest("[data-move], [data-route], [data-why], [data-act], [data-panel], [data-zoom], [data-fold]");
  if (!thing) return;
  const wish = thing.dataset;
  if (wish.move !== undefined || wish.route !== undefined) event.detail < 2 && !keys.late(event) && choose(thing);
  else if (wish.why !== undefined) why(thing);
  else if (wish.act !== undefined) ACTS[wish.act](thing);
  else if (wish.panel !== undefined) drawer.toggle(wish.panel);
  else if (wish.fold !== undefined) fold(wish.fold);
  else pan.act(wish.zoom);
});

function fold(column) {
  keepColumn(column, document.documentElement.dataset[column] === "folded" ? "unfolded" : "folded");
}
/** A click on a board of the past is one on the present: whoever acts does not wait. */
view.pane.addEventListener("click", (event) => {
  if (past.step === null) return;
  stage.leave();
  const thing = document.elementFromPoint(event.clientX, event.clientY)?.closest("svg.board [data-move]");
  if (thing && myTurn) choose(thing);
});


document.getElementById("say")?.addEventListener("submit", async (event) => {
  event.preventDefault();
  const field = document.getElementById("saying");
  if (!field.value.trim()) return;
  const { ok } = await post("chat", { text: field.value });
  if (ok) field.value = "";
});

// ---------------------------------------------------------------- hints

/** An option under the pointer or in focus shows its thing on the board, the end of a way all of its squares. */
function hint(event) {
  if (event.pointerType === "touch") return;
  const on = event.type === "pointerover" || event.type === "focusin";
  trace(on ? event.target.closest?.("[data-route]") : null);
  const option = event.target.closest?.(".bar [data-move]");
  const thing = peek(on ? option : null);
  if (event.type === "focusin" && pan.holds(thing)) pan.reveal(thing);
}

/** Marks what an option is on the board, and nothing else. */
function peek(option) {
  for (const thing of document.querySelectorAll("svg.board .peek")) thing.classList.remove("peek");
  const thing = option && document.querySelector(`svg.board [data-move="${CSS.escape(option.dataset.move)}"]`);
  thing?.classList.add("peek");
  return thing;
}
for (const kind of ["pointerover", "pointerout", "focusin", "focusout"]) table.addEventListener(kind, hint);

// ---------------------------------------------------------------- keys

const press = (selector) => () => document.querySelector(selector)?.click();
const keys = new Keys(
  {
    u: press('.bar [data-act="undo"]'),
    h: press('.bar [data-act="hint"]'),
    w: press('.bar [data-act="why"]'),
    l: () => drawer.toggle("log"),
    c: () => drawer.toggle("chat"),
    r: () => drawer.toggle("rules"),
    p: () => fold("people"),
    n: () => stage.next(),
    "+": () => pan.act("in"),
    "-": () => pan.act("out"),
    "=": () => pan.act("fit"),
    "?": press('[data-dialog="menu"]'),
    o: () => sheet.toggle(),
    Escape: () => explainer.close() || bar.back() || sheet.lower() || (drawer.open && drawer.close()),
  },
  choose,
);

whenTurned(() => stream.open());
tellTall();
address();
look(true);
place();
stream.open();
table.dataset.ready = "yes";
