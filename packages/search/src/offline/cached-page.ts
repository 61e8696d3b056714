/*
 * Shared by the page that caches schools (cache-school-page.ts) and the service worker that serves them (worker/): the names of
 * the caches, and the metadata of a page.
 */

/** Cache of school pages, by path. */
export const pagesCache = 'melhor-escola:schools';
/** Cache of the pages' scripts, fonts and photos, by URL. */
export const assetsCache = 'melhor-escola:assets';

/** Header of a cached page: its title, percent-encoded because headers are Latin-1. */
const titleHeader = 'x-cached-title';
/** Header of a cached page: the lowest price in centavos a month. */
const priceHeader = 'x-cached-price';
/** Header of a cached page: the school's phone number, percent-encoded. */
const phoneHeader = 'x-cached-phone';
/** Header of a cached page: when it was cached, in ISO 8601. */
const dateHeader = 'x-cached-at';

/** Metadata of a school's page in the cache. */
export interface CachedPage {
  /** '/escolas/colegio-azul'. */
  readonly path: string;
  /** 'Colégio Azul, em São Paulo, SP' */
  readonly title: string;
  /** Lowest price with a scholarship, in centavos a month. Absent without scholarships. */
  readonly price?: number | undefined;
  /** As the school states it: '6334141234'. */
  readonly phone?: string | undefined;
  readonly cachedAt: Date;
}

/** A page's response with its metadata as headers. Drops the mark of a redirected response, which browsers reject for navigations. */
export function toCachedResponse(
  response: Response,
  body: string,
  { title, price, phone, cachedAt }: CachedPage,
): Response {
  const headers = new Headers(response.headers);
  headers.set(titleHeader, encodeURIComponent(title));
  headers.set(dateHeader, cachedAt.toISOString());
  if (price !== undefined) headers.set(priceHeader, String(price));
  if (phone) headers.set(phoneHeader, encodeURIComponent(phone));
  // The body is decoded already.
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(body, { headers });
}

/** Metadata from the headers of a cached response; `undefined` if they are missing. */
export function readCachedPage(url: string, headers: Headers): CachedPage | undefined {
  const title = headers.get(titleHeader);
  const cachedAt = headers.get(dateHeader);
  if (title === null || cachedAt === null) return undefined;
  const price = Number(headers.get(priceHeader) ?? Number.NaN);
  const phone = headers.get(phoneHeader);
  return {
    path: new URL(url).pathname,
    title: decodeURIComponent(title),
    ...(Number.isFinite(price) && { price }),
    ...(phone !== null && { phone: decodeURIComponent(phone) }),
    cachedAt: new Date(cachedAt),
  };
}

/** All cached pages, newest first. */
export async function listCachedPages(): Promise<readonly CachedPage[]> {
  const cache = await caches.open(pagesCache);
  const found: CachedPage[] = [];
  for (const request of await cache.keys()) {
    const response = await cache.match(request);
    const page = response && readCachedPage(request.url, response.headers);
    if (page) found.push(page);
  }
  return found.toSorted((one, other) => other.cachedAt.getTime() - one.cachedAt.getTime());
}

/** Path of the cached font of the latest build. */
export async function findCachedFont(): Promise<string | undefined> {
  const cache = await caches.open(assetsCache);
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  return paths.findLast((path) => path.startsWith('/assets/atkinson-hyperlegible-next-'));
}
