// @ts-check
// The state of the page as a pure function of what came before and what happened.
//
// Frames bring the whole view, so nothing of the game is worked out here; only the order of the
// cards in the hand, the log, and what this page alone knows are kept.

import { playables, targets } from "./moves.js";

/** @typedef {import("./types.js").State} State */
/** @typedef {import("./types.js").Ui} Ui */
/** @typedef {import("./types.js").Frame} Frame */
/** @typedef {import("./types.js").TableView} TableView */
/** @typedef {import("./types.js").Held} Held */

export const MOST_LOG = 200;
const SEAT = {
  kind: "free", name: "", level: "", is_program: false, is_ready: false, is_here: true,
  away_at: null, autopilot: false, has_left: false, sealed: false,
};

/** @type {Ui} */
const UI = {
  dialog: null, hidden: "", raised: null, cursor: 0, armed: false, sort: "color", trouble: null,
  shown: null, rules: null, muted: [], unread: 0, toast: "", rematch: false,
};

/**
 * @param {string} code
 * @returns {State}
 */
export const initial = (code) => ({
  code, link: "connecting", lostAt: 0, bye: "", waiting: false, seq: 0, offset: 0, watching: 0,
  view: null, rules: {}, held: [], nextId: 1, log: [], pending: {}, ui: UI,
});

/**
 * @param {State} state
 * @param {{type: string, [field: string]: any}} action
 * @returns {State}
 */
export function reduce(state, action) {
  if (action.type === "frame") return FRAMES[action.frame.is]?.(state, action.frame, action.now) ?? state;
  if (action.type === "ui") return withUi(state, action.ui);
  if (action.type === "sent") return sent(state, action.id, action.command);
  if (action.type === "dropped") return settled(state, action.id);
  if (action.type === "link") {
    const lostAt = action.link === "live" ? 0 : state.lostAt || action.now;
    return { ...state, link: action.link, lostAt, bye: action.link === "live" ? "" : state.bye };
  }
  return state;
}

/** @param {State} state @param {Partial<Ui>} ui @returns {State} */
const withUi = (state, ui) => ({ ...state, ui: { ...state.ui, ...ui } });

/** @param {State} state @param {string} id @param {any} command */
const sent = (state, id, command) =>
  withUi({ ...state, pending: { ...state.pending, [id]: command } }, { trouble: null });

/** @param {State} state @param {string} id */
function settled(state, id) {
  const { [id]: _, ...pending } = state.pending;
  return { ...state, pending };
}

/** @type {Record<string, (state: State, frame: Frame, now: number) => State>} */
const FRAMES = {
  hello: (state, frame, now) => ({ ...state, offset: frame.now - now, waiting: false }),
  beat: (state, frame, now) => ({ ...state, offset: frame.now - now }),
  watching: (state, frame) => ({ ...state, watching: frame.n }),
  trouble: (state, frame) => ({ ...state, waiting: !frame.ok }),
  bye: (state, frame) => ({ ...state, bye: frame.why }),
  done: (state, frame) => settled(state, frame.id),
  refused,
  snapshot,
  step,
};

/** @param {State} state @param {Frame} frame @returns {State} */
function refused(state, frame) {
  const command = state.pending[frame.id];
  const next = settled(state, frame.id);
  if (frame.code === "asked" || command?.do === "reveal") return next;
  const first = frame.code === "too-late" ? whoWasFirst(next) : null;
  const trouble = first === null ? { code: frame.code, why: frame.why ?? undefined } : { code: "too-late", params: { seat: first } };
  return withUi(next, { trouble: { ...trouble, card: command?.card } });
}

/** Whose call, catch or jump-in the last log entries tell of. @param {State} state @returns {number | null} */
function whoWasFirst({ log, view }) {
  const lines = log.slice(-2).flatMap((entry) => entry.lines);
  const seat = lines.findLast(({ key }) => /^event-(catches|calls|jumps|claims|(plays|stacks).*-uno$)/.test(key))?.params.seat;
  return typeof seat === "number" && seat !== view?.you ? seat : null;
}

/** @param {State} state @param {Frame} frame @param {number} now @returns {State} */
function snapshot(state, frame, now) {
  const entries = frame.lines.map((line, at) => ({ id: frame.seq * 100 + at, lines: [line], seat: null }));
  const log = frame.missed || !state.log.length ? entries : state.log;
  const { seq, watching, rules } = frame;
  const after = seen({ ...state, seq, offset: frame.now - now, watching, log, rules: rules ?? state.rules }, frame.view);
  return withUi(after, { raised: null, dialog: stillOpen(after) });
}

/** @param {State} state @param {Frame} frame @returns {State} */
function step(state, frame) {
  if (frame.seq <= state.seq) return state;
  const told = { ...state, seq: frame.seq, log: logged(state, frame), rules: frame.rules ?? state.rules };
  // Of several steps at once only the last brings the view.
  const next = frame.view ? seen(told, frame.view) : told;
  return withUi(next, uiAfter(state, next, frame));
}

/** @param {State} state @param {Frame} frame */
function logged(state, frame) {
  const said = frame.text || frame.phrase || frame.emote;
  const lines = frame.lines ?? [];
  if (!said && !lines.length) return state.log;
  const entry = {
    id: frame.seq * 100, lines, seat: frame.seat, text: frame.text ?? undefined,
    phrase: frame.phrase ?? undefined, emote: frame.emote ?? undefined,
  };
  return [...state.log, entry].slice(-MOST_LOG);
}

/**
 * What a step changes of the page's own: my play disarms UNO, a hand shown to me is put before me.
 * @param {State} before @param {State} after @param {Frame} frame
 * @returns {Partial<Ui>}
 */
function uiAfter(before, after, frame) {
  /** @type {Partial<Ui>} */
  const ui = {};
  const you = after.view?.you;
  const { cursor, muted, dialog } = before.ui;
  if (frame.kind === "act" && frame.seat === you) Object.assign(ui, { armed: false, raised: null });
  if (cursor >= after.held.length) ui.cursor = Math.max(0, after.held.length - 1);
  const heard = frame.kind === "said" && frame.seat !== you && !muted.includes(frame.seat ?? -1);
  if (heard && dialog?.kind !== "talk") ui.unread = before.ui.unread + 1;
  if (before.view?.status !== after.view?.status) Object.assign(ui, { hidden: "", armed: false });
  const shown = (after.view?.game?.shown ?? []).at(-1);
  const known = before.view?.game?.shown?.length ?? 0;
  if (shown && (after.view?.game?.shown?.length ?? 0) > known) ui.shown = { ...shown, at: frame.at };
  ui.dialog = stillOpen(after);
  return ui;
}

/**
 * What the player has opened, unless it has lost its sense: the card has gone or can no longer be
 * played, nobody can be caught any more.
 * @param {State} state
 */
function stillOpen({ ui, view, held }) {
  const { dialog } = ui;
  if (dialog?.kind === "catch" && !targets(view?.game, "catch").length) return null;
  if (dialog?.kind !== "color") return dialog;
  const isHeld = held.some(({ id }) => id === dialog.card);
  return isHeld && playables(view?.game).has(dialog.face ?? "") ? dialog : null;
}

/** @param {State} state @param {TableView} view @returns {State} */
function seen(state, view) {
  const seats = view.seats.map((seat) => ({ ...SEAT, ...seat }));
  const mine = view.you === null ? null : view.game?.hands[view.you];
  if (view.game?.game === "dice") return { ...state, view: { ...view, seats }, held: (mine ?? []).map(heldDie) };
  const gone = Object.values(state.pending).find((command) => command.card)?.card;
  const [held, nextId] = reheld(state.held, mine ?? [], state.nextId, gone);
  return { ...state, view: { ...view, seats }, held, nextId };
}

/** A die has its own number. @param {{die: string, face: string}} held @returns {Held} */
const heldDie = ({ die, face }) => ({ id: Number(die.slice(1)), face: `${die}:${face}` });

/**
 * The hand in the order in which the cards came; of twins the one that was pressed goes.
 * @param {Held[]} before
 * @param {string[]} faces
 * @param {number} nextId
 * @param {number | undefined} gone
 * @returns {[Held[], number]}
 */
export function reheld(before, faces, nextId, gone) {
  /** @type {Map<string, number>} */
  const left = new Map();
  for (const face of faces) left.set(face, (left.get(face) ?? 0) + 1);
  const order = [...before].sort((a, b) => Number(a.id === gone) - Number(b.id === gone));
  /** @type {Set<number>} */
  const stay = new Set();
  for (const card of order) {
    const count = left.get(card.face) ?? 0;
    if (!count) continue;
    left.set(card.face, count - 1);
    stay.add(card.id);
  }
  const held = before.filter((card) => stay.has(card.id));
  let id = nextId;
  for (const [face, count] of left) for (let n = 0; n < count; n++) held.push({ id: id++, face });
  return [held, id];
}
