const e=new Map;export function getMemoizerForLocale(o){const r=Array.isArray(o)?o.join(" "):o;let t=e.get(r);return void 0===t&&(t=new Map,e.set(r,t)),t}
