// What the laboratory says of the rules in the form, where the server has one: how long rounds are,
// whom they favor, a warning. It is asked for afterwards; until it answers, the place is empty.

import { html, nothing, render } from "../vendor/lit-html.js";
import { onLanguage, t } from "./l10n.js";

const PAUSE_MS = 400;
const AGAIN_MS = 1500;
const MOST_TRIES = 80;

/** @typedef {{key: string, params: Record<string, any>}} Line */

/**
 * Shows the summary in a place; gives what is to be called after each change of the rules.
 * @param {HTMLElement} place
 * @param {() => object} rules
 */
export function rulesSummary(place, rules) {
  /** @type {Line[]} */
  let lines = [];
  let told = ""; // the rules that the lines speak of
  let turn = 0;
  let timer = 0;

  function show() {
    const [head, ...rest] = lines;
    render(
      head
        ? html`<p>${t(head.key, head.params)}</p>
            <ul>
              ${rest.map((line) => html`<li>${t(line.key, line.params)}</li>`)}
            </ul>`
        : nothing,
      place,
    );
  }

  /** @param {Line[]} found */
  function set(found) {
    lines = found;
    show();
  }

  /** @param {number} mine @param {string} body @param {number} tries */
  async function ask(mine, body, tries) {
    const headers = { "content-type": "application/json" };
    try {
      const answer = await fetch("/api/rules/summary", { method: "POST", headers, body });
      const said = answer.ok ? await answer.json() : { state: "none", lines: [] };
      if (mine !== turn) return;
      set(said.lines);
      if (said.state === "ready") told = body;
      if (said.state === "soon" && tries < MOST_TRIES) {
        timer = window.setTimeout(() => ask(mine, body, tries + 1), AGAIN_MS);
      }
    } catch {
      if (mine === turn) set([]); // no connection
    }
  }

  onLanguage(show);

  return () => {
    const body = JSON.stringify(rules());
    if (body === told) return;
    told = "";
    clearTimeout(timer);
    const mine = ++turn;
    timer = window.setTimeout(() => ask(mine, body, 0), PAUSE_MS);
  };
}
