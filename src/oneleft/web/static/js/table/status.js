// @ts-check
// The bar on top: menu, round, direction, timer, spectators, the connection.

import { html, nothing } from "../../vendor/lit-html.js";
import { t } from "../l10n.js";
import { icon, iconButton, ring } from "./parts.js";

/** @typedef {import("./types.js").State} State */
/** @typedef {import("./types.js").Acts} Acts */

/** @param {State} state @param {Acts} acts */
export function status(state, acts) {
  const { view } = state;
  return html`<section class="status" aria-label=${t("screen-status")}>
    ${iconButton("menu", t("screen-menu"), () => acts.open("menu"))}
    <p class="status-round">${view?.round ? t("screen-round", { round: view.round, goal: view.target }) : state.code}</p>
    ${view?.game ? direction(view.game.direction) : nothing}
    ${view?.timer ? ring(view.timer, state.offset) : nothing}
    <span class="status-space"></span>
    ${link(state, acts)}
    ${state.watching ? watchers(state.watching) : nothing}
    <button class="icon-button talk-button" aria-label=${talkName(state)} @click=${() => acts.open("talk")}>
      ${icon("talk")}${state.ui.unread ? html`<span class="count-mark">${state.ui.unread}</span>` : nothing}
    </button>
  </section>`;
}

/** @param {State} state */
const talkName = ({ ui }) => (ui.unread ? t("screen-talk-unread", { count: ui.unread }) : t("screen-talk"));

/** @param {number} way */
const direction = (way) => html`<span class="direction" role="img" aria-label=${t("table-direction", { direction: way })}
  title=${t("table-direction", { direction: way })} data-way=${way}>${icon(way > 0 ? "right" : "left")}</span>`;

/** @param {number} count */
const watchers = (count) => html`<span class="watchers" role="img" aria-label=${t("screen-watchers", { count })}
  title=${t("screen-watchers", { count })}>${icon("eye")}<b>${count}</b></span>`;

/** @param {State} state @param {Acts} acts */
function link(state, acts) {
  if (state.link === "lost") return html`<span class="chip-note chip-warn">${t("link-lost")}</span>`;
  if (state.waiting) return html`<span class="chip-note chip-warn">${t("link-waiting")}</span>`;
  if (state.link === "connecting") return html`<span class="chip-note">${t("link-connecting")}</span>`;
  return nothing;
}

/** Whether nothing of the table may be seen any more. @param {State} state */
export const isGone = ({ link, bye }) => link === "stopped" && bye !== "superseded";

/** What stands in its place. @param {State} state */
export const gone = ({ bye }) => html`<div class="lobby"><section class="panel" role="alert"><h2>${t(`link-${bye || "lost-long"}`)}</h2>
  <p><a class="button button--primary" href="/">${t("screen-lobby")}</a></p></section></div>`;

/** What covers the table when the connection has been lost for long, or is held elsewhere. @param {State} state @param {Acts} acts @param {number} now */
export function linkBanner(state, acts, now) {
  if (state.link === "stopped") {
    return html`<div class="banner" role="alert"><p>${t("link-superseded")}</p>
      <button class="button button--primary" @click=${acts.retry}>${t("link-use-here")}</button></div>`;
  }
  if (state.link !== "lost" || now - state.lostAt < 10_000) return nothing;
  return html`<div class="banner"><p>${t("link-lost-long")}</p>
    <button class="button button--primary" @click=${acts.retry}>${t("link-retry")}</button></div>`;
}
