import { createHash } from 'node:crypto';
import { withScriptHashes } from '../../http/content-security-policy.ts';
import { brotli, type Encoding, type PageEncodings } from './page-encodings.ts';

/** A page that was rendered for whoever asks. */
export interface RenderedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
  /** It shows less than there is, because the service did not answer. */
  readonly isDegraded: boolean;
  /** As it is kept; absent where it is not. */
  readonly kept?: Buffer;
}

/** A rendered page as it is kept and sent. */
export interface StoredPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Its bytes, at once in the encoding that it is kept in. */
  readonly bytesAs: (encoding: Encoding) => Buffer | Promise<Buffer>;
  /** Of the bytes that are kept. */
  readonly size: number;
  /** Of the HTML: the part of each encoding's ETag that they share. */
  readonly etag: string;
  /** Milliseconds, as `Date.now` has them. */
  readonly renderedAt: number;
  /** Milliseconds for which it is as good as new. */
  readonly freshFor: number;
}

const freshFor = { found: 60_000, notFound: 10_000 };
/** What a page says of itself to whoever it is sent to. Any other header of the rendering stays behind. */
const keptHeaders = ['content-type', 'content-security-policy', 'location', 'retry-after', 'x-robots-tag'];

/**
 * Reads a rendered page to its end, with its own scripts in its policy.
 *
 * @param didFail whether a call that the page made has failed: known once all of it is there.
 */
export async function readPage(page: Response, didFail: () => boolean): Promise<RenderedPage> {
  const html = await page.text();
  const headers = Object.fromEntries(
    keptHeaders.flatMap((name) => {
      const value = page.headers.get(name);
      return value === null ? [] : [[name, value] as const];
    }),
  );
  const policy = headers['content-security-policy'];
  if (policy !== undefined)
    headers['content-security-policy'] = withScriptHashes(policy, inlineScriptHashes(html));
  // A page that wants to be kept from others is not one to share, whatever its address.
  const isPrivate =
    page.headers.has('set-cookie') || /private|no-store/u.test(page.headers.get('cache-control') ?? '');
  return { status: page.status, headers, html, isDegraded: isPrivate || didFail() };
}

/** How long a page is as good as new, in milliseconds: 0 for one that is not to be stored. */
export function lifetimeOf({ status, headers, isDegraded }: RenderedPage): number {
  if (isDegraded || !headers['content-type']?.startsWith('text/html')) return 0;
  return status === 200 ? freshFor.found : status === 404 ? freshFor.notFound : 0;
}

/** The page with the bytes that are kept of it, if it is to be stored. */
export async function compressed(page: RenderedPage): Promise<RenderedPage> {
  return lifetimeOf(page) === 0 ? page : { ...page, kept: await brotli(page.html) };
}

/** A page in the form in which it is kept. @param renderedAt when its data was asked for. */
export async function toStoredPage(
  page: RenderedPage,
  renderedAt: number,
  encodings: PageEncodings,
): Promise<StoredPage> {
  const { status, headers, html } = page;
  const kept = page.kept ?? (await brotli(html));
  const etag = createHash('sha256').update(html).digest('base64url').slice(0, 22);
  return {
    status,
    headers,
    bytesAs: (encoding) => (encoding === 'br' ? kept : encodings.of({ etag, kept }, encoding)),
    size: kept.length,
    etag,
    renderedAt,
    freshFor: lifetimeOf(page),
  };
}

const scriptElement = /<script\b(?<attributes>[^>]*)>(?<text>[^]*?)<\/script>/giu;
/** Types that a browser runs. It treats any other as data, which the policy need not allow. */
const executableType = /\stype="(?:module|text\/javascript)"|^(?![^]*\stype=)/iu;

/** The hashes of the inline scripts of a page, as its policy names them (S10): 'sha256-…'. Each appears once. */
function inlineScriptHashes(html: string): readonly string[] {
  const texts = [...html.matchAll(scriptElement)].flatMap(({ groups: { attributes = '', text = '' } = {} }) =>
    /\ssrc=/iu.test(attributes) || !executableType.test(attributes) ? [] : [text],
  );
  return [...new Set(texts)].map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
}
