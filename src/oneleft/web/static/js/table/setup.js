// @ts-check
// What the host may change before the match.

import { html } from "../../vendor/lit-html.js";
import { t } from "../l10n.js";
import { icon } from "./parts.js";
import { rulesQuery } from "./rulebook.js";

/** @typedef {import("./types.js").State} State */
/** @typedef {import("./types.js").Acts} Acts */
/** @typedef {import("./types.js").TableView} TableView */
/** @typedef {import("./types.js").Settings} Settings */

/** What the host may change here; the rest is chosen with the rules. @param {State} state @param {Acts} acts */
export function setup(state, acts) {
  const { settings } = /** @type {TableView} */ (state.view);
  const most = settings.game === "cards" ? 10 : 4;
  /** @param {Partial<Settings>} change */
  const set = (change) => acts.send({ do: "configure", settings: { ...settings, ...change } });
  /** @param {string} id @param {string} label @param {(string | number)[]} values @param {string | number} value @param {(value: any) => string} say @param {(value: string) => void} choose */
  const choice = (id, label, values, value, say, choose) => html`<div class="field"><label for=${id}>${label}</label>
    <select class="select" id=${id} @change=${(/** @type {Event} */ event) => choose(/** @type {HTMLSelectElement} */ (event.target).value)}>
    ${values.map((each) => html`<option value=${each} ?selected=${each === value}>${say(each)}</option>`)}</select></div>`;
  const seconds = (/** @type {number} */ count) => (count ? t("screen-seconds", { count }) : t("lobby-no-limit"));
  return html`<h2>${t("lobby-change")}</h2><div class="setup">
    ${choice("setup-preset", t("lobby-preset"), ["classic", "official", "party"], settings.preset, (each) => t(`preset-${each}`), (preset) => set({ preset: /** @type {any} */ (preset), options: {} }))}
    ${choice("setup-seats", t("lobby-seat-count"), Array.from({ length: most - 1 }, (_, n) => n + 2), settings.seats, String, (seats) => set({ seats: Number(seats) }))}
    ${choice("setup-turn", t("lobby-turn-time"), [0, 15, 30, 60, 120], settings.turn_seconds, seconds, (each) => set({ turn_seconds: Number(each) }))}
    ${choice("setup-pause", t("lobby-pause"), [10, 30, 60, 120], settings.pause_seconds, seconds, (each) => set({ pause_seconds: Number(each) }))}
    ${toggle(t("lobby-chat"), settings.chat, (chat) => set({ chat }))}
    ${toggle(t("lobby-auto-uno"), settings.auto_uno, (auto_uno) => set({ auto_uno }))}
    ${toggle(t("lobby-listed"), settings.listed, (listed) => set({ listed }))}
    <a class="button button--quiet" href="/rules/${settings.game}?${rulesQuery(settings)}">${icon("book")}${t("screen-rules")}</a></div>`;
}

/** @param {string} label @param {boolean} on @param {(on: boolean) => void} set */
export const toggle = (label, on, set) => html`<label class="switch"><span>${label}</span>
  <input type="checkbox" role="switch" .checked=${on} @change=${(/** @type {Event} */ event) => set(/** @type {HTMLInputElement} */ (event.target).checked)}></label>`;
