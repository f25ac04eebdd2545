// @fluent/bundle 0.19.1 (Apache-2.0); see vendor.json.
export { FluentBundle } from "./fluent-bundle/bundle.js";
export { FluentNumber } from "./fluent-bundle/types.js";
export { FluentResource } from "./fluent-bundle/resource.js";
