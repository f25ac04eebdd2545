// @ts-check
// A finished match, step by step: which step is shown, by whom it is seen, what stands before it.

/** @typedef {import("../table/types.js").TableView} TableView */
/** @typedef {import("../table/types.js").Line} Line */
/**
 * @typedef {object} Step of a round as the server tells it
 * @property {number} seq
 * @property {number} at
 * @property {number | null} seat
 * @property {string} auto
 * @property {string | null} move
 * @property {Record<string, any>[]} events
 * @property {Line[]} lines
 * @property {any} game
 */
/**
 * @typedef {object} Outline
 * @property {string} name
 * @property {import("../table/types.js").Settings} settings
 * @property {number} law
 * @property {any[]} seats
 * @property {{number: number, seq: number, score: {winner: number | null, ending: string, points: number[]} | null}[]} rounds
 * @property {number[]} totals
 * @property {number[]} winners
 * @property {string} digest
 * @property {boolean} mine
 */
/** @typedef {{at: number, kind: "round" | "uno", round: number, seat?: number}} Mark a place on the scrubber */

const MOST_LINES = 30;
const USUAL_TARGET = 500;

export class Player {
  /**
   * @param {Outline} outline
   * @param {(round: number, by: number | null) => Promise<Step[]>} fetchRound
   * @param {(action: any) => void} dispatch
   */
  constructor(outline, fetchRound, dispatch) {
    this.outline = outline;
    this.fetchRound = fetchRound;
    this.dispatch = dispatch;
    /** @type {Map<string, Promise<Step[]>>} */
    this.cache = new Map();
    /** @type {number[]} how many steps each round has, as far as it is known */
    this.lengths = [];
    /** @type {Mark[]} */
    this.marks = [];
    this.at = 0;
    this.seq = 0;
    /** @type {Step | null} */
    this.step = null;
    /** @type {number | null} */
    this.by = null;
    this.asked = 0;
    this.isReady = false;
  }

  get total() {
    return this.lengths.reduce((sum, length) => sum + length, 0);
  }

  get isAtEnd() {
    return this.isReady && this.at >= this.total - 1;
  }

  /** @param {number} round from 1 @param {number | null} by */
  steps(round, by) {
    const key = `${round} ${by}`;
    let steps = this.cache.get(key);
    if (!steps) {
      steps = this.fetchRound(round, by);
      this.cache.set(key, steps);
      steps.catch(() => this.cache.delete(key));
    }
    return steps;
  }

  /**
   * Fetches all rounds, one after the other, and shows the step that was asked for as soon as it is there.
   * @param {number} seq @param {number | null} by @param {() => void} changed
   */
  async load(seq, by, changed) {
    this.by = by;
    const wanted = Math.max(1, this.outline.rounds.filter((round) => round.seq <= seq).length);
    for (const { number } of this.outline.rounds) {
      const steps = await this.steps(number, by);
      this.mark(number, steps);
      if (number === wanted) {
        const place = steps.findLastIndex((step) => step.seq <= seq);
        await this.show(this.start(number) + Math.max(0, place));
      }
      changed();
    }
    this.isReady = true;
    changed();
  }

  /** The place of the first step of a round. @param {number} round */
  start(round) {
    return this.lengths.slice(0, round - 1).reduce((sum, length) => sum + length, 0);
  }

  /** @param {number} round @param {Step[]} steps */
  mark(round, steps) {
    const start = this.total;
    this.lengths[round - 1] = steps.length;
    this.marks.push({ at: start, kind: "round", round });
    for (const [offset, { events }] of steps.entries()) {
      const call = events.find(({ is, called }) => is === "UnoCalled" || called);
      if (call) this.marks.push({ at: start + offset, kind: "uno", round, seat: call.seat });
    }
  }

  /** The round and the step in it. @param {number} at */
  locate(at) {
    let [round, offset] = [1, at];
    while (round < this.lengths.length && offset >= this.lengths[round - 1]) offset -= this.lengths[round++ - 1];
    return { round, offset };
  }

  /**
   * Shows a step. The next one flies; any other is put there.
   * @param {number} at @param {{flies?: boolean}} [how]
   */
  async show(at, { flies = false } = {}) {
    const place = Math.max(0, Math.min(this.total - 1, at));
    const { round, offset } = this.locate(place);
    const asked = ++this.asked;
    const steps = await this.steps(round, this.by);
    if (asked !== this.asked || !steps[offset]) return;
    this.at = place;
    const step = steps[offset];
    this.seq = step.seq;
    this.step = step;
    const view = this.view(step, round);
    const kind = step.move === null ? (round === 1 ? "dealt" : "round") : "act";
    const frame = flies
      ? { ...step, is: "step", kind, view }
      : { is: "snapshot", seq: step.seq, now: Date.now(), view, missed: 1, watching: 0, lines: linesUntil(steps, offset) };
    this.dispatch({ type: "ui", ui: { shown: null, raised: null, trouble: null } });
    this.dispatch({ type: "frame", frame, now: Date.now() });
  }

  /** Sees it as another seat did, or with all hands open. @param {number | null} by */
  seenBy(by) {
    this.by = by;
    return this.show(this.at);
  }

  /** The table as it stood after a step. @param {Step} step @param {number} round @returns {any} */
  view(step, round) {
    const { settings, law, seats, rounds, digest } = this.outline;
    const done = rounds.slice(0, round - 1).flatMap(({ score }) => (score ? [score] : []));
    const ended = step.game.ending ? [...done, step.game.ending] : done;
    const totals = seats.map((_, seat) => ended.reduce((sum, { points }) => sum + points[seat], 0));
    return {
      status: "replay", settings: { ...settings, auto_uno: false }, law, round, digest,
      seats: seats.map(({ kind, name, level }) => ({ kind, name, level })),
      you: this.by, host: null, is_host: false, target: Number(settings.options.target_score ?? USUAL_TARGET),
      totals: settings.options.teams === "2v2" ? totals.map((sum, seat) => sum + totals[(seat + 2) % 4]) : totals,
      rounds: done, winners: [], turn_seq: 0, ready: [], auto_uno: false, timer: null,
      seals: {}, nonces: {}, secret: null, salt: null, replay: null, rematch: null,
      game: { ...step.game, legal: [], bluffs: [], why: {} },
    };
  }
}

/** The last sentences before a step and its own. @param {Step[]} steps @param {number} offset */
const linesUntil = (steps, offset) => steps.slice(0, offset + 1).flatMap(({ lines }) => lines).slice(-MOST_LINES);
