// lit-html 3.3.3 (BSD-3-Clause); see vendor.json.
export { html, svg, render, nothing, noChange } from "./lit-html/lit-html.js";
export { classMap } from "./lit-html/directives/class-map.js";
export { live } from "./lit-html/directives/live.js";
export { createRef, ref } from "./lit-html/directives/ref.js";
export { repeat } from "./lit-html/directives/repeat.js";
