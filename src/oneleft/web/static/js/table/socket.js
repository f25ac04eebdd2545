// @ts-check
// The connection: frames in, commands out, and coming back after a loss.
//
// A command that was sent while the connection was not known to be lost is sent once more, with its
// id, after it is back; the server does it once. While it is lost nothing new is accepted.

/** @typedef {import("./types.js").Frame} Frame */
/** @typedef {import("./types.js").Command} Command */

const SOONEST = 300;
const LATEST = 5000;
const SILENCE = 2.5; // beats without a frame: the socket is dead though it has not been told
const FIRST_BEAT = 10_000;
/** What ends the connection for good, by bye and by close code. */
const FINAL = ["superseded", "ejected"];
const FINAL_CODES = new Map([[4001, "superseded"], [4003, "ejected"], [4004, "no-table"]]);

/**
 * @typedef {object} Hooks
 * @property {(frame: Frame) => void} frame
 * @property {(link: "live" | "lost" | "stopped") => void} link
 * @property {(id: string) => void} dropped a command that will not be sent again
 * @property {() => number} seq what has been seen
 */

export class Connection {
  /**
   * @param {string} code
   * @param {Hooks} hooks
   */
  constructor(code, hooks) {
    this.code = code;
    this.hooks = hooks;
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {Map<string, {frame: Command, tries: number}>} */
    this.outbox = new Map();
    this.tries = 0;
    this.beat = FIRST_BEAT;
    this.isLive = false;
    this.isStopped = false;
    this.timer = 0;
    this.silence = 0;
    addEventListener("online", () => this.retry());
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden && !this.isLive) this.retry();
    });
  }

  /** Connects; what was seen is asked no second time. */
  connect() {
    clearTimeout(this.timer);
    this.isStopped = false;
    const seq = this.hooks.seq();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const since = seq > 0 ? `?since=${seq}` : "";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.code}${since}`);
    this.socket = socket;
    socket.onmessage = (message) => socket === this.socket && this.take(JSON.parse(message.data));
    socket.onclose = (event) => socket === this.socket && this.end(event.code);
    this.listen();
  }

  /** Tries at once instead of waiting. */
  retry() {
    if (this.isLive || (this.socket?.readyState === WebSocket.CONNECTING && !this.isStopped)) return;
    this.tries = 0;
    this.connect();
  }

  /**
   * Sends a command under a new id, which is given back; null: nothing is accepted now.
   * @param {Command} command
   */
  send(command) {
    if (!this.isLive) return null;
    const id = newId();
    const frame = { ...command, id };
    this.outbox.set(id, { frame, tries: 1 });
    this.post(frame);
    return id;
  }

  /** @param {Command} frame */
  post(frame) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(frame));
  }

  /** @param {Frame} frame */
  take(frame) {
    this.listen();
    if (frame.is === "beat") {
      this.post({ do: "beat", id: newId(), n: frame.n, seq: this.hooks.seq() });
    } else if (frame.is === "hello") {
      this.beat = frame.beat_ms;
    } else if (frame.is === "done" || frame.is === "refused") {
      this.outbox.delete(frame.id);
    } else if (frame.is === "bye" && FINAL.includes(String(frame.why))) {
      this.stop();
    }
    this.hooks.frame(frame);
    if (!this.isLive && !this.isStopped && frame.is !== "hello" && frame.is !== "bye") this.revive();
  }

  /** The first frame after hello: what is outstanding is sent once more. */
  revive() {
    this.isLive = true;
    this.tries = 0;
    this.hooks.link("live");
    for (const [id, sent] of this.outbox) {
      if (sent.tries++ > 1) {
        this.outbox.delete(id);
        this.hooks.dropped(id);
      } else {
        this.post(sent.frame);
      }
    }
  }

  listen() {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.lose(), this.beat * SILENCE);
  }

  /** @param {number} code */
  end(code) {
    const why = FINAL_CODES.get(code);
    if (why && !this.isStopped) {
      this.hooks.frame(/** @type {any} */ ({ is: "bye", why }));
      this.stop();
    }
    this.lose();
  }

  lose() {
    this.socket?.close();
    this.socket = null;
    this.isLive = false;
    clearTimeout(this.silence);
    if (this.isStopped) return;
    this.hooks.link("lost");
    const wait = Math.min(LATEST, SOONEST * 2 ** this.tries++);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
  }

  /** For good, until retry: the seat is held elsewhere, or lost. */
  stop() {
    this.isStopped = true;
    this.isLive = false;
    this.hooks.link("stopped");
  }
}

/** An id for a command; crypto.randomUUID is absent on a plain-HTTP address. */
function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
