import { expect, test } from '@playwright/test';
import { siteUrl } from '../site.ts';

/*
 * The site as a search engine walks it: every address of the sitemaps, and every link of those pages. Pages are read over
 * HTTP, several at a time: what is looked at is in the HTML.
 */

/** Pages read at once. */
const atOnce = 6;
/** Searches the crawl looks at, of the many thousand that links lead to: any of them is answered by the same page. */
const searches = 150;

interface CrawledPage {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly isIndexed: boolean;
  /** Paths with their queries, within the site. */
  readonly links: ReadonlySet<string>;
}

/** As it is sent: packing and unpacking thousands of pages would take longer than making them. */
const get = (path: string) =>
  fetch(siteUrl + path, { redirect: 'manual', headers: { 'accept-encoding': 'identity' } });

const unescaped = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");
const first = (html: string, pattern: RegExp) => unescaped(pattern.exec(html)?.[1] ?? '');

function readPage(html: string): CrawledPage {
  const links = [...html.matchAll(/<a\b[^>]*?\shref="([^"]+)"/gu)]
    .map(([, address = '']) => new URL(unescaped(address), siteUrl))
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

/** Does something with each, a few at a time. */
async function forEachAtOnce(items: readonly string[], act: (item: string) => Promise<void>): Promise<void> {
  const waiting = items.values();
  const work = async () => {
    for (const item of waiting) await act(item);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

async function locations(path: string): Promise<string[]> {
  const response = await get(path);
  expect(response.status, path).toBe(200);
  return [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, address = '']) => {
    const url = new URL(unescaped(address));
    expect(url.origin, `${path} lists this site alone`).toBe(new URL(siteUrl).origin);
    return url.pathname;
  });
}

/**
 * Whether the results of a school's city lead to it, from page to page: they are indexed, and in no sitemap because their
 * address is a search's.
 */
async function isLedToByResults(path: string, { links }: CrawledPage): Promise<boolean> {
  const city = [...links].flatMap((link) => /^\/escolas\/mensalidades\/([^/?]+)/u.exec(link)?.[1] ?? [])[0];
  let address: string | undefined = `/escolas/busca?city=${city}`;
  for (let place = 2; address !== undefined; place += 1) {
    const results = readPage(await (await get(address)).text());
    if (!results.isIndexed) return false;
    if (results.links.has(path)) return true;
    const next = `/escolas/busca?city=${city}&page=${place}`;
    address = results.links.has(next) ? next : undefined;
  }
  return false;
}

/** What two pages share that no two may: by what they share, the addresses that do. */
function shared(pages: ReadonlyMap<string, CrawledPage>, key: 'title' | 'description'): string[][] {
  const addresses = Map.groupBy(pages.keys(), (address) => pages.get(address)?.[key]);
  return [...addresses.values()].filter(({ length }) => length > 1);
}

test('A4 A5 RT-24 every page of the sitemaps is there, is like no other, and is led to; no link leads nowhere', async () => {
  test.setTimeout(600_000);
  const listed = new Set<string>();
  for (const part of await locations('/sitemap.xml'))
    for (const path of await locations(part)) listed.add(path);
  expect(listed.size).toBeGreaterThan(500);

  const pages = new Map<string, CrawledPage>();
  const wrong: string[] = [];
  await forEachAtOnce([...listed], async (path) => {
    const response = await get(path);
    if (response.status !== 200) {
      wrong.push(`${path} is in a sitemap and answers ${response.status}`);
      return;
    }
    const page = readPage(await response.text());
    pages.set(path, page);
    if (!page.isIndexed) wrong.push(`${path} is in a sitemap and asks not to be indexed`);
    if (page.canonical !== siteUrl + path) wrong.push(`${path} calls itself ${page.canonical}`);
  });
  expect(wrong).toEqual([]);
  expect(shared(pages, 'title')).toEqual([]);
  expect(shared(pages, 'description')).toEqual([]);

  const led = new Set([...pages.values()].flatMap(({ links }) => [...links]));
  const paths = new Set([...led].map((address) => address.split('?')[0]));
  const orphans: string[] = [];
  await forEachAtOnce(
    [...listed].filter((path) => !paths.has(path)),
    async (path) => {
      const page = pages.get(path);
      if (!page || !(await isLedToByResults(path, page))) orphans.push(path);
    },
  );
  expect(orphans).toEqual([]);

  const others = [...led].filter((address) => !listed.has(address)).toSorted();
  const withQuery = others.filter((address) => address.includes('?'));
  const some = new Set(withQuery.filter((_, index) => index % Math.ceil(withQuery.length / searches) === 0));
  const dead: string[] = [];
  await forEachAtOnce(
    others.filter((address) => !address.includes('?') || some.has(address)),
    async (address) => {
      const response = await get(address);
      // To its end: for an answer left unread fetch opens another connection, says nothing on it, and may later find a 408 there.
      const { length } = await response.text();
      const { status, headers } = response;
      if (status !== 200) dead.push(`${address} answers ${status} ${headers.get('location') ?? ''}`);
      else if (length === 0) dead.push(`${address} is empty`);
    },
  );
  expect(dead).toEqual([]);
});
