// @ts-check
// The rules of this very table, in a drawer; opened from a message, at the clause that it names.

import { classMap, html, nothing } from "../../vendor/lit-html.js";
import { language, t } from "../l10n.js";

/** @typedef {import("./types.js").State} State */
/** @typedef {import("./types.js").Acts} Acts */
/** @typedef {import("./types.js").Settings} Settings */
/** @typedef {{clause: string, text: string}} Paragraph */

/** @type {Map<string, Paragraph[] | Promise<void>>} */
const books = new Map();

/** @param {Settings} settings */
export const rulesQuery = ({ preset, options }) => new URLSearchParams({ preset, ...options }).toString();

/** The paragraphs, once they have come. @param {Settings} settings @param {Acts} acts */
function bookOf(settings, acts) {
  const address = `/api/rules/${settings.game}?${rulesQuery(settings)}&lang=${language()}`;
  const book = books.get(address);
  if (Array.isArray(book)) return book;
  if (!book) books.set(address, fetchBook(address).then(() => acts.ui({})));
  return null;
}

/** @param {string} address */
async function fetchBook(address) {
  const answer = await fetch(address).catch(() => null);
  if (answer?.ok) books.set(address, (await answer.json()).paragraphs);
  else books.delete(address);
}

/** @param {State} state @param {Acts} acts */
export function rulebook(state, acts) {
  const { view, ui } = state;
  if (!view) return nothing;
  const book = bookOf(view.settings, acts);
  const wanted = (ui.dialog?.clause ?? "").split(", ").filter(Boolean);
  if (book && wanted.length) requestAnimationFrame(() => document.querySelector(".clause.is-wanted")?.scrollIntoView({ block: "center" }));
  return html`<h2>${t("screen-rules")}</h2><p class="soft">${t(`preset-${view.settings.preset}`)}</p>
    ${book ? book.map((each) => paragraph(each, wanted)) : html`<p>${t("screen-loading")}</p>`}`;
}

/** @param {Paragraph} paragraph @param {string[]} wanted */
function paragraph({ clause, text }, wanted) {
  if (!clause) return html`<h3>${text}</h3>`;
  const isWanted = clause.split(", ").some((each) => wanted.includes(each));
  return html`<p class=${classMap({ clause: true, "is-wanted": isWanted })}>${text} <small class="soft">${clause.split(" ").map((each) => html`<span>${each}</span> `)}</small></p>`;
}
