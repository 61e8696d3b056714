import { keptPages, markedAsKept, pagesCache, partsCache, type KeptPage } from './kept-page.ts';

/** Schools that are kept because they were opened; what was saved is kept besides. */
const mostOpened = 30;
/** Days. What a school asks in fees is no longer true for longer. */
const longest = 60;
/** Files of a few builds: a page without its scripts can be read all the same. */
const mostParts = 400;

const dayInMs = 86_400_000;

export interface KeepOptions {
  /** Paths of the schools that the visitor saved: they are not given up for others. */
  readonly saved: ReadonlySet<string>;
  /** What this tab shows of the page besides what the page names: photos, scripts that came later. Absolute addresses. */
  readonly shown?: readonly string[];
}

/**
 * Keeps a school's page on the device, with what it is made of, to be read without a connection (product 12). Only a page that
 * everybody is given is kept: nothing of a visitor is in it (S12). A page that is there already is asked for by its tag, which
 * costs a few bytes.
 *
 * @param path '/escolas/colegio-azul'.
 * @returns whether it is kept now.
 */
export async function keepSchool(path: string, { saved, shown = [] }: KeepOptions): Promise<boolean> {
  const answer = await fetch(path);
  const isForEverybody = /\bpublic\b/.test(answer.headers.get('cache-control') ?? '');
  if (!answer.ok || answer.redirected || !isForEverybody) return false;
  const body = await answer.text();
  const pages = await caches.open(pagesCache);
  await pages.put(path, markedAsKept(answer, body, { path, title: titleOf(body), keptAt: new Date() }));
  await keepParts(new Set([...partsOf(body), ...shown]));
  await giveUp(pages, overdue(await keptPages(), saved, new Date()));
  return true;
}

/** Gives up all that is kept: who leaves a shared device leaves no list of schools on it. */
export async function forgetSchools(): Promise<void> {
  await Promise.all([caches.delete(pagesCache), caches.delete(partsCache)]);
}

/** Which pages are not kept any more. @param kept the last first. */
export function overdue(
  kept: readonly KeptPage[],
  saved: ReadonlySet<string>,
  now: Date,
): readonly KeptPage[] {
  const opened = kept.filter(({ path }) => !saved.has(path));
  const tooMany = new Set(opened.slice(mostOpened));
  const tooOld = ({ keptAt }: KeptPage) => now.getTime() - keptAt.getTime() > longest * dayInMs;
  return kept.filter((page) => tooMany.has(page) || tooOld(page));
}

/** A page's title without the site's name. */
export function titleOf(html: string): string {
  const [, title = ''] = /<title>([^<]*)<\/title>/u.exec(html) ?? [];
  return plain(title.replace(/ \| [^|]*$/u, ''));
}

/** Paths of the build's files that a page names: what it is taken over with, and its letters. */
export function partsOf(html: string): ReadonlySet<string> {
  return new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/gu));
}

async function keepParts(addresses: ReadonlySet<string>): Promise<void> {
  const parts = await caches.open(partsCache);
  for (const address of addresses) {
    if (await parts.match(address)) continue;
    // Without one of its photos a page can be read.
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) await parts.put(address, answer);
  }
  const all = await parts.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - mostParts)).map((old) => parts.delete(old)));
}

async function giveUp(pages: Cache, given: readonly KeptPage[]): Promise<void> {
  await Promise.all(given.map(({ path }) => pages.delete(path)));
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** What React wrote as text. */
const plain = (html: string): string =>
  html.replaceAll(/&(?:amp|lt|gt|quot|#x27);/gu, (entity) => entities[entity] ?? entity);
