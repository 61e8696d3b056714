import { expect, test } from '@playwright/test';
import { siteUrl } from '../site.ts';

/*
 * Crawls the site like a search engine: every URL of the sitemaps, and every link of those pages. Reads HTML over HTTP, several pages
 * at a time.
 */

const CONCURRENT_PAGES = 6;
/** Sample of the many thousand linked searches and of the photos: each is the same kind of response, and the photos' rate is limited. */
const MAX_OF_A_KIND = 150;

interface CrawledPage {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly isIndexed: boolean;
  /** Paths and queries within the site. */
  readonly links: ReadonlySet<string>;
}

/** Uncompressed: compressing thousands of pages would take longer than rendering them. */
const get = (path: string) =>
  fetch(siteUrl + path, { redirect: 'manual', headers: { 'accept-encoding': 'identity' } });

const unescaped = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");
const first = (html: string, pattern: RegExp) => unescaped(pattern.exec(html)?.[1] ?? '');

function readPage(html: string): CrawledPage {
  const links = [...html.matchAll(/<a\b[^>]*?\shref="([^"]+)"/gu)]
    .map(([, href = '']) => new URL(unescaped(href), siteUrl))
    .filter(({ origin }) => origin === siteUrl)
    .map(({ pathname, search }) => pathname + search);
  return {
    title: first(html, /<title>([^<]*)<\/title>/u),
    description: first(html, /<meta name="description" content="([^"]*)"/u),
    canonical: first(html, /<link rel="canonical" href="([^"]*)"/u),
    isIndexed: !/<meta name="robots" content="noindex/u.test(html),
    links: new Set(links),
  };
}

/** Runs a task per item, a few at a time. */
async function forEachConcurrently(
  items: readonly string[],
  act: (item: string) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const work = async () => {
    for (const item of waiting) await act(item);
  };
  await Promise.all(Array.from({ length: CONCURRENT_PAGES }, work));
}

async function locations(path: string): Promise<string[]> {
  const response = await get(path);
  expect(response.status, path).toBe(200);
  return [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, href = '']) => {
    const url = new URL(unescaped(href));
    expect(url.origin, `${path} lists only this site`).toBe(new URL(siteUrl).origin);
    return url.pathname;
  });
}

/**
 * Whether the paginated results of a school's city link to it. They are indexed, but in no sitemap because they are searches.
 */
async function isLinkedFromResults(path: string, { links }: CrawledPage): Promise<boolean> {
  const city = [...links].flatMap((link) => /^\/escolas\/mensalidades\/([^/?]+)/u.exec(link)?.[1] ?? [])[0];
  let href: string | undefined = `/escolas/busca?city=${city}`;
  for (let number = 2; href !== undefined; number += 1) {
    const results = readPage(await (await get(href)).text());
    if (!results.isIndexed) return false;
    if (results.links.has(path)) return true;
    const next = `/escolas/busca?city=${city}&page=${number}`;
    href = results.links.has(next) ? next : undefined;
  }
  return false;
}

function linkKind(href: string): 'photo' | 'search' | 'page' {
  if (href.startsWith('/imagens/')) return 'photo';
  return href.includes('?') ? 'search' : 'page';
}

function takeSample(hrefs: readonly string[]): string[] {
  const step = Math.ceil(hrefs.length / MAX_OF_A_KIND);
  return hrefs.filter((_, index) => index % step === 0);
}

/** Groups of pages with the same value, which must be unique. */
function shared(pages: ReadonlyMap<string, CrawledPage>, key: 'title' | 'description'): string[][] {
  const groups = Map.groupBy(pages.keys(), (href) => pages.get(href)?.[key]);
  return [...groups.values()].filter(({ length }) => length > 1);
}

test('A4 A5 RT-24 every page of the sitemaps exists, is unique and is linked; no link is dead', async () => {
  test.setTimeout(600_000);
  const listed = new Set<string>();
  for (const part of await locations('/sitemap.xml'))
    for (const path of await locations(part)) listed.add(path);
  expect(listed.size).toBeGreaterThan(500);

  const pages = new Map<string, CrawledPage>();
  const wrong: string[] = [];
  await forEachConcurrently([...listed], async (path) => {
    const response = await get(path);
    if (response.status !== 200) {
      wrong.push(`${path} is in a sitemap and responds ${response.status}`);
      return;
    }
    const page = readPage(await response.text());
    pages.set(path, page);
    if (!page.isIndexed) wrong.push(`${path} is in a sitemap and has noindex`);
    if (page.canonical !== siteUrl + path) wrong.push(`${path} has the canonical URL ${page.canonical}`);
  });
  expect(wrong).toEqual([]);
  expect(shared(pages, 'title')).toEqual([]);
  expect(shared(pages, 'description')).toEqual([]);

  const linked = new Set([...pages.values()].flatMap(({ links }) => [...links]));
  const paths = new Set([...linked].map((href) => href.split('?')[0]));
  const orphans: string[] = [];
  await forEachConcurrently(
    [...listed].filter((path) => !paths.has(path)),
    async (path) => {
      const page = pages.get(path);
      if (!page || !(await isLinkedFromResults(path, page))) orphans.push(path);
    },
  );
  expect(orphans).toEqual([]);

  const others = [...linked].filter((href) => !listed.has(href)).toSorted();
  const kinds = Map.groupBy(others, linkKind);
  const dead: string[] = [];
  await forEachConcurrently(
    [...kinds].flatMap(([kind, hrefs]) => (kind === 'page' ? hrefs : takeSample(hrefs))),
    async (href) => {
      const response = await get(href);
      // Reads the body: otherwise fetch opens another idle connection, and may later receive a 408 on it.
      const { length } = await response.text();
      const { status, headers } = response;
      if (status !== 200) dead.push(`${href} responds ${status} ${headers.get('location') ?? ''}`);
      else if (length === 0) dead.push(`${href} is empty`);
    },
  );
  expect(dead).toEqual([]);
});
