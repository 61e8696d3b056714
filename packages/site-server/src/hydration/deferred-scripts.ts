import { replayPrehydrationEvents } from './prehydration-events.ts';

/*
 * Deferred module loading: loads a page's modules after its first paint, so that they do not compete with the page and its font for
 * the connection (P2, ADR 0040). Start has no option for it: it renders preloads and an entry tag that load them at once. The only place
 * that changes the HTML which the framework rendered.
 */

const modulePreload =
  /<link rel="modulepreload" href="(?<source>[^"]+)"(?:[^>]* nonce="(?<nonce>[^"]+)")?[^>]*>/gu;
const entry =
  /<script type="module" async="" src="(?<source>[^"]+)"(?: nonce="(?<nonce>[^"]+)")?><\/script>/u;
/** Without comments and indentation, because every page contains it. */
const prehydrationScript = replayPrehydrationEvents
  .toString()
  .replaceAll(/^\s*\/\/.*$/gmu, '')
  .replaceAll(/\s*\n\s*/gu, '\n');
/** The built file of the libraries that the entry imports. */
const vendor = /\/vendor-[^/]+\.js$/u;
/** URL path of the built `polyfills.ts`. */
const polyfillsPath = '/polyfills.js';

/**
 * Whether the browser can run the site's scripts: Chrome and WebView 108, Safari 16.0, Firefox 115 or later. Checks two features
 * that came with these versions and have no polyfill. Older browsers keep the server's page, whose links and forms work without
 * JavaScript: a static page is better than one that breaks halfway. Like the next check, written for browsers of any age.
 */
const isSupported = `window.CSS&&CSS.supports("height","1dvh")&&CSS.supports("container-type","inline-size")`;

/** Whether the browser has every feature that `polyfills.ts` adds. */
const hasEverything = `URL.canParse&&Map.groupBy&&Object.groupBy&&Promise.withResolvers&&[].toSorted&&[].toReversed&&[].toSpliced&&[].with&&"".isWellFormed&&"".toWellFormed`;

/** Read by the kit's variants `scripted:` and `noscript:`. */
const markScripting = 'document.documentElement.dataset.scripting="enabled"';
const endOfHead = '</head>';

/** Sets the marks of what the device stores; nothing where storage is forbidden. */
function markDevice(marks: Readonly<Record<string, string>>): string {
  const lines = Object.entries(marks).map(
    ([name, key]) =>
      `if(localStorage.getItem(${JSON.stringify(key)})!==null)document.documentElement.dataset[${JSON.stringify(name)}]="";`,
  );
  return lines.length > 0 ? `try{${lines.join('')}}catch{}` : '';
}

/**
 * Replaces a page's module preloads and entry tag with scripts that load them after the first paint and replay prehydration events.
 *
 * @param html the whole page as Start renders it.
 * @param options `savesData`: the scripts are loaded when the visitor first uses something that needs them (product 15). `deviceMarks`:
 *   `data-` attributes of the root, by name, each with the key of the browser's storage under which something is stored if the root has
 *   it, so that CSS reserves space before hydration for what a page shows of it.
 * @returns the page; unchanged if it has no modules.
 */
export function deferScripts(
  html: string,
  {
    savesData = false,
    deviceMarks = {},
  }: { readonly savesData?: boolean; readonly deviceMarks?: Readonly<Record<string, string>> } = {},
): string {
  const headEnds = html.indexOf(endOfHead);
  // The last tag like it is Start's: content is escaped, and comes before it.
  const entryAt = html.lastIndexOf('<script type="module" async=""');
  const found = entryAt > headEnds ? entry.exec(html.slice(entryAt)) : null;
  if (headEnds < 0 || !found) return html;
  const { source = '', nonce } = found.groups ?? {};
  const modules: string[] = [];
  const head = html.slice(0, headEnds).replace(modulePreload, (_tag, module: string) => {
    modules.push(module);
    return '';
  });
  const capture = inline(
    nonce,
    `if(${isSupported}){${markScripting};${markDevice(deviceMarks)}(${prehydrationScript})()}`,
  );
  const libraries = modules.find((module) => vendor.test(module));
  const loader = loaderScript(savesData).replace(
    'SOURCES',
    JSON.stringify([libraries, source].filter(Boolean)),
  );
  const load = inline(nonce, `if(${isSupported})(${loader})(${JSON.stringify(modules)})`);
  return head + capture + html.slice(headEnds, entryAt) + load + html.slice(entryAt + found[0].length);
}

/** An inline script that removes itself before hydration, which would report an unknown element. Publicly cacheable pages have no nonce. */
function inline(nonce: string | undefined, script: string): string {
  const attribute = nonce === undefined ? '' : ` nonce="${nonce}"`;
  return `<script${attribute}>${script};document.currentScript.remove()</script>`;
}

/** Calls `load` after the first contentful paint, or after 3 s if none is reported (old browsers, background tabs). */
const afterPaint = `new PerformanceObserver((list,observer)=>{if(!list.getEntriesByName("first-contentful-paint").length)return;observer.disconnect();load()}).observe({type:"paint",buffered:true});setTimeout(load,3000)`;

/** Controls that do nothing without scripts. Links, submit buttons and text fields work, so a visitor can search and read without scripts. */
const needsScripts =
  'button:not([type=submit]),select,[type=checkbox],[type=radio],[type=range],[data-prehydration=wait]';

/**
 * Calls `load` before the visitor uses a control that needs scripts; its click is replayed (`prehydration-events.ts`). After the paint
 * for someone with a session or with something stored on the device, such as favorites: the page shows it, and the browser has the scripts.
 */
const onDemand = `let isKnown;try{isKnown=localStorage.length||/(^|; )signed_in=/.test(document.cookie)}catch{}if(isKnown){${afterPaint}}else for(const type of ["pointerdown","focusin"])addEventListener(type,({target})=>target.closest?.("${needsScripts}")&&load(),true)`;

/**
 * Each preload is added in its own task: a dozen at once block a cheap phone for 100 ms. The libraries are compiled before the entry runs, in a task of
 * their own. Both are script elements, because a hash in the content security policy lets a script add elements but not import. They are not
 * removed and have `async`: React looks for the entry's script with this attribute and URL, and would add another. A browser that lacks a feature loads the polyfills first. If they fail to load, the page stays as
 * the server rendered it.
 */
const loaderScript = (savesData: boolean): string =>
  `(modules)=>{let isLoading;const load=()=>{if(isLoading)return;isLoading=true;const add=(tag,properties)=>document.head.append(Object.assign(document.createElement(tag),properties));for(const href of modules)setTimeout(()=>add("link",{rel:"modulepreload",href}));const run=([src,...rest])=>src&&add("script",{type:"module",async:true,fetchPriority:"high",src,onload:()=>run(rest)});const start=()=>run(SOURCES);if(${hasEverything})start();else add("script",{src:"${polyfillsPath}",onload:start})};${savesData ? onDemand : afterPaint}}`;
