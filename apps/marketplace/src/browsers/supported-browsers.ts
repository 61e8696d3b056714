/*
 * Two questions that a page asks before its scripts start, as JavaScript that travels in the page. Written for browsers of
 * any age: only what has been around for ten years.
 */

/** Address of `polyfills.ts` as it is built. */
export const polyfillsPath = '/polyfills.js';

/**
 * Whether the browser is one that the site's scripts are written for: Chrome and WebView 108, Safari 16.0, Firefox 115. Asked
 * of two features that came with these versions and cannot be added by a script. All others keep the page as the server rendered
 * it, whose links and forms work without scripts: half a page that breaks is worse than a whole one that does not move.
 */
export const isSupported = `window.CSS&&CSS.supports("height","1dvh")&&CSS.supports("container-type","inline-size")`;

/** Whether the browser has everything that `polyfills.ts` would add. */
export const hasEverything = `URL.canParse&&Map.groupBy&&Object.groupBy&&Promise.withResolvers&&[].toSorted&&[].toReversed&&[].toSpliced&&[].with&&"".isWellFormed&&"".toWellFormed`;
