// @ts-check
// What presses and keys do: they send commands, or change what this page alone knows.

import { t } from "../l10n.js";
import { saveMuted, saveName, saveSort } from "./prefs.js";
import { isMyTurn, may, mayArm, playables, sorted, targets } from "./moves.js";
import { bring } from "./sheets.js";

/** @typedef {import("./types.js").State} State */
/** @typedef {import("./types.js").Command} Command */
/** @typedef {import("./types.js").Held} Held */
/** @typedef {import("./types.js").Trouble} Trouble */

const SORTS = /** @type {const} */ (["color", "number", "drawn"]);

/**
 * @typedef {object} Machine
 * @property {() => State} get
 * @property {(action: {type: string, [field: string]: any}) => void} dispatch
 * @property {() => import("./types.js").Source} source
 */

/** @param {Machine} machine */
export function makeActs({ get, dispatch, source }) {
  /** @param {Partial<import("./types.js").Ui>} change */
  const ui = (change) => dispatch({ type: "ui", ui: change });
  /** @param {Trouble} trouble */
  const complain = (trouble) => ui({ trouble: { ...trouble } });

  /** @param {Command} command @param {number} [card] the card that it takes out of the hand */
  function send(command, card) {
    const id = source().send(command);
    if (id === null) return complain({ code: "offline" });
    dispatch({ type: "sent", id, command: { ...command, card } });
  }

  /** @param {string} move @param {number} [card] */
  function move(move, card) {
    const { pending, seq } = get();
    const isWaiting = Object.values(pending).some((other) => other.do === "act" && other.move === move);
    if (!isWaiting) send({ do: "act", move, seq }, card);
  }

  /** A move if it is lawful, else why not. @param {string} text @param {string} code */
  const moveIf = (text, code) => (may(get().view?.game, text) ? move(text) : complain({ code }));

  /** @param {Held} card */
  function play(card) {
    const state = get();
    const game = state.view?.game;
    const way = playables(game).get(card.face);
    if (!game || !way) return complain({ ...whyNot(state, card), card: card.id });
    ui({ raised: null, trouble: null, cursor: cursorOf(state, card) });
    if (way.isWild) return ui({ dialog: { kind: "color", face: card.face, card: card.id } });
    move(way.move + call(state, way.move), card.id);
  }

  /** @param {string} color */
  function chooseColor(color) {
    const state = get();
    const { dialog } = state.ui;
    if (dialog?.kind !== "color") return move(`color ${color}`);
    ui({ dialog: null });
    const text = `${dialog.face}${color}`;
    move(text + call(state, text), dialog.card);
  }

  function uno() {
    const state = get();
    const { view } = state;
    if (!view?.game || view.you === null) return;
    if (may(view.game, "uno") && view.game.owes.includes(view.you)) return move("uno");
    if (mayArm(state)) return ui({ armed: !state.ui.armed, trouble: null });
    if (view.auto_uno && view.game.counts[view.you] === 2) return complain({ code: "auto-uno" });
    move("uno"); // the law answers: with the rule, or with the price of a false call
  }

  function catchSomebody() {
    const caught = targets(get().view?.game, "catch");
    if (!caught.length) return complain({ code: "nobody-to-catch" });
    if (caught.length === 1) return move(`catch ${letter(caught[0])}`);
    ui({ dialog: { kind: "catch" } });
  }

  /** @param {string} name @param {number} [seat] */
  function sit(name, seat) {
    saveName(name);
    send(seat === undefined ? { do: "sit", name } : { do: "sit", name, seat });
  }

  /** @param {boolean} ready */
  async function ready(ready) {
    const seal = ready ? { seal: await (await import("./seal.js")).makeSeal(get().code) } : {};
    send({ do: "ready", ready, ...seal });
  }

  async function start() {
    const { view } = get();
    if (view?.you != null && !view.seats[view.you].sealed) await ready(true); // the host's share of chance
    if (!Object.values(get().pending).some((other) => other.do === "start")) send({ do: "start", fill: true });
  }

  function sort() {
    const next = SORTS[(SORTS.indexOf(get().ui.sort) + 1) % SORTS.length];
    saveSort(next);
    ui({ sort: next, toast: t(`sort-${next}`) });
  }

  function playDrawn() {
    const { view, held } = get();
    const drawn = view?.game?.drawn;
    const card = held.findLast((each) => each.face === drawn);
    if (card) play(card);
  }

  return {
    ui, send, move, moveIf, play, playDrawn, chooseColor, uno, catchSomebody, sit, ready, start, sort,
    complain,
    draw: () => moveIf("draw", "no-draw"),
    keep: () => moveIf("keep", "no-keep"),
    accept: () => moveIf(may(get().view?.game, "take") ? "take" : "accept", "nothing-to-accept"),
    challenge: () => moveIf("challenge", "nothing-to-challenge"),
    /** @param {number} seat */
    catchSeat: (seat) => (ui({ dialog: null }), move(`catch ${letter(seat)}`)),
    /** @param {number} seat */
    swap: (seat) => move(`swap ${letter(seat)}`),
    /** @param {string} kind @param {object} [more] */
    open: async (kind, more = {}) => {
      await bring(kind);
      ui({ dialog: { kind, ...more }, ...(kind === "talk" ? { unread: 0 } : {}) });
    },
    close: () => ui({ dialog: null }),
    next: () => send({ do: "next" }),
    rematch: () => (ui({ rematch: true }), send({ do: "rematch" })),
    leave: () => (ui({ dialog: null }), send({ do: "leave" })),
    /** @param {Record<string, string>} what */
    say: (what) => send({ do: "say", ...what }),
    /** @param {number} seat */
    mute: (seat) => {
      const { code, ui: { muted: before } } = get();
      const muted = before.includes(seat) ? before.filter((each) => each !== seat) : [...before, seat];
      saveMuted(code, muted);
      ui({ muted });
    },
    retry: () => source().retry(),
  };
}

/** @param {number} seat */
const letter = (seat) => String.fromCharCode(65 + seat);

/** "!" if UNO is to be called with this play. @param {State} state @param {string} text */
function call(state, text) {
  const game = state.view?.game;
  const isCallable = may(game, `${text}!`) || !!game?.bluffs.includes(`${text}!`);
  return state.ui.armed && mayArm(state) && isCallable ? "!" : "";
}

/** The place of a card as it lies there, so that the focus stays at the same place after the play. @param {State} state @param {Held} card */
const cursorOf = (state, card) => sorted(state.held, state.ui.sort).findIndex(({ id }) => id === card.id);

/** Why a card of the hand cannot be played now. @param {State} state @param {Held} card @returns {Trouble} */
export function whyNot(state, card) {
  const game = state.view?.game;
  const why = game?.why[card.face.split(":")[0]];
  if (why) return { why };
  if (game && game.turn !== null && !isMyTurn(state)) {
    return { why: { slug: "not-your-turn", clause: game.game === "cards" ? "C-17" : "D-06", params: { turn: letter(game.turn) } } };
  }
  return { code: "not-now" };
}
