// @ts-check
// The table page: what happens comes through the socket.

import { ready } from "../page.js";
import { TableScreen } from "./show.js";
import { Connection } from "./socket.js";

/** @param {string} code @returns {import("./show.js").MakeSource} */
const socketSource = (code) => (dispatch, get) => {
  const connection = new Connection(code, {
    frame: (frame) => dispatch({ type: "frame", frame, now: Date.now() }),
    link: (link) => dispatch({ type: "link", link, now: Date.now() }),
    dropped: (id) => dispatch({ type: "dropped", id }),
    seq: () => get().seq,
  });
  queueMicrotask(() => connection.connect());
  return connection;
};

const root = document.getElementById("table");
const { code } = root?.dataset ?? {};
if (root && code) {
  await ready;
  new TableScreen(root, code, socketSource(code));
}
