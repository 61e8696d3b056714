import type { FastifyInstance } from 'fastify';
import { limits } from '../limits.ts';
import { sendUrlError, type PlainPages } from './error-responses.ts';

const controls = /\p{Cc}/u;
/**
 * What a path may not contain, because programs disagree about it: '..' and '.', in any spelling, and backslashes. Ours would match one
 * path, and the service or the page, which normalize it, get another. Slashes in a segment of the API, for the same reason.
 */
const ambiguous = /\/(?:\.|%2e){1,2}(?:\/|$)|\\|%5c/iu;
const encodedSlash = /%2f/iu;
/** Fast path: most URLs contain nothing that could be a problem. */
const plainAscii = /^[!-$&-~]*$/u;
/** Parts of a query that may need cleaning: runs of percent-encoded bytes, a lone percent sign, and characters that no browser sends. */
const suspectBytes = /(?:%[\da-f]{2})+|%|[^\u0021-\u007E]+/giu;

/** The response to a URL that reaches no route: an error status, or a redirect to the cleaned URL. */
export type UrlProblem = { readonly status: 400 | 404 | 414 } | { readonly cleaned: string };

/**
 * Checks a URL (S30). A path that is not UTF-8 or ambiguous is 400, one with control characters 404, and an overlong URL 414. A query is cleaned
 * instead, because links on other sites contain broken ones.
 *
 * @param url path and query, as they were sent.
 * @param apiPaths with what the paths of calls begin.
 * @returns `undefined` for a valid URL.
 */
export function urlProblem(url: string, apiPaths: ReadonlySet<string>): UrlProblem | undefined {
  const [path = '', ...rest] = url.split('?');
  if (ambiguous.test(path) || (encodedSlash.test(path) && isOfCall(path, apiPaths))) return { status: 400 };
  if (url.length <= limits.addressLength.page && plainAscii.test(url)) return undefined;
  if (url.length > limits.addressLength.page && !path.startsWith('/api/')) return { status: 414 };
  const decoded = decodedPath(path);
  if (decoded === undefined) return { status: 400 };
  if (controls.test(decoded)) return { status: 404 };
  const query = rest.join('?');
  const cleaned = query.replaceAll(suspectBytes, cleanedBytes);
  return cleaned === query ? undefined : { cleaned: cleaned === '' ? path : `${path}?${cleaned}` };
}

function isOfCall(path: string, apiPaths: ReadonlySet<string>): boolean {
  const decoded = decodedPath(path) ?? '';
  return [...apiPaths].some((start) => decoded.startsWith(start));
}

function decodedPath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Percent-encoded bytes without invalid UTF-8 and control characters; tabs and line breaks become spaces. */
function cleanedBytes(encoded: string): string {
  if (encoded === '%') return '%25';
  const bytes = encoded.startsWith('%')
    ? Buffer.from(encoded.replaceAll('%', ''), 'hex')
    : Buffer.from(encoded, 'latin1');
  const read = bytes.toString('utf8');
  const clean = read.replaceAll(/[\t\n\r]+/gu, ' ').replaceAll(/[\p{Cc}\uFFFD]/gu, '');
  return clean === read && encoded.startsWith('%') ? encoded : encodeURIComponent(clean);
}

/** Everything below /api, and the folders of calls with another path, which a specification prescribes. */
export const listApiPaths = (calls: UrlCheckOptions['calls']): ReadonlySet<string> =>
  new Set([
    '/api/',
    ...calls.flatMap(({ path }) =>
      path.startsWith('/api/') ? [] : path.slice(0, path.lastIndexOf('/') + 1),
    ),
  ]);

interface UrlCheckOptions {
  readonly plainPages: PlainPages;
  readonly calls: readonly { readonly path: string }[];
}

/** Responds to every invalid URL before a route handles it. */
export function checkUrls(server: FastifyInstance, { plainPages, calls }: UrlCheckOptions): void {
  const apiPaths = listApiPaths(calls);
  server.addHook('onRequest', (request, reply, done) => {
    const problem = urlProblem(request.url, apiPaths);
    if (!problem) return done();
    if ('status' in problem) return sendUrlError(request, reply, problem.status, plainPages);
    const isNavigation =
      (request.method === 'GET' || request.method === 'HEAD') && !request.url.startsWith('/api/');
    if (!isNavigation) return sendUrlError(request, reply, 400, plainPages);
    // A target such as '//evil.example' is a path here, never another host.
    const location = problem.cleaned.replace(/^[/\\]+/u, '/');
    return reply.status(302).header('cache-control', 'no-store').header('location', location).send();
  });
}
