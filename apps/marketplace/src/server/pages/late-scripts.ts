import { hasEverything, isSupported, polyfillsPath } from '../../browsers/supported-browsers.ts';
import { keepEarlyPresses } from './early-presses.ts';

/*
 * A page's scripts are asked for once it has been painted: before that they would take the line from what is seen, the
 * page itself and its font (P2, docs/adr/0013). Start asks for them in the head of the page.
 */

const modulePreload =
  /<link rel="modulepreload" href="(?<source>[^"]+)"(?:[^>]* nonce="(?<nonce>[^"]+)")?[^>]*>/gu;
const startOfEntry = '<script type="module" async=""';
const entry =
  /<script type="module" async="" src="(?<source>[^"]+)"(?: nonce="(?<nonce>[^"]+)")?><\/script>/uy;
/** As it travels with every page: without its comments and the room that it has in its file. */
const earlyPresses = keepEarlyPresses
  .toString()
  .replaceAll(/^\s*\/\/.*$/gmu, '')
  .replaceAll(/\s*\n\s*/gu, '\n');
/** The page's styles show and hide by it what needs scripts, and what is there for want of them (the kit's `scripted:` and `noscript:`). */
const markScripting = 'document.documentElement.dataset.scripting="enabled"';
const endOfHead = '</head>';

/**
 * Moves what a page preloads for its scripts, and their start, behind its first paint. What is pressed meanwhile is kept
 * until they are there.
 *
 * @param html as Start renders it, whole; a page without scripts comes back as it is.
 * @param stylesheet URL of the whole stylesheet, without which no script may show what the page does not have yet.
 * @returns the page in pieces, to be joined by who encodes it: up to the end of its head, and all else.
 */
export function lateScripts(html: string, stylesheet?: string): [head: string, ...body: string[]] {
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
    modules.length > 0 ? inline(nonce, `if(${isSupported}){${markScripting};(${earlyPresses})()}`) : '';
  return [head + first, ...withLateEntry(html, headEnds, { modules, stylesheet })];
}

interface LateFiles {
  readonly modules: readonly string[];
  readonly stylesheet: string | undefined;
}

/** A page from the end of its head on. Its entry is looked for from the end, near which it is, and not in all of the page. */
function withLateEntry(html: string, headEnds: number, files: LateFiles): string[] {
  const at = html.lastIndexOf(startOfEntry);
  entry.lastIndex = at;
  const found = at > headEnds ? entry.exec(html) : null;
  if (!found) return [html.slice(headEnds)];
  const { source = '', nonce } = found.groups ?? {};
  return [html.slice(headEnds, at), start(source, nonce, files), html.slice(entry.lastIndex)];
}

/** The entry's tag stays for React, which takes the page over as it was rendered; its type is none that is run. */
function start(source: string, nonce: string | undefined, { modules, stylesheet }: LateFiles): string {
  return `<script type="text/plain" async="" src="${source}"${withNonce(nonce)}></script>${inline(nonce, `if(${isSupported})(${askAfterPaint.replace('SOURCE', source)})(${JSON.stringify(modules)},${JSON.stringify(stylesheet)})`)}`;
}

/** A script that is gone when React takes the page over, which knows nothing of it. */
function inline(nonce: string | undefined, script: string): string {
  return `<script${withNonce(nonce)}>${script};document.currentScript.remove()</script>`;
}

/** A page that many are given has none. */
const withNonce = (nonce: string | undefined) => (nonce === undefined ? '' : ` nonce="${nonce}"`);

/**
 * Where a browser tells of no paint (a tab in the background, an old one) the page does not wait for ever. Each preload is
 * a task of its own: a dozen together keep a cheap phone from answering for 100 ms. The entry is an element, because a
 * policy that knows this script by its hash lets in what it adds to the page, but nothing that it imports; it is gone at once, as
 * above. A browser that lacks something fetches the polyfills first. The stylesheet is requested before all else and the entry runs
 * once it is there; where polyfills or styles cannot be fetched the page stays as it was rendered.
 */
const askAfterPaint = `(modules,stylesheet)=>{let asked;const ask=()=>{if(asked)return;asked=true;const styled=new Promise(done=>stylesheet?document.head.append(Object.assign(document.createElement("link"),{rel:"stylesheet",href:stylesheet,onload:done})):done());for(const href of modules)setTimeout(()=>document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href})));const load=entry=>{document.head.append(entry);entry.remove()};const element=more=>Object.assign(document.createElement("script"),more);const start=()=>styled.then(()=>load(element({type:"module",fetchPriority:"high",src:"SOURCE"})));if(${hasEverything})start();else load(element({src:"${polyfillsPath}",onload:start}))};new PerformanceObserver((_,observer)=>{observer.disconnect();ask()}).observe({type:"paint",buffered:true});setTimeout(ask,3000)}`;
