// The pocket referee: what is done, and of the table what bears on it; the server says the verdict.

import { html, nothing, render } from "../vendor/lit-html.js";
import {
  ACTS,
  fresh,
  isWild,
  laid,
  least,
  missing,
  moments,
  needsFace,
  needsHand,
  question,
} from "./ask-acts.js";
import { verdictView } from "./ask-verdict.js";
import { COLORS, cardView } from "./faces.js";
import { colorWords, onLanguage, t } from "./l10n.js";
import { rulesForm } from "./options.js";
import { ready } from "./page.js";
import { copiesOf, pickerView } from "./picker.js";

/** @typedef {import("./ask-acts.js").Told} Told */

const MOST_HAND = { cards: 30, dice: 11 };
const MOST_PENDING = 40;
const SHORT = 18; // letters of a label that fits into half a row

/**
 * @template {HTMLElement} E
 * @param {string} selector
 */
const find = (selector) => /** @type {E} */ (document.querySelector(selector));

const place = find("[data-ask]");
const answerPlace = find("[data-verdict]");
const saidPlace = find("[data-ask-said]");
const summary = find("[data-ask-rules]");
answerPlace.replaceChildren(); // what the server wrote

let told = fresh();
let tabs = { top: "R", hand: "R", former: "R", theirs: "R" };
/** @type {any} */
let answer = null;
let asked = 0;
let isAll = false;
let isMoved = false;

await ready;
const form = /** @type {HTMLFormElement} */ (find("[data-rules-form]"));
/** @type {import("./ask-acts.js").Game} */
let game = "cards";
/** @type {ReturnType<typeof rulesForm> | null} */
let ruleset = null;
ruleset = rulesForm(form, {
  changed: () => {
    if (!ruleset) return;
    const rules = ruleset.rules();
    if (rules.game !== game) {
      game = rules.game === "dice" ? "dice" : "cards";
      told = fresh();
    }
    const changes = Object.keys(rules.options).length;
    const more = changes ? ` · ${t("page-options-changed", { count: changes })}` : "";
    summary.textContent = `${t(`preset-${rules.preset}`)}${more}`;
    if (told.target === "C" && !hasTeams()) told.target = "B";
    show();
  },
});

const isDice = () => game === "dice";
const hasTeams = () => ruleset?.rules().options.teams === "2v2";

// What is told ----------------------------------------------------------------------------------

/** @param {Partial<Told>} change */
function change(change) {
  const before = told;
  told = { ...told, ...change };
  if (told.act !== before.act) {
    isAll = false;
    answer = null;
    Object.assign(told, { place: "mine", whose: "me", since: "nothing", isCalled: false, isPaid: "no" });
    told.moment = told.act === "keep" && told.hand.length ? "drawn" : "turn";
    if (told.act === "jump") told.moment = "between";
    if (told.target === "gone") told.target = "B";
    told.kind = "D";
  }
  const possible = moments(told, game);
  if (!possible.includes(told.moment)) told.moment = possible[0];
  if (!told.hand.includes(told.face)) told.face = "";
  if (told.act !== before.act || told.kind !== before.kind || told.top !== before.top) {
    told.pending = least(told);
  }
  show();
}

/** Chooses what decides the verdict: it is shown. @param {Partial<Told>} what */
function choose(what) {
  isMoved = true;
  change(what);
}

function show() {
  render(questionView(), place);
  ask();
}

const sentence = (/** @type {string} */ text) => text.slice(0, 1).toUpperCase() + text.slice(1);

function questionView() {
  return html`${actsView()} ${needsHand(told) ? html`${topView()} ${handView()}` : nothing}
    ${needsFace(told) ? faceView() : nothing} ${told.act === "claim" ? claimView() : nothing}
    ${circumstancesView()}
    <button type="button" class="button button--quiet" @click=${again}>${t("page-ask-reset")}</button>`;
}

function again() {
  change({ ...fresh(), act: told.act });
  find("#act-title").focus();
}

function actsView() {
  return html`<section class="panel stack" aria-labelledby="act-title">
    <h2 id="act-title" tabindex="-1">${t("page-ask-act")}</h2>
    <div class="acts" role="radiogroup" aria-labelledby="act-title">
      ${ACTS[game].map(
        ([group, acts]) => html`<div class="acts-group" role="group" aria-label=${t(`page-ask-group-${group}`, { game })}>
          <span class="small soft" aria-hidden="true">${t(`page-ask-group-${group}`, { game })}</span>
          <div class="acts-row">
            ${acts.map(
              (act) => html`<label class="segment act">
                <input
                  type="radio"
                  name="act"
                  value=${act}
                  .checked=${told.act === act}
                  @change=${() => choose({ act })}
                />
                <span>${t(`page-ask-act-${act}`, { game })}</span>
              </label>`,
            )}
          </div>
        </div>`,
      )}
    </div>
  </section>`;
}

/** What lies on the pile, or lay there. @param {"top" | "former"} name @param {string} title */
function laidView(name, title) {
  const face = told[name];
  const color = name === "top" ? "color" : "formerColor";
  return html`<h2 id=${`${name}-title`}>${title}</h2>
    <div class="ask-top">
      ${face
        ? html`<span class="ask-chosen">${cardView(laid(face, told[color]), { die: isDice() })}</span>`
        : html`<span class="ask-chosen is-empty ${isDice() ? "is-die" : ""}" aria-hidden="true">?</span>`}
      <div class="ask-top-picker">
        ${pickerView({
          id: name,
          game,
          tab: tabs[name],
          onTab: (tab) => turnTab(name, tab),
          onPick: (picked) => change({ [name]: picked, [color]: isWild(picked) ? told[color] : picked[0] }),
          chosen: face,
        })}
      </div>
    </div>
    ${isWild(face)
      ? colorsView(t("page-ask-color"), told[color], (picked) => change({ [color]: picked }))
      : nothing}`;
}

/** @param {keyof typeof tabs} name @param {string} tab */
function turnTab(name, tab) {
  tabs = { ...tabs, [name]: tab };
  show();
}

const topView = () =>
  html`<section class="panel stack" aria-labelledby="top-title">
    ${laidView("top", t(isDice() ? "page-ask-center" : "page-ask-top"))}
  </section>`;

/**
 * @param {string} legend
 * @param {string} chosen
 * @param {(color: string) => void} onPick
 * @param {boolean} [mayWait]
 */
function colorsView(legend, chosen, onPick, mayWait = false) {
  return html`<fieldset class="field">
    <legend class="label">${legend}</legend>
    <div class="color-choice">
      ${COLORS.map(
        (color) => html`<button
          type="button"
          class="color-tile"
          data-color=${color}
          aria-pressed=${String(color === chosen)}
          @click=${() => onPick(color)}
        >
          <i class="symbol" aria-hidden="true"></i>${colorWords(color)}
        </button>`,
      )}
      ${mayWait
        ? html`<button
            type="button"
            class="button"
            aria-pressed=${String(chosen === "?")}
            @click=${() => onPick("?")}
          >
            ${t("page-ask-color-later")}
          </button>`
        : nothing}
    </div>
  </fieldset>`;
}

const handView = () =>
  html`<section class="panel stack" aria-labelledby="hand-title">
    ${heldView("hand", t("page-ask-hand"))}
  </section>`;

/** Faces that are held. @param {"hand" | "theirs"} name @param {string} title */
function heldView(name, title) {
  const held = told[name];
  const without = (/** @type {number} */ place) => held.filter((_, each) => each !== place);
  const lying = name === "hand" ? told.top : told.former;
  const isFull = (/** @type {string} */ face) =>
    held.filter((each) => each === face).length + Number(lying === face) >= copiesOf(face, game) ||
    held.length >= MOST_HAND[game];
  return html`<div>
      <h2 id=${`${name}-title`}>${title}</h2>
      <p class="small soft">${t("page-ask-hand-hint")}</p>
    </div>
    ${held.length
      ? html`<div class="ask-hand" role="group" aria-label=${title}>
          ${held.map(
            (face, place) => html`<button
              type="button"
              class="ask-held"
              aria-label=${t("page-ask-remove", { face })}
              @click=${() => change({ [name]: without(place) })}
            >
              ${cardView(face, { die: isDice() })}
            </button>`,
          )}
        </div>`
      : html`<p class="ask-hand is-empty soft">${t("page-ask-hand-empty")}</p>`}
    ${pickerView({
      id: name,
      game,
      tab: tabs[name],
      onTab: (tab) => turnTab(name, tab),
      onPick: (face) => change({ [name]: [...held, face] }),
      count: (face) => held.filter((each) => each === face).length,
      isFull,
    })}`;
}

function faceView() {
  const faces = [...new Set(told.hand)];
  const isJump = told.act === "jump";
  const called = (/** @type {Event} */ event) =>
    choose({ isCalled: /** @type {HTMLInputElement} */ (event.target).checked });
  return html`<section class="panel stack" aria-labelledby="move-title">
    <h2 id="move-title">${t("page-ask-which", { game })}</h2>
    ${faces.length
      ? html`<div class="moves" role="group" aria-labelledby="move-title">
          ${faces.map(
            (face) => html`<button
              type="button"
              class="move-face"
              aria-pressed=${String(told.face === face)}
              aria-label=${sentence(t(isJump ? "move-jump-in" : "move-play", { face }))}
              @click=${() => choose({ face })}
            >
              ${cardView(face, { die: isDice() })}
            </button>`,
          )}
        </div>`
      : html`<p class="small soft">${t("page-ask-move-none")}</p>`}
    ${told.face && isWild(told.face) && !isJump
      ? colorsView(t("page-ask-named"), told.named, (named) => choose({ named }), true)
      : nothing}
    ${told.face && !(told.named === "?" && isWild(told.face))
      ? html`<label class="switch">
          <span class="label">${t("page-ask-with-uno")}</span>
          <input type="checkbox" role="switch" .checked=${told.isCalled} @change=${called} />
        </label>`
      : nothing}
  </section>`;
}

// The circumstances -----------------------------------------------------------------------------

/**
 * A choice of one: in a row if there are two.
 * @param {keyof Told} name
 * @param {string} legend
 * @param {[string, string][]} all  values and labels
 */
function choiceView(name, legend, all) {
  const isRow = all.length === 2 && all.every(([, label]) => label.length <= SHORT);
  return html`<fieldset class="field">
    <legend class="label">${legend}</legend>
    <div class=${isRow ? "segments" : "choices"}>
      ${all.map(
        ([value, label]) => html`<label class=${isRow ? "segment" : "choice"}>
          <input
            type="radio"
            name=${`told-${name}`}
            .checked=${told[name] === value}
            @change=${() => choose({ [name]: value })}
          />
          <span>${label}</span>
        </label>`,
      )}
    </div>
  </fieldset>`;
}

/** Choices whose labels are messages. @param {string} prefix @param {string[]} values @returns {[string, string][]} */
const labels = (prefix, values, params = {}) =>
  values.map((value) => [value, t(`page-ask-${prefix}-${value}`, { game, ...params })]);

const yesNo = (/** @type {keyof Told} */ name, /** @type {string} */ legend) =>
  choiceView(name, legend, labels("answer", ["no", "yes"]));

function pendingView() {
  const fewest = least(told);
  const pend = (/** @type {number} */ step) =>
    choose({ pending: Math.min(MOST_PENDING, Math.max(fewest, told.pending + step)) });
  return html`<div class="row">
    <span class="label" id="pending-label">${t("page-ask-pending", { game })}</span>
    <span class="stepper" role="group" aria-labelledby="pending-label">
      <button type="button" aria-label=${t("page-less")} @click=${() => pend(-2)}>−</button>
      <output role="status">${told.pending}</output>
      <button type="button" aria-label=${t("page-more")} @click=${() => pend(2)}>+</button>
    </span>
  </div>`;
}

/** What has to be told of each act beside the faces. */
function fields() {
  const face = told.hand.at(-1) ?? "";
  const paid =
    told.isPaid === "yes" || (answer?.verdict === "offense" && /^false-c/.test(answer.slug))
      ? yesNo("isPaid", t("page-ask-paid"))
      : nothing;
  const whose = (/** @type {string[]} */ all) => choiceView("whose", t("page-ask-victim"), labels("victim", all));
  const awaits = choiceView("place", t("page-ask-awaits"), labels("awaits", ["mine", "none"]));
  const moment = () =>
    choiceView("moment", t("page-ask-situation"), labels("situation", moments(told, game), { face }));
  const turn = () => [moment(), told.moment === "pending" ? pendingView() : nothing];
  const count = choiceView("count", t("page-ask-count", { target: told.target }), labels("count", ["1", "more"]));
  /** @type {Record<string, () => unknown[]>} */
  const all = {
    play: () => [...turn(), told.isCalled ? paid : nothing],
    draw: turn,
    keep: turn,
    reroll: turn,
    jump: () => [moment(), told.isCalled ? paid : nothing],
    uno: () => [
      choiceView("when", t("page-ask-situation"), labels("when", ["before", "after"])),
      ...(told.when === "after"
        ? [
            choiceView("count", t("page-ask-left"), labels("count", ["1", "more"])),
            choiceView("since", t("page-ask-since"), labels("since", ["nothing", "turn"])),
          ]
        : []),
      yesNo("hasCalled", t("page-ask-i-called")),
      paid,
    ],
    catch: () => [
      choiceView("target", t("page-ask-target"), labels("target", hasTeams() ? ["B", "C", "A"] : ["B", "A"])),
      ...(told.target === "A"
        ? []
        : [
            count,
            yesNo("hasCalled", t("page-ask-called", { target: told.target })),
            choiceView(
              "since",
              t("page-ask-since"),
              labels("since", ["nothing", "turn", "round"], { target: told.target }),
            ),
          ]),
      paid,
    ],
    take: () => [
      choiceView("kind", t("page-ask-kind", { game }), [
        ["D", t("rank-draw-two")],
        ["WD4", t("rank-wild-draw-four")],
      ]),
      awaits,
      told.place === "none" ? nothing : html`${whose(["me", "other"])} ${pendingView()}`,
    ],
    accept: () => [awaits, told.place === "none" ? nothing : whose(["me", "other"])],
    challenge: () => [
      awaits,
      told.place === "none" ? nothing : html`${whose(["me", "other"])} ${pendingView()}`,
    ],
    claim: () => [whose(["me", "other", "next"]), yesNo("hasPassed", t("page-ask-passed"))],
    pass: () => [whose(["me", "other", "next"]), yesNo("hasPassed", t("page-ask-passed"))],
    color: () => [
      choiceView(
        "place",
        t("page-ask-situation"),
        labels("wild", isDice() ? ["mine", "theirs", "first", "none"] : ["mine", "theirs", "first", "dealt", "none"]),
      ),
      colorsView(t("page-ask-named"), told.named === "?" ? "R" : told.named, (named) => choose({ named })),
    ],
    swap: () => [
      choiceView("place", t("page-ask-situation"), labels("seven", ["mine", "theirs", "none"])),
      choiceView("target", t("page-ask-swap"), labels("swap", ["B", "A", "gone"])),
    ],
  };
  return all[told.act]?.() ?? [];
}

function circumstancesView() {
  const all = fields().filter((each) => each !== nothing);
  return html`<section class="panel stack" aria-labelledby="moment-title">
    <h2 id="moment-title">${t("page-ask-circumstances")}</h2>
    ${all.length ? all : html`<p class="soft">${t("page-ask-nothing-more")}</p>`}
  </section>`;
}

const claimView = () =>
  html`<section class="panel stack" aria-labelledby="former-title">
      ${laidView("former", t("page-ask-former"))}
    </section>
    <section class="panel stack" aria-labelledby="theirs-title">
      ${heldView("theirs", t("page-ask-theirs"))}
    </section>`;

// The answer ------------------------------------------------------------------------------------

async function ask() {
  const turn = ++asked;
  if (missing(told)) {
    answer = null;
    isMoved = false;
    showAnswer();
    return;
  }
  const body = JSON.stringify({ ...ruleset?.rules(), ...question(told, game) });
  const headers = { "content-type": "application/json" };
  let said = { error: { text: t("page-failed") } };
  try {
    said = await (await fetch("/api/ask", { method: "POST", headers, body })).json();
  } catch {
    // no connection: that is what is said
  }
  if (turn !== asked) return;
  answer = said;
  render(questionView(), place); // what an offense may ask for besides
  showAnswer();
  if (isMoved && matchMedia("(min-width: 60rem)").matches) answerPlace.scrollTop = 0;
  isMoved = false;
}

function showAnswer() {
  const wanted = missing(told);
  render(
    answer
      ? verdictView({ answer, game, move: moveName(), isAll, onAll, onOther })
      : html`<p class="soft">${t(`page-ask-missing-${wanted || "top"}`, { game })}</p>`,
    answerPlace,
  );
  const word = answer?.verdict ? t(`page-ask-${answer.verdict}`) : "";
  const text = answer ? (word ? `${word}. ${answer.text}` : (answer.error?.text ?? "")) : "";
  if (saidPlace.textContent !== text) saidPlace.textContent = text;
  render(word ? quickView(word) : nothing, find("[data-ask-quick]"));
}

/**
 * On a phone the verdict stays in sight while one taps. It repeats what is said and shown already,
 * so that keyboards and screen readers pass it over.
 * @param {string} word
 */
function quickView(word) {
  const see = () => {
    find("#verdict-title").focus({ preventScroll: true });
    find(".verdict").scrollIntoView();
  };
  return html`<div class="quick-verdict is-${answer.verdict}" aria-hidden="true" @click=${see}>
    <b>${word}</b><span>${t("page-ask-see-why")}</span>
  </div>`;
}

function moveName() {
  const { act, face, isCalled, named } = told;
  if (!needsFace(told)) return t(`page-ask-act-${act}`, { game });
  const shown = isWild(face) && named !== "?" ? face + named : face;
  const kind = act === "jump" ? "move-jump-in" : named === "?" && isWild(face) ? "move-lay" : "move-play";
  const key = isCalled && kind !== "move-lay" ? `${kind}-uno` : kind;
  return sentence(t(key, { face: shown }));
}

function onAll() {
  isAll = true;
  showAnswer();
}

/** Judges by the other rules. @param {any} other */
function onOther(other) {
  if (!ruleset) return;
  const { preset, options } = ruleset.rules();
  const kept = told;
  isAll = false;
  if (other.preset) ruleset.fill({ game, preset: other.preset, options: {} });
  else ruleset.fill({ game, preset, options: { ...options, ...other.options } });
  change(kept);
}

new IntersectionObserver(([seen]) => {
  find("[data-ask-quick]").classList.toggle("is-needless", seen.isIntersecting);
}).observe(answerPlace);
onLanguage(() => ruleset?.check());
const wanted = new URLSearchParams(location.search);
if (wanted.has("game") || wanted.has("preset")) {
  const { game: named = "cards", preset = "classic", ...options } = Object.fromEntries(wanted);
  ruleset.fill({ game: named, preset, options });
}
ruleset.check();
