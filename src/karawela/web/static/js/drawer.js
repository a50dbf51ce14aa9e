/** Log, chat and rules: one of them at a time, beside the board or over it. */
import { keepColumn } from "./screen.js";

const NARROW = matchMedia("(max-width: 1180px)");
/** Here it is open until somebody closes it; on smaller screens the board gets the room. */
const ROOMY = matchMedia("(min-width: 1500px)");

export class Drawer {
  constructor(table) {
    this.table = table;
    this.title = table.dataset.title;
    this.panels = [...document.querySelectorAll(".panel")];
    this.buttons = [...document.querySelectorAll("[data-panel]")];
    this.found = document.getElementById("found");
    document.getElementById("seek").addEventListener("submit", (event) => {
      event.preventDefault();
      this.search(document.getElementById("sought").value);
    });
    document.getElementById("drawer").addEventListener("click", (event) => event.target.closest("[data-close]") && this.close());
    for (const size of [NARROW, ROOMY]) size.addEventListener("change", () => this.say());
    this.down();
    this.say();
  }

  get open() {
    if (NARROW.matches) return this.table.classList.contains("shown");
    return (document.documentElement.dataset.drawer ?? (ROOMY.matches ? "open" : "shut")) === "open";
  }

  get current() {
    return this.open ? this.panels.find((panel) => !panel.hidden).id.slice("panel-".length) : "";
  }

  show(name) {
    for (const panel of this.panels) panel.hidden = panel.id !== `panel-${name}`;
    this.table.classList.add("shown");
    if (!NARROW.matches) keepColumn("drawer", "open");
    if (name === "chat") this.unread(0);
    this.down();
    this.say();
  }

  close() {
    const name = this.current;
    this.table.classList.remove("shown");
    if (!NARROW.matches) keepColumn("drawer", "shut");
    this.say();
    this.buttons.find((button) => button.dataset.panel === name)?.focus();
  }

  /** Opens a panel, or closes it if it is the open one. */
  toggle(name) {
    if (this.current === name) this.close();
    else if (name === "rules" && !this.found.children.length) this.search("");
    else this.show(name);
    if (this.open && name !== "log") document.querySelector(`#panel-${name} input`)?.focus();
  }

  say() {
    for (const button of this.buttons) button.setAttribute("aria-expanded", String(this.current === button.dataset.panel));
  }

  /** The newest line is the one to read. */
  down() {
    for (const name of ["log", "chat"]) {
      const scroll = document.querySelector(`#panel-${name} .scroll`);
      scroll.scrollTop = scroll.scrollHeight;
    }
  }

  unread(count) {
    const button = this.buttons.find((each) => each.dataset.panel === "chat");
    button.querySelector(".count")?.remove();
    if (!count) return;
    const sign = document.createElement("span");
    sign.className = "count";
    sign.textContent = count;
    button.append(sign);
  }

  async search(words) {
    this.show("rules");
    document.getElementById("sought").value = words;
    const response = await fetch(`/rules/${this.title}?q=${encodeURIComponent(words)}`, { headers: { accept: "text/html" } });
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    this.found.replaceChildren(...(page.getElementById("rules")?.childNodes ?? []));
    this.found.parentNode.scrollTop = 0;
  }
}
