// The verdict of the pocket referee: what it is, why, by which clause, and when it would be another.

import { html, nothing } from "../vendor/lit-html.js";
import { t } from "./l10n.js";

const FEW = 4;
/** @type {Record<string, string>} */
const SIGNS = { lawful: "✓", offense: "!", refused: "✕" };

/**
 * @param {{
 *   answer: any,
 *   game: string,
 *   move: string,
 *   isAll: boolean,
 *   onAll: () => void,
 *   onOther: (other: any) => void,
 * }} how  answer as the server gave it, move in words; onOther judges by other rules
 */
export function verdictView({ answer, game, move, isAll, onAll, onOther }) {
  if (!answer.verdict) return troubleView(answer.error ?? {});
  return html`<div class="stack">
    <div class="verdict-head is-${answer.verdict}">
      <span class="verdict-sign" aria-hidden="true">${SIGNS[answer.verdict]}</span>
      <b>${t(`page-ask-${answer.verdict}`)}</b>
      <span class="soft">${move}</span>
    </div>
    <p class="verdict-why">${answer.text}</p>
    <p class="rule-clauses">
      <span class="label">${t("page-ask-clauses")}</span>
      ${answer.clauses.map(
        (/** @type {string} */ clause) =>
          html`<a class="chip" href=${`/rules/${game}?${answer.query}#${clause}`}>${clause}</a>`,
      )}
    </p>
    ${otherView(answer.otherwise, isAll, onAll, onOther)}
  </div>`;
}

/** @param {{text?: string, conflicts?: {text: string}[]}} trouble */
const troubleView = ({ text = t("page-failed"), conflicts = [] }) =>
  html`<div class="message message--error">
    <div>
      ${text}
      ${conflicts.length
        ? html`<ul>
            ${conflicts.map((each) => html`<li>${each.text}</li>`)}
          </ul>`
        : nothing}
    </div>
  </div>`;

/**
 * @param {any[]} all
 * @param {boolean} isAll
 * @param {() => void} onAll
 * @param {(other: any) => void} onOther
 */
function otherView(all, isAll, onAll, onOther) {
  if (!all.length) return html`<p class="small soft">${t("page-ask-always")}</p>`;
  const shown = isAll ? all : all.slice(0, FEW);
  return html`<div class="stack">
    <h3>${t("page-ask-otherwise")}</h3>
    <ul role="list" class="otherwise">
      ${shown.map(
        (each) => html`<li>
          <span class="pill is-${each.verdict}">${t(`page-ask-${each.verdict}`)}</span>
          <button type="button" class="link" @click=${() => onOther(each)}>${each.text}</button>
        </li>`,
      )}
    </ul>
    ${all.length > shown.length
      ? html`<button type="button" class="button button--quiet" @click=${onAll}>
          ${t("page-ask-more", { count: all.length - shown.length })}
        </button>`
      : nothing}
  </div>`;
}
