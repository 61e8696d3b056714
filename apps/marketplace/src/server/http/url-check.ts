import type { FastifyInstance } from 'fastify';
import { limits } from '../limits.ts';
import { sendUrlError } from './error-responses.ts';

const controls = /\p{Cc}/u;
/** Most addresses: nothing in them can have a problem. */
const plainAscii = /^[!-$&-~]*$/u;
/** What of a query may need cleaning: percent-encoded bytes that follow each other, a percent sign alone, and what no browser sends. */
const suspectBytes = /(?:%[\da-f]{2})+|%|[^\u0021-\u007E]+/giu;

/** How an address is answered that is not passed on to any route: refused, or led to the same without what is wrong with it. */
export type UrlProblem = { readonly status: 400 | 404 | 414 } | { readonly cleaned: string };

/**
 * What is wrong with an address (S30): a path that is no UTF-8 (400) or has control characters in it (404: nothing is there), and an overlong one
 * (414). A query is cleaned instead, since links of other people carry it.
 *
 * @param url path and query, as they were sent.
 */
export function urlProblem(url: string): UrlProblem | undefined {
  if (url.length <= limits.addressLength.page && plainAscii.test(url)) return undefined;
  const [path = '', ...rest] = url.split('?');
  if (url.length > limits.addressLength.page && !path.startsWith('/api/')) return { status: 414 };
  const decoded = decodedPath(path);
  if (decoded === undefined) return { status: 400 };
  if (controls.test(decoded)) return { status: 404 };
  const query = rest.join('?');
  const cleaned = query.replaceAll(suspectBytes, cleanedBytes);
  return cleaned === query ? undefined : { cleaned: cleaned === '' ? path : `${path}?${cleaned}` };
}

function decodedPath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Percent-encoded bytes without those that are no UTF-8 and without control characters; those that separate words become spaces. */
function cleanedBytes(encoded: string): string {
  if (encoded === '%') return '%25';
  const bytes = encoded.startsWith('%')
    ? Buffer.from(encoded.replaceAll('%', ''), 'hex')
    : Buffer.from(encoded, 'latin1');
  const read = bytes.toString('utf8');
  const clean = read.replaceAll(/[\t\n\r]+/gu, ' ').replaceAll(/[\p{Cc}\uFFFD]/gu, '');
  return clean === read && encoded.startsWith('%') ? encoded : encodeURIComponent(clean);
}

/** Answers every address that has a problem before any route sees it. */
export function checkUrls(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    const problem = urlProblem(request.url);
    if (!problem) return done();
    if ('status' in problem) return sendUrlError(request, reply, problem.status);
    const isLink =
      (request.method === 'GET' || request.method === 'HEAD') && !request.url.startsWith('/api/');
    if (!isLink) return sendUrlError(request, reply, 400);
    // A target such as '//evil.example' is a path here, never another host.
    const location = problem.cleaned.replace(/^[/\\]+/u, '/');
    return reply.status(302).header('cache-control', 'no-store').header('location', location).send();
  });
}
