/** The table: choices go to the server, what becomes of them comes back by the stream. */
import { BoardView } from "./boardview.js";
import { Drawer } from "./drawer.js";
import { Explainer } from "./explain.js";
import { Hint } from "./hint.js";
import { Keys } from "./keys.js";
import { Stream } from "./live.js";
import { Pan } from "./pan.js";
import { address, apply } from "./parts.js";
import { Picks } from "./picks.js";
import { send } from "./send.js";
import { chime } from "./sound.js";
import { Story } from "./story.js";
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
const counsel = new Hint(here);

let seq = Number(says.seq);
let shown = says.shown;
let seat = new URLSearchParams(location.search).get("seat");
let sending = 0;
let myTurn = false;

// ---------------------------------------------------------------- what comes

const stream = new Stream(
  () => `${here}/stream?shown=${shown}${seat === null ? "" : `&seat=${seat}`}`,
  (message) => {
    if (message.seq !== seq) {
      free();
      counsel.drop();
    }
    ({ seq, shown } = message);
    apply(message);
    look();
    settle(Boolean(message.parts?.log || message.log));
    table.dataset.seq = seq;
  },
  (connected) => (document.getElementById("lost").hidden = connected),
);

/** After every change: whose turn it is, what is new. */
function look(first = false) {
  const before = myTurn;
  myTurn = Boolean(document.querySelector("[data-my-turn]"));
  document.title = myTurn ? `▶ ${says.sayYourTurn} · ${title}` : title;
  const question = document.getElementById("question")?.textContent.trim();
  look.asked = question !== look.question;
  look.question = question;
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

/** The board in its size, and what can be chosen in sight. */
function place() {
  view.fit();
  pan.renew();
  if (myTurn && place.seq !== seq) seek();
  place.seq = seq;
}

/** What can be chosen is brought into sight: what was picked before, otherwise whatever is nearest at hand. */
function seek() {
  const choices = [...document.querySelectorAll("svg.board [data-move]")];
  if (!picks.goOn()) pan.seek(choices);
  view.seek(choices);
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
  const move = element.dataset.move;
  if (sending) return;
  if (!move) {
    element.click();
    return;
  }
  hold(element);
  picks.chosen(element);
  await post("move", { move, seq, seat: ownSeat() });
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
  undo: async () => {
    const { ok, answer } = await post("undo", { move: "", seq });
    if (ok && answer.undo === "asked") toast(says.sayAsked);
  },
  hint: async () => {
    const wrong = await counsel.ask(seq, ownSeat());
    if (wrong) complain(wrong);
  },
  why: reasons,
  agree: () => post("undo-answer", { agree: true, seq }),
  refuse: () => post("undo-answer", { agree: false, seq }),
  story: () => story.whole(),
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
  const thing = event.target.closest("[data-move], [data-why], [data-act], [data-panel], [data-zoom]");
  if (!thing) return;
  const wish = thing.dataset;
  if (wish.move !== undefined) event.detail < 2 && choose(thing);
  else if (wish.why !== undefined) why(thing);
  else if (wish.act !== undefined) ACTS[wish.act](thing);
  else if (wish.panel !== undefined) drawer.toggle(wish.panel);
  else pan.act(wish.zoom);
});

document.getElementById("say")?.addEventListener("submit", async (event) => {
  event.preventDefault();
  const field = document.getElementById("saying");
  if (!field.value.trim()) return;
  const { ok } = await post("chat", { text: field.value });
  if (ok) field.value = "";
});

// ---------------------------------------------------------------- hints

/** An option under the pointer or in focus shows its whole label, and its thing on the board. */
function hint(event) {
  if (event.pointerType === "touch") return;
  const option = event.target.closest?.(".bar [data-move]");
  const on = option && event.type !== "pointerout" && event.type !== "focusout";
  document.getElementById("hint").textContent = on && option.closest(".compact") ? option.title : "";
  for (const thing of document.querySelectorAll("svg.board .peek")) thing.classList.remove("peek");
  if (!on) return;
  const thing = document.querySelector(`svg.board [data-move="${CSS.escape(option.dataset.move)}"]`);
  thing?.classList.add("peek");
  if (event.type === "focusin" && pan.holds(thing)) pan.reveal(thing);
}
for (const kind of ["pointerover", "pointerout", "focusin", "focusout"]) document.getElementById("part-question").addEventListener(kind, hint);

// ---------------------------------------------------------------- keys

const press = (selector) => () => document.querySelector(selector)?.click();
new Keys(
  {
    u: press('.bar [data-act="undo"]'),
    h: press('.bar [data-act="hint"]'),
    w: press('.bar [data-act="why"]'),
    l: () => drawer.toggle("log"),
    c: () => drawer.toggle("chat"),
    r: () => drawer.toggle("rules"),
    "+": () => pan.act("in"),
    "-": () => pan.act("out"),
    "=": () => pan.act("fit"),
    "?": press('[data-dialog="menu"]'),
    Escape: () => drawer.open && drawer.close(),
  },
  choose,
);

new Explainer(table);
address();
look(true);
place();
stream.open();
table.dataset.ready = "yes";
