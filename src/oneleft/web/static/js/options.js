// A ruleset as a form (templates/_options.html.jinja): presets fill the single rules, what does not
// fit together is told while choosing, rows that mean nothing under the others are hidden.

import { html, nothing, render } from "../vendor/lit-html.js";
import { onLanguage, t } from "./l10n.js";

const PRESETS = ["classic", "official", "party"];
const PAUSE_MS = 150;

/** @typedef {{game: string, preset: string, options: Record<string, string>}} Rules */
/** @typedef {{slug: string, params: Record<string, any>, text: string}} Conflict */
/** @typedef {{conflicts: Conflict[], fix: Record<string, string>, query: string}} Checked */

/**
 * Brings a form to life. changed is called after each change, checked with each answer.
 * @param {HTMLFormElement} form
 * @param {{seats?: () => number | null, changed?: () => void, checked?: (found: Checked) => void}} [how]
 */
export function rulesForm(form, { seats = () => null, changed = () => {}, checked = () => {} } = {}) {
  const conflicts = /** @type {HTMLElement} */ (form.querySelector("[data-conflicts]"));
  /** @type {Checked} */
  let found = { conflicts: [], fix: {}, query: "preset=classic" };
  let last = "";
  let asked = 0;
  let timer = 0;

  const value = (/** @type {string} */ name) =>
    /** @type {HTMLInputElement | null} */ (form.querySelector(`[name=${name}]:checked`))?.value ?? "";
  const game = () => value("game");
  const preset = () => value("preset");
  const rows = () =>
    /** @type {HTMLElement[]} */ ([
      ...form.querySelectorAll(`.option-groups[data-game="${game()}"] [data-row]`),
    ]);
  const control = (/** @type {HTMLElement} */ row) =>
    /** @type {HTMLInputElement} */ (row.querySelector("[data-option]"));
  const read = (/** @type {HTMLInputElement} */ input) =>
    input.type === "checkbox" ? String(input.checked) : input.value.trim();
  const write = (/** @type {HTMLInputElement} */ input, /** @type {string} */ text) => {
    if (input.type === "checkbox") input.checked = text === "true";
    else input.value = text;
  };
  const usual = (/** @type {HTMLElement} */ row) =>
    JSON.parse(row.dataset.presets ?? "[]")[PRESETS.indexOf(preset())];

  /** @returns {Rules} */
  function rules() {
    /** @type {Record<string, string>} */
    const options = {};
    for (const row of rows()) {
      const text = read(control(row));
      if (text !== usual(row)) options[row.dataset.row ?? ""] = text;
    }
    return { game: game(), preset: preset(), options };
  }

  /** @param {Record<string, string>} texts */
  function set(texts) {
    for (const row of rows()) {
      const text = texts[row.dataset.row ?? ""];
      if (text !== undefined) write(control(row), text);
    }
    show();
  }

  function toPreset() {
    for (const row of rows()) write(control(row), usual(row));
    last = "";
    show();
  }

  function show() {
    for (const groups of form.querySelectorAll(".option-groups")) {
      const it = /** @type {HTMLElement} */ (groups);
      it.hidden = it.dataset.game !== game();
    }
    for (const hint of form.querySelectorAll("[data-preset-hint]")) {
      const it = /** @type {HTMLElement} */ (hint);
      it.hidden = it.dataset.presetHint !== preset();
    }
    const now = Object.fromEntries(rows().map((row) => [row.dataset.row, read(control(row))]));
    for (const row of rows()) {
      const conditions = Object.entries(JSON.parse(row.dataset.saidIf ?? "{}"));
      const differs = read(control(row)) !== usual(row);
      row.classList.toggle("is-changed", differs);
      row.hidden = !differs && conditions.some(([name, allowed]) => !allowed.includes(now[name]));
    }
    for (const group of form.querySelectorAll(`.option-groups[data-game="${game()}"] .option-group`)) {
      const count = group.querySelectorAll(".is-changed").length;
      const pill = /** @type {HTMLElement} */ (group.querySelector("[data-group-count]"));
      pill.hidden = !count;
      pill.textContent = String(count);
    }
    count();
    clearTimeout(timer);
    timer = window.setTimeout(check, PAUSE_MS);
    changed();
  }

  function count() {
    const number = Object.keys(rules().options).length;
    const shown = /** @type {HTMLElement} */ (form.querySelector("[data-options-count]"));
    shown.textContent = number ? t("page-options-changed", { count: number }) : "";
    const reset = /** @type {HTMLElement} */ (form.querySelector("[data-options-reset]"));
    reset.hidden = !number;
  }

  async function check() {
    const turn = ++asked;
    const { game, preset, options } = rules();
    const body = JSON.stringify({ game, preset, options, seats: seats(), changed: last });
    const headers = { "content-type": "application/json" };
    try {
      const answer = await fetch("/api/rules/check", { method: "POST", headers, body });
      if (turn !== asked || !answer.ok) return;
      found = await answer.json();
    } catch {
      return; // no connection: the server checks again when the table is made
    }
    tell();
    checked(found);
  }

  function tell() {
    const all = found.conflicts;
    const mend = () => {
      set(found.fix);
      /** @type {HTMLElement | null} */ (form.querySelector(".options > summary"))?.focus();
    };
    render(
      all.length
        ? html`<div class="message message--error">
            <div class="stack">
              <p>${t("page-conflicts")}</p>
              <ul>
                ${all.map((each) => html`<li>${each.text}</li>`)}
              </ul>
              ${Object.keys(found.fix).length
                ? html`<button type="button" class="button" @click=${mend}>
                    ${t("page-conflicts-fix")}
                  </button>`
                : nothing}
            </div>
          </div>`
        : nothing,
      conflicts,
    );
    for (const row of rows()) {
      const name = row.dataset.row ?? "";
      const wrong = all.some((each) => each.params.option === name);
      control(row).toggleAttribute("aria-invalid", wrong);
      if (wrong) control(row).setAttribute("aria-invalid", "true");
    }
  }

  form.addEventListener("change", (event) => {
    const input = /** @type {HTMLInputElement} */ (event.target);
    if (input.name === "preset" || input.name === "game") toPreset();
    else if (input.dataset.option) {
      last = input.dataset.option;
      show();
    }
  });
  form.addEventListener("click", (event) => {
    const button = /** @type {HTMLElement} */ (event.target).closest("button");
    if (button?.hasAttribute("data-options-reset")) toPreset();
    const input = button?.parentElement?.querySelector("input[type=number]");
    if (!button?.dataset.step || !input) return;
    const number = /** @type {HTMLInputElement} */ (input);
    const step = Number(number.max) > 1000 ? 50 : 1;
    const next = (Number(number.value) || 0) + step * Number(button.dataset.step);
    const low = Number(number.min);
    number.value = String(Math.min(Number(number.max), Math.max(low, step > 1 && next === 51 ? 50 : next)));
    last = number.dataset.option ?? "";
    show();
  });
  onLanguage(() => {
    count();
    check();
  });
  show();

  return {
    rules,
    /** Fills the form. @param {Partial<Rules>} given */
    fill(given) {
      for (const name of /** @type {const} */ (["game", "preset"])) {
        const choice = form.querySelector(`[name=${name}][value="${CSS.escape(given[name] ?? "")}"]`);
        if (choice) /** @type {HTMLInputElement} */ (choice).checked = true;
      }
      toPreset();
      set(given.options ?? {});
    },
    check: show,
    /** Whether all fits together, as far as is known. */
    isSound: () => !found.conflicts.length,
    /** The ruleset as the query of an address. */
    query: () => found.query,
  };
}
