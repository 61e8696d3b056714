/*
 * What the page that keeps schools (keep-school.ts) and the worker that shows them (worker/) have in common: where they lie,
 * and what stands beside a page.
 */

/** Of the browser's Cache storage: pages of schools, by path. */
export const pagesCache = 'melhor-escola:escolas';
/** What those pages are made of: scripts, letters, photos, by address. */
export const partsCache = 'melhor-escola:partes';

/** Of a kept page: its title, percent-encoded because headers are Latin. */
const titleHeader = 'x-kept-title';
/** Of a kept page: when it was, in ISO 8601. */
const dateHeader = 'x-kept-at';

/** A school's page as it lies on the device. */
export interface KeptPage {
  /** '/escolas/colegio-azul'. */
  readonly path: string;
  /** As the browser shows it: 'Colégio Azul, em São Paulo, SP'. */
  readonly title: string;
  readonly keptAt: Date;
}

/** A page's answer with what the list of kept pages says of it. One that came by a redirect is one that came straight. */
export function markedAsKept(answer: Response, body: string, { title, keptAt }: KeptPage): Response {
  const headers = new Headers(answer.headers);
  headers.set(titleHeader, encodeURIComponent(title));
  headers.set(dateHeader, keptAt.toISOString());
  // It lies there as text, whatever way it came.
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(body, { headers });
}

/** What was kept under this address; `undefined` where it is not of this build's making. */
export function keptPageOf(url: string, headers: Headers): KeptPage | undefined {
  const title = headers.get(titleHeader);
  const keptAt = headers.get(dateHeader);
  if (title === null || keptAt === null) return undefined;
  return { path: new URL(url).pathname, title: decodeURIComponent(title), keptAt: new Date(keptAt) };
}

/** All that is kept, the last first. */
export async function keptPages(): Promise<readonly KeptPage[]> {
  const cache = await caches.open(pagesCache);
  const found: KeptPage[] = [];
  for (const request of await cache.keys()) {
    const answer = await cache.match(request);
    const page = answer && keptPageOf(request.url, answer.headers);
    if (page) found.push(page);
  }
  return found.toSorted((one, other) => other.keptAt.getTime() - one.keptAt.getTime());
}
