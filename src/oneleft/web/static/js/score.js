// The score sheet of a game on a real table. Nothing leaves this device, but in a link that is shared.

import { html, nothing, render } from "../vendor/lit-html.js";
import { cardView, pointsOf } from "./faces.js";
import { listWords, onLanguage, t } from "./l10n.js";
import { ready } from "./page.js";
import { copiesOf, pickerView } from "./picker.js";
import { keep, recall } from "./theme.js";

const KEPT = "oneleft.score";
const MOST = { cards: 10, dice: 4 };
const MOST_TARGET = 10000;
const MOST_NAME = 24;

/**
 * A round: who went out, and for each player what was left in the hand, as faces or as points.
 * @typedef {{winner: number, left: (string | number)[]}} Round
 * @typedef {{
 *   game: "cards" | "dice", target: number, teams: boolean, names: string[], rounds: Round[],
 * }} Sheet  teams: partners sit opposite each other (AC-42)
 */

const place = /** @type {HTMLElement} */ (document.querySelector("[data-score]"));
const said = /** @type {HTMLElement} */ (document.querySelector("[data-score-said]"));

/** @type {Sheet | null} null while the players are being named */
let sheet = null;
/** @type {Sheet} */
let setup = { game: "cards", target: 500, teams: false, names: ["", "", ""], rounds: [] };
/** @type {Round[]} rounds that were undone, the next to bring back last */
let undone = [];
/** The round that is being written. */
let draft = { winner: -1, left: /** @type {(string | number)[]} */ ([]), open: -1, tab: "R" };
/** @type {Sheet | null} a sheet from a link, while it is asked whether to take it */
let offered = null;
let isTargetWrong = false;
let link = "";
let note = "";

// Reckoning -------------------------------------------------------------------------------------

/** @param {string | number} left */
function pointsLeft(left) {
  if (typeof left === "number") return left;
  return facesOf(left).reduce((sum, face) => sum + pointsOf(face), 0);
}

/** @param {string | number} left */
const facesOf = (left) => (typeof left === "string" ? left.split(" ").filter(Boolean) : []);

/** Whether teams of two can play. @param {Sheet} of */
const canTeam = (of) => of.game === "cards" && of.names.length === 4;

/** Who counts together: each for oneself, or partners. @param {Sheet} of @returns {number[][]} seats of each side */
const sidesOf = (of) => (of.teams && canTeam(of) ? [[0, 2], [1, 3]] : of.names.map((_, seat) => [seat]));

/** @param {Sheet} of @param {number} seat @returns {number[]} */
const sideOf = (of, seat) => sidesOf(of).find((side) => side.includes(seat)) ?? [];

/** @param {Sheet} of @param {number[]} side */
const sideName = (of, side) => listWords(side.map((seat) => of.names[seat]));

/** What the winner's side gets: the hands of all others. @param {Sheet} of @param {Round} round */
function roundPoints(of, round) {
  const side = sideOf(of, round.winner);
  return round.left.reduce(
    (/** @type {number} */ sum, left, seat) => sum + (side.includes(seat) ? 0 : pointsLeft(left)),
    0,
  );
}

/** @param {Sheet} of @param {number[]} side */
const total = (of, side) =>
  of.rounds.reduce((sum, round) => sum + (side.includes(round.winner) ? roundPoints(of, round) : 0), 0);

/** The side that has won, or none. @param {Sheet} of */
function winner(of) {
  const last = of.rounds.at(-1);
  const side = last ? sideOf(of, last.winner) : [];
  return side.length && total(of, side) >= of.target ? side : null;
}

/** A sentence about a side: its verb is in the plural for two. @param {string} key @param {Sheet} of @param {number[]} side @param {Record<string, any>} params */
function sideSays(key, of, side, params) {
  const names = side.map((seat) => of.names[seat]);
  return names.length > 1 ? t(`${key}-team`, { seats: names, ...params }) : t(key, { name: names[0], ...params });
}

/** Who deals and who begins the next round. @param {Sheet} of */
function starter(of) {
  const count = of.names.length;
  if (of.game === "dice") {
    const last = of.rounds.at(-1);
    return last
      ? t("page-score-begins", { name: of.names[last.winner] })
      : t("page-score-begins-first");
  }
  const dealer = of.rounds.length % count;
  const name = of.names[dealer];
  return t("page-score-deals", { name, other: of.names[(dealer + 1) % count] });
}

// Keeping ---------------------------------------------------------------------------------------

/** @param {unknown} given @returns {Sheet | null} */
function checked(given) {
  if (!given || typeof given !== "object") return null;
  const { game, target, teams = false, names, rounds } = /** @type {any} */ (given);
  const isGame = game === "cards" || game === "dice";
  const isTarget = Number.isInteger(target) && target >= 1 && target <= MOST_TARGET;
  if (!isGame || !isTarget || !Array.isArray(names) || !Array.isArray(rounds)) return null;
  if (typeof teams !== "boolean" || (teams && (game !== "cards" || names.length !== 4))) return null;
  if (names.length < 2 || names.length > MOST[/** @type {"cards"} */ (game)]) return null;
  if (rounds.length > 500) return null;
  const isFaces = (/** @type {unknown} */ left) =>
    typeof left === "string" && /^((?:[RYGB][0-9SVD]|WD4|W) ?)*$/.test(left) && left.length < 900;
  const isPoints = (/** @type {unknown} */ left) =>
    Number.isInteger(left) && Number(left) >= 0 && Number(left) <= 5000;
  for (const round of rounds) {
    const isWinner = Number.isInteger(round?.winner) && names[round.winner] !== undefined;
    if (!isWinner || !Array.isArray(round.left) || round.left.length !== names.length) return null;
    if (!round.left.every((/** @type {unknown} */ left) => isFaces(left) || isPoints(left))) return null;
  }
  return {
    game,
    target,
    teams,
    names: names.map((name, seat) => String(name).slice(0, MOST_NAME) || defaultName(seat)),
    rounds: rounds.map(({ winner, left }) => ({ winner, left })),
  };
}

function load() {
  try {
    const kept = JSON.parse(recall(KEPT) ?? "null");
    undone = checked({ ...kept, rounds: kept?.undone ?? [] })?.rounds ?? [];
    return checked(kept);
  } catch {
    return null;
  }
}

function store() {
  keep(KEPT, JSON.stringify(sheet && { ...sheet, undone }));
}

/** @param {Sheet} of */
function toLink(of) {
  const bytes = new TextEncoder().encode(JSON.stringify(of));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  const safe = text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  return `${location.origin}/score#sheet=${safe}`;
}

function fromLink() {
  const found = /^#sheet=([\w-]+)$/.exec(location.hash);
  if (!found) return null;
  try {
    const text = atob(found[1].replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(text, (sign) => sign.charCodeAt(0));
    return checked(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return null;
  }
}

async function share() {
  if (!sheet) return;
  link = toLink(sheet);
  note = "";
  try {
    if (navigator.share) {
      await navigator.share({ title: t("page-tools-score"), url: link });
      return;
    }
    await navigator.clipboard.writeText(link); // absent on plain HTTP: then the link is shown
    note = t("page-score-shared");
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return;
    note = "";
  }
  show();
  if (!note) /** @type {HTMLInputElement | null} */ (document.querySelector("#score-link"))?.select();
}

// Changing --------------------------------------------------------------------------------------

/** @param {number} seat */
const defaultName = (seat) => t("page-score-player", { place: seat + 1 });

function emptyDraft() {
  draft = { winner: -1, left: (sheet?.names ?? []).map(() => ""), open: -1, tab: "R" };
  note = "";
  link = "";
}

function start() {
  isTargetWrong = !(Number.isInteger(setup.target) && setup.target >= 1 && setup.target <= MOST_TARGET);
  if (isTargetWrong) {
    show();
    document.getElementById("target")?.focus();
    return;
  }
  const names = setup.names.map((name, seat) => name.trim() || defaultName(seat));
  sheet = { ...setup, teams: setup.teams && canTeam(setup), names, rounds: [] };
  undone = [];
  emptyDraft();
  store();
  show();
  document.getElementById("round-title")?.focus();
}

function book() {
  if (!sheet || draft.winner < 0) return;
  const side = sideOf(sheet, draft.winner);
  const round = { winner: draft.winner, left: draft.left.map((left, seat) => (side.includes(seat) ? "" : left)) };
  const isAgain = JSON.stringify(undone.at(-1)) === JSON.stringify(round);
  undone = isAgain ? undone.slice(0, -1) : [];
  sheet.rounds.push(round);
  const count = roundPoints(sheet, round);
  const key = winner(sheet) ? "page-score-won" : "page-score-booked";
  const all = total(sheet, side);
  say(sideSays(key, sheet, side, { count: winner(sheet) ? all : count, total: all }));
  emptyDraft();
  store();
  show();
  document.getElementById("round-title")?.focus();
}

function undo() {
  const last = sheet?.rounds.pop();
  if (!sheet || !last) return;
  undone.push(last);
  say(t("page-score-undone", { round: sheet.rounds.length + 1 }));
  draftUndone();
}

function redo() {
  const last = undone.pop();
  if (!sheet || !last) return;
  sheet.rounds.push(last);
  say(t("page-score-redone", { round: sheet.rounds.length }));
  draftUndone();
}

/** The round that was undone last stands ready to be corrected. */
function draftUndone() {
  emptyDraft();
  const last = undone.at(-1);
  if (last) Object.assign(draft, { winner: last.winner, left: [...last.left] });
  store();
  show();
}

/** Ctrl+Z and Ctrl+Shift+Z, where no text is being written. @param {KeyboardEvent} event */
function onKey(event) {
  const isText = event.target instanceof HTMLInputElement && event.target.type !== "radio";
  if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z" || isText || !sheet || offered) return;
  event.preventDefault();
  if (event.shiftKey) redo();
  else undo();
}

/** @param {string} text */
function say(text) {
  said.textContent = text;
}

/** @param {number} seat @param {string | number} left */
function leave(seat, left) {
  draft.left = draft.left.map((each, other) => (other === seat ? left : each));
  show();
}

// Showing ---------------------------------------------------------------------------------------

function show() {
  render(offered ? offerView(offered) : sheet ? sheetView(sheet) : setupView(), place);
}

/** @param {Sheet} from */
function offerView(from) {
  const take = () => {
    sheet = from;
    undone = [];
    offered = null;
    history.replaceState(null, "", "/score");
    emptyDraft();
    store();
    show();
  };
  const refuse = () => {
    offered = null;
    history.replaceState(null, "", "/score");
    show();
  };
  return html`<section class="panel stack narrow">
    <p>${t("page-score-replace", { seats: from.names })}</p>
    <div class="row">
      <button type="button" class="button button--primary" @click=${take}>
        ${t("page-score-replace-yes")}
      </button>
      <button type="button" class="button" @click=${refuse}>${t("page-score-replace-no")}</button>
    </div>
  </section>`;
}

function setupView() {
  const most = MOST[setup.game];
  const set = (/** @type {Partial<Sheet>} */ change) => {
    setup = { ...setup, ...change };
    setup.names = setup.names.slice(0, MOST[setup.game]);
    show();
  };
  const named = (/** @type {number} */ seat, /** @type {Event} */ event) => {
    setup.names[seat] = /** @type {HTMLInputElement} */ (event.target).value;
    if (canTeam(setup)) show(); // the hint names the teams
  };
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    start();
  };
  return html`<form class="panel stack narrow" novalidate @submit=${submit}>
    <fieldset class="field">
      <legend class="label">${t("page-game")}</legend>
      <div class="segments">
        ${/** @type {const} */ (["cards", "dice"]).map(
          (game) => html`<label class="segment">
            <input type="radio" name="game" .checked=${setup.game === game} @change=${() => set({ game })} />
            <span>${t(`game-${game}`)}</span>
          </label>`,
        )}
      </div>
    </fieldset>
    <fieldset class="field">
      <legend class="label">${t("page-score-players")}</legend>
      <p class="small soft">${t("page-score-players-hint")}</p>
      <ol role="list" class="names">
        ${setup.names.map(
          (name, seat) => html`<li class="name-row">
            <span class="name-number figures" aria-hidden="true">${seat + 1}</span>
            <input
              class="input"
              maxlength=${MOST_NAME}
              autocomplete="off"
              aria-label=${defaultName(seat)}
              placeholder=${defaultName(seat)}
              .value=${name}
              @input=${(/** @type {Event} */ event) => named(seat, event)}
            />
            ${setup.names.length > 2
              ? html`<button
                  type="button"
                  class="button button--quiet"
                  aria-label=${t("page-score-remove", { name: name || defaultName(seat) })}
                  @click=${() => set({ names: setup.names.filter((_, other) => other !== seat) })}
                >
                  ✕
                </button>`
              : nothing}
          </li>`,
        )}
      </ol>
      ${setup.names.length < most
        ? html`<button type="button" class="button" @click=${() => set({ names: [...setup.names, ""] })}>
            + ${t("page-score-add")}
          </button>`
        : nothing}
    </fieldset>
    ${canTeam(setup) ? teamsView(set) : nothing}
    <div class="field">
      <label for="target">${t("page-score-target")}</label>
      <input
        class="input target"
        id="target"
        type="number"
        inputmode="numeric"
        min="1"
        max=${MOST_TARGET}
        step="1"
        aria-invalid=${String(isTargetWrong)}
        aria-describedby="target-error"
        .value=${String(setup.target)}
        @input=${(/** @type {Event} */ event) => {
          setup.target = Number(/** @type {HTMLInputElement} */ (event.target).value);
        }}
      />
      <p class="message message--error" id="target-error" role="alert" ?hidden=${!isTargetWrong}>
        ${t("page-score-target-wrong")}
      </p>
    </div>
    <button class="button button--primary button--large button--wide">${t("page-score-start")}</button>
  </form>`;
}

/** @param {(change: Partial<Sheet>) => void} set */
function teamsView(set) {
  const named = setup.names.map((name, seat) => name.trim() || defaultName(seat));
  const [first, last] = [[0, 2], [1, 3]].map((side) => listWords(side.map((seat) => named[seat])));
  const onChange = (/** @type {Event} */ event) =>
    set({ teams: /** @type {HTMLInputElement} */ (event.target).checked });
  return html`<label class="switch">
    <span>
      <span class="label">${t("page-score-teams")}</span>
      <span class="small soft" id="teams-hint">${t("page-score-teams-hint", { first, last })}</span>
    </span>
    <input
      type="checkbox"
      role="switch"
      aria-label=${t("page-score-teams")}
      aria-describedby="teams-hint"
      .checked=${setup.teams}
      @change=${onChange}
    />
  </label>`;
}

/** @param {Sheet} of */
function sheetView(of) {
  const won = winner(of);
  return html`<div class="score">
    <div class="score-round no-print">${won ? endView(of, won) : roundView(of)}</div>
    <section class="panel stack score-sheet" aria-labelledby="sheet-title">
      <h2 id="sheet-title">${t("page-score-sheet")}</h2>
      ${standingsView(of)} ${of.rounds.length ? tableView(of) : nothing}
      ${of.rounds.length || undone.length ? stepsView(of) : nothing}
      <div class="row no-print">
        <button type="button" class="button" @click=${share}>${t("page-score-share")}</button>
        <button type="button" class="button" @click=${() => window.print()}>
          ${t("page-score-print")}
        </button>
        <button type="button" class="button button--quiet" @click=${others}>${t("page-score-other")}</button>
      </div>
      ${note ? html`<p class="message message--good no-print" role="status">${note}</p>` : nothing}
      ${link && !note
        ? html`<div class="field no-print">
            <label for="score-link">${t("page-score-copy")}</label>
            <input class="input" id="score-link" readonly .value=${link} />
          </div>`
        : nothing}
    </section>
  </div>`;
}

/** Back and forth through the rounds. @param {Sheet} of */
function stepsView(of) {
  const back = of.rounds.length;
  const step = (
    /** @type {string} */ sign,
    /** @type {string} */ label,
    /** @type {boolean} */ isOff,
    /** @type {() => void} */ act,
    /** @type {string} */ keys,
  ) =>
    html`<button
      type="button"
      class="button"
      aria-disabled=${String(isOff)}
      aria-keyshortcuts=${keys}
      @click=${act}
    >
      <span aria-hidden="true">${sign}</span> ${label}
    </button>`;
  return html`<div class="steps no-print">
    ${step("↶", t(back ? "page-score-undo" : "page-score-undo-none", { round: back }), !back, undo, "Control+Z")}
    ${step(
      "↷",
      t(undone.length ? "page-score-redo" : "page-score-redo-none", { round: back + 1 }),
      !undone.length,
      redo,
      "Control+Shift+Z",
    )}
  </div>`;
}

function others() {
  if (sheet) setup = { ...sheet, names: [...sheet.names], rounds: [] };
  sheet = null;
  undone = [];
  store();
  show();
}

function again() {
  if (sheet) {
    undone = [...sheet.rounds].reverse(); // a game that was over is not lost by a slip
    sheet.rounds = [];
  }
  emptyDraft();
  store();
  show();
}

/** @param {Sheet} of @param {number[]} won */
function endView(of, won) {
  return html`<section class="panel stack score-end" aria-labelledby="round-title">
    <span class="score-end-art" aria-hidden="true"
      >${["R1", "Y1", "G1", "B1"].map((face) => cardView(face, { die: of.game === "dice" }))}</span
    >
    <h2 id="round-title" tabindex="-1">
      ${sideSays("page-score-won", of, won, { count: total(of, won) })}
    </h2>
    <div class="row">
      <button type="button" class="button button--primary" @click=${again}>${t("page-score-new")}</button>
      <button type="button" class="button" @click=${others}>${t("page-score-other")}</button>
    </div>
  </section>`;
}

/** @param {Sheet} of */
function roundView(of) {
  const choose = (/** @type {number} */ seat) => {
    draft.winner = seat;
    const side = sideOf(of, seat);
    if (draft.open < 0 || side.includes(draft.open)) {
      draft.open = of.names.findIndex((_, other) => !side.includes(other));
    }
    show();
  };
  const round = { winner: draft.winner, left: draft.left };
  const side = sideOf(of, draft.winner);
  return html`<section class="panel stack" aria-labelledby="round-title">
    <div>
      <h2 id="round-title" tabindex="-1">${t("page-score-round", { round: of.rounds.length + 1 })}</h2>
      <p class="soft">${starter(of)}</p>
    </div>
    <fieldset class="field">
      <legend class="label">${t("page-score-winner")}</legend>
      <div class="winners">
        ${of.names.map(
          (name, seat) => html`<label class="segment">
            <input type="radio" name="winner" .checked=${draft.winner === seat} @change=${() => choose(seat)} />
            <span>${name}</span>
          </label>`,
        )}
      </div>
    </fieldset>
    ${draft.winner < 0
      ? nothing
      : html`<div class="stack">
          <h3>${t(side.length > 1 ? "page-score-left-opponents" : "page-score-left")}</h3>
          ${of.names.map((name, seat) => (side.includes(seat) ? nothing : leftView(of, name, seat)))}
          <button type="button" class="button button--primary button--large button--wide" @click=${book}>
            ${t("page-score-book", { count: roundPoints(of, round), name: sideName(of, side) })}
          </button>
        </div>`}
  </section>`;
}

/** @param {Sheet} of @param {string} name @param {number} seat */
function leftView(of, name, seat) {
  const left = draft.left[seat];
  const faces = facesOf(left);
  const isOpen = draft.open === seat;
  const toggle = () => {
    draft.open = isOpen ? -1 : seat;
    show();
  };
  const held = (/** @type {string} */ face) =>
    draft.left.flatMap(facesOf).filter((each) => each === face).length;
  return html`<div class="left ${isOpen ? "is-open" : ""}">
    <button type="button" class="left-head" aria-expanded=${String(isOpen)} @click=${toggle}>
      <span class="left-name">${name}</span>
      <span class="left-points figures">${t("count-points", { count: pointsLeft(left) })}</span>
    </button>
    ${faces.length
      ? html`<div class="left-cards" role="group" aria-label=${t("page-score-left-of", { name })}>
          ${faces.map(
            (face, place) => html`<button
              type="button"
              class="ask-held"
              aria-label=${t("page-ask-remove", { face })}
              @click=${() => leave(seat, faces.filter((_, other) => other !== place).join(" "))}
            >
              ${cardView(face, { die: of.game === "dice" })}
            </button>`,
          )}
        </div>`
      : nothing}
    ${isOpen
      ? html`<div class="left-body stack">
          ${pickerView({
            id: `left-${seat}`,
            game: of.game,
            tab: draft.tab,
            onTab: (tab) => {
              draft.tab = tab;
              show();
            },
            onPick: (face) => leave(seat, [...faces, face].join(" ")),
            count: (face) => faces.filter((each) => each === face).length,
            isFull: (face) => held(face) >= copiesOf(face, of.game),
          })}
          <div class="row">
            <label class="row" for=${`typed-${seat}`}>
              <span class="small">${t("page-score-typed")}</span>
              <input
                class="input typed figures"
                id=${`typed-${seat}`}
                type="number"
                inputmode="numeric"
                min="0"
                max="5000"
                .value=${typeof left === "number" ? String(left) : ""}
                @change=${(/** @type {Event} */ event) => {
                  const typed = /** @type {HTMLInputElement} */ (event.target).value;
                  const points = Math.min(5000, Math.max(0, Math.round(Number(typed))));
                  leave(seat, typed === "" ? "" : points);
                }}
              />
            </label>
            ${left === ""
              ? nothing
              : html`<button type="button" class="button button--quiet" @click=${() => leave(seat, "")}>
                  ${t("page-score-clear")}
                </button>`}
          </div>
        </div>`
      : nothing}
  </div>`;
}

/** @param {Sheet} of */
function standingsView(of) {
  const sides = sidesOf(of);
  const best = Math.max(...sides.map((side) => total(of, side)));
  return html`<ol role="list" class="standings">
    ${sides.map((side) => {
      const points = total(of, side);
      const name = sideName(of, side);
      const missing = t("page-score-missing", { count: Math.max(0, of.target - points) });
      return html`<li class=${points && points === best ? "is-first" : ""}>
        <span class="standing-name">${name}</span>
        <b class="standing-points figures">${points}</b>
        <progress max=${of.target} value=${Math.min(points, of.target)} aria-label=${`${name}: ${missing}`}></progress>
        <span class="small soft figures">${missing}</span>
      </li>`;
    })}
  </ol>`;
}

/** @param {Sheet} of */
function tableView(of) {
  const sides = sidesOf(of);
  const isTeams = sides.length < of.names.length;
  const cell = (/** @type {Round} */ round) =>
    html`<b>${roundPoints(of, round)}</b>${isTeams
        ? html` <span class="small soft">${of.names[round.winner]}</span>`
        : nothing}`;
  return html`<div class="table-scroll" role="region" aria-label=${t("page-score-rounds")} tabindex="0">
    <table class="sheet figures ${isTeams ? "is-teams" : ""}">
      <thead>
        <tr>
          <th scope="col"><span class="visually-hidden">${t("page-score-rounds")}</span></th>
          ${sides.map((side) => html`<th scope="col">${sideName(of, side)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${of.rounds.map(
          (round, place) => html`<tr>
            <th scope="row">${place + 1}</th>
            ${sides.map((side) => html`<td>${side.includes(round.winner) ? cell(round) : "–"}</td>`)}
          </tr>`,
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">${t("page-score-total")}</th>
          ${sides.map((side) => html`<td><b>${total(of, side)}</b></td>`)}
        </tr>
      </tfoot>
    </table>
  </div>`;
}

// Beginning -------------------------------------------------------------------------------------

await ready;
sheet = load();
emptyDraft();
function look() {
  const linked = fromLink();
  if (!linked) return;
  if (!sheet || !sheet.rounds.length || JSON.stringify(sheet) === JSON.stringify(linked)) {
    if (JSON.stringify(sheet) !== JSON.stringify(linked)) undone = [];
    sheet = linked;
    store();
    emptyDraft();
    history.replaceState(null, "", "/score");
  } else {
    offered = linked;
  }
}
look();
window.addEventListener("hashchange", () => {
  look();
  show();
});
document.addEventListener("keydown", onKey);
onLanguage(show);
show();
