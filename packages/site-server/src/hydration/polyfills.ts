/*
 * Polyfills for the oldest supported browsers (docs/browsers.md): Chrome and WebView before 120, Safari before 17.4, Firefox
 * before 121. Built as a separate file, `/polyfills.js`, which only these browsers load, before the page's scripts
 * (`deferred-scripts.ts`). Each import adds only what is missing.
 */
import 'core-js/actual/array/to-reversed';
import 'core-js/actual/array/to-sorted';
import 'core-js/actual/array/to-spliced';
import 'core-js/actual/array/with';
import 'core-js/actual/map/group-by';
import 'core-js/actual/object/group-by';
import 'core-js/actual/promise/with-resolvers';
import 'core-js/actual/string/is-well-formed';
import 'core-js/actual/string/to-well-formed';

// core-js replaces the whole URL class for this: 15 kB that a cheap phone would have to load.
function canParse(url: string | URL, base?: string | URL): boolean {
  try {
    return Boolean(new URL(url, base));
  } catch {
    return false;
  }
}

if (!('canParse' in URL)) Object.assign(URL, { canParse });
