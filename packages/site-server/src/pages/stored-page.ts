import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { limits } from '../limits.ts';
import { brotli, encodingFor, gzip, sendCompressed, unbrotli, type Encoding } from './encodings.ts';
import type { PublicPage, PageTag } from './page-table.ts';

/** A rendered page, not yet stored. */
export interface RenderedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: Buffer;
  /** Not cacheable: a call of the page failed, or the response is private. */
  readonly isDegraded: boolean;
}

/** A page in the cache, compressed, with its response headers. */
export interface StoredPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly brotli: Buffer;
  /** Hash of the HTML; responses append the encoding's name. */
  readonly etag: string;
  readonly tags: readonly PageTag[];
  readonly renderedAt: number;
  readonly ttlMs: number;
  /** Purged by tag: served only as stale-if-error. */
  isPurged: boolean;
}

/** Response headers of the built pages that are cached. */
const cachedHeaders = new Set([
  'content-type',
  'content-security-policy',
  'location',
  'retry-after',
  'x-robots-tag',
]);

/**
 * Reads a rendered page, in whose content security policy hashes replace the nonce.
 *
 * @param didCallFail whether a call of the page failed; called once the page is complete.
 */
export async function readPage(page: Response, didCallFail: () => boolean): Promise<RenderedPage> {
  const rendered = Buffer.from(await page.arrayBuffer());
  const headers = Object.fromEntries([...page.headers].filter(([name]) => cachedHeaders.has(name)));
  const hashed = hashScripts(rendered, headers['content-security-policy']);
  if (hashed.policy !== undefined) headers['content-security-policy'] = hashed.policy;
  // A response that declares itself private is never cached.
  const isPrivate =
    page.headers.has('set-cookie') || /private|no-store/u.test(page.headers.get('cache-control') ?? '');
  return { status: page.status, headers, html: hashed.html, isDegraded: isPrivate || didCallFail() };
}

const nonceSource = /'nonce-(?<nonce>[^']+)'/u;
const scriptElement = /<script\b(?<attributes>[^>]*)>(?<text>[^]*?)<\/script>/giu;
/** Types that a browser executes. Others are data, which the policy need not allow. */
const executableType = /\stype="(?:module|text\/javascript)"|^(?![^]*\stype=)/iu;

/**
 * Replaces the nonce of a page that will be stored: in its policy by the hashes of its inline scripts (S10), in its HTML by nothing (S12).
 * Only scripts with the nonce are hashed. It is random for each render, so that a script which came with the content (a review, the name
 * of a school) cannot have it, and the policy refuses that script (S21).
 *
 * @param policy the page's content security policy; without a nonce the page stays as it is.
 */
function hashScripts(
  rendered: Buffer,
  policy: string | undefined,
): { readonly html: Buffer; readonly policy: string | undefined } {
  const source = policy === undefined ? null : nonceSource.exec(policy);
  if (policy === undefined || !source) return { html: rendered, policy };
  const { nonce = '' } = source.groups ?? {};
  const attribute = ` nonce="${nonce}"`;
  const html = rendered.toString();
  const hashes = new Set<string>();
  for (const { groups: { attributes = '', text = '' } = {} } of html.matchAll(scriptElement)) {
    // A tag within a tag: an injected one that is not closed would carry the nonce of the next.
    const isOurs = attributes.includes(attribute) && !attributes.includes('<');
    if (isOurs && !/\ssrc=/iu.test(attributes) && executableType.test(attributes))
      hashes.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
  return {
    // The router also tells its client the nonce.
    html: Buffer.from(
      html.replaceAll(attribute, '').replace(`<meta property="csp-nonce" content="${nonce}"/>`, ''),
    ),
    policy: policy.replace(source[0], [...hashes].join(' ')).replace('script-src  ', 'script-src '),
  };
}

/** TTL of a page in ms; 0 if it may not be stored. */
export function pageTtl({ status, headers, isDegraded }: RenderedPage): number {
  if (isDegraded || !headers['content-type']?.startsWith('text/html')) return 0;
  const { ttlMs, notFoundTtlMs } = limits.pageCache;
  return status === 200 ? ttlMs : status === 404 || status === 410 ? notFoundTtlMs : 0;
}

/** Whether rendering failed, so that a stale page is better. A redirect is not a failure. */
export const isFailure = ({ status, isDegraded }: RenderedPage): boolean =>
  isDegraded || status >= 500 || status === 429;

/** For CDNs, in seconds (RFC 9213). */
const staleInCdn = ', stale-while-revalidate=300, stale-if-error=3600';

/** @param renderedAt when the data of the page was requested. */
export async function toStoredPage(
  page: RenderedPage,
  { tags }: PublicPage,
  renderedAt: number,
): Promise<StoredPage> {
  const ttlMs = pageTtl(page);
  const seconds = ttlMs / 1_000;
  return {
    status: page.status,
    // Browsers revalidate each time, which costs a few bytes; a CDN caches as long as this server does.
    headers: {
      ...page.headers,
      vary: 'Accept-Encoding, Save-Data',
      'cache-control': `public, max-age=0, s-maxage=${seconds}`,
      'cdn-cache-control': `public, max-age=${seconds}${page.status === 200 ? staleInCdn : ''}`,
    },
    brotli: await brotli(page.html),
    etag: createHash('sha256').update(page.html).digest('base64url').slice(0, 22),
    tags,
    renderedAt,
    ttlMs,
    isPurged: false,
  };
}

/** Sends a cached page, or 304 to a client that has it. Synchronous for brotli, the encoding in which it is stored. */
export function sendStoredPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: StoredPage,
): Promise<FastifyReply> | undefined {
  const encoding = encodingFor(request.headers['accept-encoding']);
  const etag = `"${page.etag}${encoding === 'identity' ? '' : `-${encoding}`}"`;
  const age = Math.floor((Date.now() - page.renderedAt) / 1_000);
  reply.status(page.status).headers(page.headers).header('etag', etag).header('age', String(age));
  if (page.status === 200 && hasTag(request.headers['if-none-match'], etag)) {
    reply.status(304).removeHeader('content-type').send();
    return undefined;
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  if (encoding !== 'br') return encodedBytes(page, encoding).then((body) => reply.send(body));
  reply.send(page.brotli);
  return undefined;
}

/** Converted per request: few clients need it, and a CDN caches the result. */
async function encodedBytes(
  { brotli: stored }: StoredPage,
  encoding: Exclude<Encoding, 'br'>,
): Promise<Buffer> {
  const html = await unbrotli(stored);
  return encoding === 'identity' ? html : gzip(html);
}

/** Sends a page that is not stored: a redirect, an error, or a degraded page. */
export function sendUncacheablePage(
  reply: FastifyReply,
  { status, headers, html }: RenderedPage,
): Promise<FastifyReply> {
  return sendCompressed(reply.status(status).headers(headers).header('cache-control', 'no-store'), html);
}

/** Whether `if-none-match` contains the ETag (RFC 9110, 13.1.2). A proxy may have made it weak. */
function hasTag(given: string | undefined, etag: string): boolean {
  return given !== undefined && given.split(',').some((tag) => tag.trim().replace(/^W\//u, '') === etag);
}
