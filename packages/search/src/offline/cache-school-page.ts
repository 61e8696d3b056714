import * as z from 'zod/mini';
import {
  listCachedPages,
  toCachedResponse,
  pagesCache,
  assetsCache,
  type CachedPage,
} from './cached-page.ts';

/** Cached schools that were only opened. Saved schools do not count. */
const MAX_OPENED = 30;
/** Older fees are probably wrong. */
const MAX_AGE_DAYS = 60;
/** Enough for a few builds. A page whose scripts were evicted can still be read. */
const MAX_ASSETS = 400;

const DAY_MS = 86_400_000;

export interface CacheOptions {
  /** Paths of the schools that the visitor saved: they are not evicted for others. */
  readonly saved: ReadonlySet<string>;
  /** Absolute URLs that this tab has loaded besides those in the HTML: photos, lazily loaded scripts. */
  readonly loadedAssets?: readonly string[];
}

/**
 * Caches a school's page with its assets, for reading offline (product 12). Caches publicly cacheable pages only: they contain
 * nothing about a visitor (S12). The browser revalidates a page that it has by its ETag, which costs a few bytes.
 *
 * @param path '/escolas/colegio-azul'.
 * @returns whether it is cached now.
 */
export async function cacheSchoolPage(
  path: string,
  { saved, loadedAssets = [] }: CacheOptions,
): Promise<boolean> {
  const response = await fetch(path);
  const isPublic = /\bpublic\b/.test(response.headers.get('cache-control') ?? '');
  if (!response.ok || response.redirected || !isPublic) return false;
  const body = await response.text();
  // Assets first: a page that hydrates without one of its scripts shows an error instead of its content.
  if (!(await cacheAssets(new Set([...assetPathsIn(body), ...loadedAssets])))) return false;
  const pages = await caches.open(pagesCache);
  await pages.put(
    path,
    toCachedResponse(response, body, {
      path,
      title: readTitle(body),
      ...readFacts(body),
      cachedAt: new Date(),
    }),
  );
  await evict(pages, pagesToEvict(await listCachedPages(), saved, new Date()));
  return true;
}

/** Deletes all pages and assets, so that no list of schools stays on a shared device. */
export async function clearCachedPages(): Promise<void> {
  await Promise.all([caches.delete(pagesCache), caches.delete(assetsCache)]);
}

/** Pages to delete: too many opened ones, and old ones. @param cached newest first. */
export function pagesToEvict(
  cached: readonly CachedPage[],
  saved: ReadonlySet<string>,
  now: Date,
): readonly CachedPage[] {
  const opened = cached.filter(({ path }) => !saved.has(path));
  const tooMany = new Set(opened.slice(MAX_OPENED));
  const tooOld = ({ cachedAt }: CachedPage) => now.getTime() - cachedAt.getTime() > MAX_AGE_DAYS * DAY_MS;
  return cached.filter((page) => tooMany.has(page) || tooOld(page));
}

/** A page's title without the site's name. */
export function readTitle(html: string): string {
  const [, title = ''] = /<title>([^<]*)<\/title>/u.exec(html) ?? [];
  return decodeEntities(title.replace(/ \| [^|]*$/u, ''));
}

/** The part of a page's structured data that is read here: only a school has it. */
const structuredData = z.array(
  z.object({
    telephone: z.optional(z.string()),
    makesOffer: z.optional(z.array(z.object({ price: z.string(), availability: z.string() }))),
  }),
);

/** The school's phone number and its lowest price, from the page's structured data. */
export function readFacts(html: string): Pick<CachedPage, 'price' | 'phone'> {
  const [, json = '[]'] = /<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/u.exec(html) ?? [];
  const { data = [] } = structuredData.safeParse(JSON.parse(json));
  const phone = data.find(({ telephone }) => telephone)?.telephone;
  const prices = data
    .flatMap(({ makesOffer = [] }) => makesOffer)
    .filter(({ availability }) => availability !== 'https://schema.org/SoldOut')
    .map(({ price }) => Math.round(Number(price) * 100));
  return {
    ...(phone !== undefined && { phone }),
    ...(prices.length > 0 && { price: Math.min(...prices) }),
  };
}

/** Paths of the scripts, styles and fonts that a page names. */
export function assetPathsIn(html: string): ReadonlySet<string> {
  return new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/gu));
}

/** @returns whether all of them are cached but photos, without which a page can be read. */
async function cacheAssets(urls: ReadonlySet<string>): Promise<boolean> {
  const assets = await caches.open(assetsCache);
  for (const url of urls) {
    if (await assets.match(url)) continue;
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) await assets.put(url, response);
    else if (!url.includes('/imagens/')) return false;
  }
  const all = await assets.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - MAX_ASSETS)).map((old) => assets.delete(old)));
  return true;
}

async function evict(pages: Cache, evicted: readonly CachedPage[]): Promise<void> {
  await Promise.all(evicted.map(({ path }) => pages.delete(path)));
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** Decodes what React escapes in text. */
const decodeEntities = (html: string): string =>
  html.replaceAll(/&(?:amp|lt|gt|quot|#x27);/gu, (entity) => entities[entity] ?? entity);
