import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor } from './page-encodings.ts';
import type { RenderedPage, StoredPage } from './stored-page.ts';

/** By their names in lower case. */
export type SentHeaders = Readonly<Record<string, string | number | string[] | undefined>>;

/** Seconds for which a network may show a page while it asks for the new one, and when it gets none (RFC 9213). */
const staleInNetworks = { whileRenewed: 300, inNeed: 3_600 };

/**
 * Answers with a page that everybody is given. A browser asks each time whether its copy is still the page, which costs
 * a few bytes; a network before the site keeps one as long as we do.
 *
 * @param learn is told how the page went out, in the encoding that it is kept in.
 */
export async function sendStoredPage(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    page,
    learn,
  }: { readonly page: StoredPage; readonly learn: (headers: SentHeaders, body: Buffer) => void },
): Promise<FastifyReply> {
  const encoding = encodingFor(request.headers['accept-encoding']);
  const etag = `"${page.etag}${encoding === 'identity' ? '' : `-${encoding}`}"`;
  const seconds = Math.floor(page.freshFor / 1_000);
  const stale =
    page.status === 200 && seconds > 0
      ? `, stale-while-revalidate=${staleInNetworks.whileRenewed}, stale-if-error=${staleInNetworks.inNeed}`
      : '';
  reply.status(page.status).headers({
    ...page.headers,
    etag,
    vary: 'Accept-Encoding, Save-Data',
    age: String(Math.floor((Date.now() - page.renderedAt) / 1_000)),
    'cache-control': `public, max-age=0, s-maxage=${seconds}`,
    'cdn-cache-control': `public, max-age=${seconds}${stale}`,
  });
  if (page.status === 200 && isSame(request.headers['if-none-match'], etag))
    return reply.status(304).removeHeader('content-type').send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  const body = await page.bytesAs(encoding);
  if (encoding === 'br' && page.status === 200) learn(reply.getHeaders(), body);
  return reply.send(body);
}

/** Answers with a page that is not kept: it leads elsewhere, or lacks something. */
export function sendPassingPage(reply: FastifyReply, { status, headers, html }: RenderedPage): FastifyReply {
  return reply.status(status).headers(headers).header('cache-control', 'no-store').send(html);
}

/** Whether `if-none-match` names the page (RFC 9110, 13.1.2): whatever a proxy has made of a strong tag counts too. */
function isSame(given: string | undefined, etag: string): boolean {
  return given !== undefined && given.split(',').some((tag) => tag.trim().replace(/^W\//u, '') === etag);
}
