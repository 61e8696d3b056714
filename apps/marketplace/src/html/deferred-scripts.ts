import { hasEverything, isSupported, polyfillsPath } from '../browsers/supported-browsers.ts';
import { replayPrehydrationEvents } from '../browsers/prehydration-events.ts';

/*
 * Deferred module loading: loads a page's modules after its first paint, so that they do not compete with the page and its font for
 * the connection (P2, ADR 0013). Start renders preloads and an entry tag that load them at once.
 */

const modulePreload =
  /<link rel="modulepreload" href="(?<source>[^"]+)"(?:[^>]* nonce="(?<nonce>[^"]+)")?[^>]*>/gu;
const startOfEntry = '<script type="module" async=""';
const entry =
  /<script type="module" async="" src="(?<source>[^"]+)"(?: nonce="(?<nonce>[^"]+)")?><\/script>/uy;
/** Without comments and indentation, because every page contains it. */
const prehydrationScript = replayPrehydrationEvents
  .toString()
  .replaceAll(/^\s*\/\/.*$/gmu, '')
  .replaceAll(/\s*\n\s*/gu, '\n');
/** Read by the kit's variants `scripted:` and `noscript:`. */
const markScripting = 'document.documentElement.dataset.scripting="enabled"';
const endOfHead = '</head>';

/**
 * Replaces a page's module preloads and entry tag with scripts that load them after the first paint and replay prehydration events.
 *
 * @param html the whole page as Start renders it.
 * @param options `stylesheet`: URL of the whole stylesheet; the page inlines only the rules that its HTML uses, and client-rendered
 *   parts may need the rest. `savesData`: the scripts are loaded when the visitor first uses something that needs them (product 15).
 * @returns pieces for the encoder to join: up to the end of the head, and the rest. A page without modules is unchanged.
 */
export function deferScripts(
  html: string,
  { stylesheet, savesData = false, data = '' }: DeferOptions = {},
): [head: string, ...body: string[]] {
  const headEnds = html.indexOf(endOfHead);
  if (headEnds < 0) return [html];
  const modules: string[] = [];
  let nonce: string | undefined;
  const head = html
    .slice(0, headEnds)
    .replace(modulePreload, (_tag, source: string, ofTag: string | undefined) => {
      modules.push(source);
      nonce = ofTag;
      return '';
    });
  const first =
    modules.length > 0 ? inline(nonce, `if(${isSupported}){${markScripting};(${prehydrationScript})()}`) : '';
  return [head + first, ...deferEntry(html, headEnds, { modules, stylesheet, savesData, data })];
}

interface DeferOptions {
  readonly stylesheet?: string | undefined;
  readonly savesData?: boolean;
  /** A block of data that the modules read, inserted before they are loaded. */
  readonly data?: string;
}

interface DeferredFiles extends DeferOptions {
  readonly modules: readonly string[];
}

/** The page from the end of its head on. Searches backwards, because the entry tag is near the end. */
function deferEntry(
  html: string,
  headEnds: number,
  { modules, stylesheet, savesData = false, data = '' }: DeferredFiles,
): string[] {
  const at = html.lastIndexOf(startOfEntry);
  entry.lastIndex = at;
  const found = at > headEnds ? entry.exec(html) : null;
  if (!found) return [html.slice(headEnds)];
  const { source = '', nonce } = found.groups ?? {};
  const files = `${JSON.stringify(modules)},${JSON.stringify(stylesheet)}`;
  const loader = `if(${isSupported})(${loaderOf(savesData).replace('SOURCE', source)})(${files})`;
  return [html.slice(headEnds, at), data, inline(nonce, loader), html.slice(entry.lastIndex)];
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
 * Calls `load` before the visitor uses a control that needs scripts; its click is replayed (`browsers/prehydration-events.ts`). After the paint
 * for someone with a session or with something stored on the device, such as favorites: the page shows it, and the browser has the scripts.
 */
const onDemand = `let isKnown;try{isKnown=localStorage.length||/(^|; )signed_in=/.test(document.cookie)}catch{}if(isKnown){${afterPaint}}else for(const type of ["pointerdown","focusin"])addEventListener(type,({target})=>target.closest?.("${needsScripts}")&&load(),true)`;

/**
 * Each preload is added in its own task: a dozen at once block a cheap phone for 100 ms. The entry is a script element, because a hash in
 * the content security policy lets a script add elements but not import. It is not removed and has `async`: React looks for a script with this
 * attribute and URL, and would add another. A browser that lacks a feature loads the polyfills first. The stylesheet is requested first, and the
 * entry runs once it has loaded. If polyfills or styles fail to load, the page stays as the server rendered it.
 */
const loaderOf = (savesData: boolean): string =>
  `(modules,stylesheet)=>{let isLoading;const load=()=>{if(isLoading)return;isLoading=true;const add=(tag,properties)=>document.head.append(Object.assign(document.createElement(tag),properties));const styled=new Promise(onload=>stylesheet?add("link",{rel:"stylesheet",href:stylesheet,onload}):onload());for(const href of modules)setTimeout(()=>add("link",{rel:"modulepreload",href}));const start=()=>styled.then(()=>add("script",{type:"module",async:true,fetchPriority:"high",src:"SOURCE"}));if(${hasEverything})start();else add("script",{src:"${polyfillsPath}",onload:start})};${savesData ? onDemand : afterPaint}}`;
