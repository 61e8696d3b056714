/*
 * Two feature checks that run before a page's scripts, as JavaScript source for the page. Written for browsers of any age: only
 * features that are ten years old.
 */

/** URL path of the built `polyfills.ts`. */
export const polyfillsPath = '/polyfills.js';

/**
 * Whether the browser can run the site's scripts: Chrome and WebView 108, Safari 16.0, Firefox 115 or later. Checks two features
 * that came with these versions and have no polyfill. Older browsers keep the server's page, whose links and forms work without
 * JavaScript: a static page is better than one that breaks halfway.
 */
export const isSupported = `window.CSS&&CSS.supports("height","1dvh")&&CSS.supports("container-type","inline-size")`;

/** Whether the browser has every feature that `polyfills.ts` adds. */
export const hasEverything = `URL.canParse&&Map.groupBy&&Object.groupBy&&Promise.withResolvers&&[].toSorted&&[].toReversed&&[].toSpliced&&[].with&&"".isWellFormed&&"".toWellFormed`;
