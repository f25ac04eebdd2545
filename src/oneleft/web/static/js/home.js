// The lobby: play now, create a table, join by code, the open tables.

import { html, render, repeat } from "../vendor/lit-html.js";
import { language, onLanguage, t } from "./l10n.js";
import { rulesForm } from "./options.js";
import { ready } from "./page.js";
import { rulesSummary } from "./summary.js";
import { keep, recall } from "./theme.js";

const REFRESH_MS = 5000;
const NAME = "oneleft.name";
const CODE = /^[A-Z0-9]{4,12}$/;

/**
 * @template {HTMLElement} E
 * @param {string} selector
 */
const find = (selector) => /** @type {E} */ (document.querySelector(selector));

const form = /** @type {HTMLFormElement} */ (find("[data-create]"));
const stepper = find("[data-seats]");
const list = find("[data-seat-list]");
const nameInput = /** @type {HTMLInputElement} */ (find("#your-name"));
/** @type {Record<string, number>} */
const most = JSON.parse(stepper.dataset.most ?? "{}");
/** @type {string[]} Who sits beside whoever fills in the form: "", "greedy" or "random". */
const sitting = ["greedy", "greedy", ...Array(7).fill("")];
let seats = 3;

await ready;
nameInput.value = recall(NAME) ?? "";

const ruleset = rulesForm(form, {
  seats: () => seats,
  changed: () => setSeats(seats),
  checked: ({ query }) => {
    const link = /** @type {HTMLAnchorElement} */ (find("[data-rules-link]"));
    link.href = `/rules/${game()}?${query}`;
    summarize();
  },
});
const summarize = rulesSummary(find("[data-summary]"), () => ({ ...ruleset.rules(), seats }));

// Seats -----------------------------------------------------------------------------------------

function game() {
  const chosen = /** @type {HTMLInputElement | null} */ (form.querySelector("[name=game]:checked"));
  return chosen?.value ?? "cards";
}

/** @param {number} count */
function setSeats(count) {
  const limit = most[game()] ?? 10;
  seats = Math.min(limit, Math.max(2, count));
  /** @type {HTMLElement} */ (stepper.querySelector("output")).textContent = String(seats);
  const [less, more] = stepper.querySelectorAll("button");
  less.setAttribute("aria-disabled", String(seats <= 2));
  more.setAttribute("aria-disabled", String(seats >= limit));
  showSeats();
}

function showSeats() {
  const others = sitting.slice(0, seats - 1);
  /** @param {number} place @param {Event} event */
  const sit = (place, event) => {
    sitting[place] = /** @type {HTMLSelectElement} */ (event.target).value;
  };
  render(
    html`<li class="seat"><b aria-hidden="true">1</b><span>${t("page-seat-you")}</span></li>
      ${others.map(
        (who, place) => html`<li class="seat">
          <b aria-hidden="true">${place + 2}</b>
          <select
            class="select"
            aria-label=${t("page-seat-place", { place: place + 2 })}
            @change=${(/** @type {Event} */ event) => sit(place, event)}
          >
            ${["", "greedy", "random"].map(
              (level) => html`<option value=${level} ?selected=${level === who}>
                ${t(`page-seat-${level || "person"}`)}
              </option>`,
            )}
          </select>
        </li>`,
      )}`,
    list,
  );
}

stepper.addEventListener("click", (event) => {
  const button = /** @type {HTMLElement} */ (event.target).closest("button");
  if (!button || button.getAttribute("aria-disabled") === "true") return;
  setSeats(seats + Number(button.dataset.step));
  ruleset.check();
});

// Creating --------------------------------------------------------------------------------------

/** @param {object} wish @param {HTMLElement} trouble */
async function create(wish, trouble) {
  trouble.hidden = true;
  try {
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify(wish);
    const answer = await fetch("/api/tables", { method: "POST", headers, body });
    const said = await answer.json();
    if (answer.ok) {
      location.assign(said.path);
      return true;
    }
    tell(trouble, said?.error?.text ?? t("page-failed"));
  } catch {
    tell(trouble, t("page-failed"));
  }
  return false;
}

/** @param {HTMLElement} trouble @param {string} text */
function tell(trouble, text) {
  trouble.textContent = text;
  trouble.hidden = false;
}

const myName = () => nameInput.value.trim() || recall(NAME) || t("page-name-default");

/** @param {HTMLButtonElement} button @param {() => Promise<boolean>} act */
async function whileBusy(button, act) {
  const key = button.dataset.l10nId ?? "";
  button.disabled = true;
  button.textContent = t("page-create-busy");
  if (!(await act())) {
    button.disabled = false;
    button.textContent = t(key);
  }
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  const fields = new FormData(form);
  const name = nameInput.value.trim();
  if (name) keep(NAME, name);
  const wish = {
    ...ruleset.rules(),
    seats,
    bots: sitting.slice(0, seats - 1).filter(Boolean),
    turn_seconds: Number(fields.get("turn_seconds")),
    chat: fields.has("chat"),
    listed: fields.has("listed"),
    name: myName(),
    lang: language(),
  };
  whileBusy(/** @type {HTMLButtonElement} */ (find("[data-create-button]")), () =>
    create(wish, find("[data-create-error]")),
  );
});

for (const button of document.querySelectorAll("[data-quick]")) {
  const it = /** @type {HTMLButtonElement} */ (button);
  it.addEventListener("click", () => {
    const wish = {
      game: it.dataset.quick,
      preset: "classic",
      options: {},
      seats: 3,
      bots: ["greedy", "greedy"],
      turn_seconds: 0,
      chat: true,
      listed: false,
      name: myName(),
      lang: language(),
    };
    whileBusy(it, () => create(wish, find("[data-quick-error]")));
  });
}

// Joining ---------------------------------------------------------------------------------------

const codeInput = /** @type {HTMLInputElement} */ (find("#join-code"));

find("[data-join]").addEventListener("submit", (event) => {
  event.preventDefault();
  const typed = codeInput.value.trim();
  const code = (/\/t\/([A-Za-z0-9]+)/.exec(typed)?.[1] ?? typed).toUpperCase().replace(/[\s-]/g, "");
  const isCode = CODE.test(code);
  find("#join-error").hidden = isCode;
  codeInput.toggleAttribute("aria-invalid", !isCode);
  if (!isCode) {
    codeInput.setAttribute("aria-invalid", "true");
    codeInput.focus();
    return;
  }
  location.assign(`/t/${code}`);
});

// Open tables -----------------------------------------------------------------------------------

/** @type {Record<string, any>[]} */
let open = [];
const place = find("[data-open]");
place.replaceChildren(); // what the server wrote

function showOpen() {
  render(
    open.length
      ? html`<ul role="list" class="open-tables">
          ${repeat(open, (/** @type {Record<string, any>} */ each) => each.table, openView)}
        </ul>`
      : html`<p class="soft">${t("page-open-none")}</p>`,
    place,
  );
}

/** @param {Record<string, any>} table */
function openView(table) {
  const free = table.status === "lobby" ? table.seats - table.taken : 0;
  const host = table.host || table.table;
  return html`<li>
    <a class="open-table" href=${`/t/${table.table}`}>
      <span>
        <b>${t("page-open-of", { name: host })}</b>
        <span class="small soft">
          ${t(`game-${table.game}`)} · ${t(`preset-${table.preset}`)} ·
          ${t("page-open-seats", { count: free })}
        </span>
      </span>
      <span class="button" aria-hidden="true">${t(free ? "page-join-button" : "page-open-watch")}</span>
    </a>
  </li>`;
}

async function refresh() {
  if (document.hidden || place.contains(document.activeElement)) return;
  try {
    const answer = await fetch("/api/tables");
    if (!answer.ok) return;
    open = await answer.json();
    showOpen();
  } catch {
    // no connection: the list stays as it was
  }
}

// Beginning -------------------------------------------------------------------------------------

onLanguage(() => {
  showSeats();
  showOpen();
});

const asked = new URLSearchParams(location.search);
if (asked.has("preset") || asked.has("game")) {
  const { game: wanted = "cards", preset = "classic", ...options } = Object.fromEntries(asked);
  ruleset.fill({ game: wanted, preset, options });
  if (Object.keys(options).length) {
    /** @type {HTMLDetailsElement} */ (find(".options")).open = true;
  }
}
showOpen();
refresh();
setInterval(refresh, REFRESH_MS);
document.addEventListener("visibilitychange", refresh);
