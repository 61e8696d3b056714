import { mapProvider } from '@melhor-escola/config/site';
import { responsePolicy } from '@melhor-escola/domain/response-policy';

/** Third-party hosts that pages load from or send to. */
export interface AllowedHosts {
  /** URLs of image hosts: the configured map tiles, the CDN of the site's photos. Empty ones count as absent. */
  readonly pictureUrls?: readonly (string | undefined)[];
  /** Origins of services that pages send to once the visitor has consented. */
  readonly sendsTo?: readonly string[];
  /** Origins of services that use tracking pixels. */
  readonly pixelOrigins?: readonly string[];
}

/**
 * The content security policy of a page (S10, S11). Allows the page's inline scripts and what they load, frames of the embedded
 * maps, and everything else from the site itself. Styles may be inline because the page's CSS is in its HTML and React writes
 * style attributes. The only worker is the site's service worker (packages/search/src/offline); the map library renders on a canvas and needs
 * no workers. Blobs are only pictures that the page itself has made: the preview of a chosen photo.
 *
 * @param nonce of the page's inline scripts.
 */
export function contentSecurityPolicy(
  nonce: string,
  { pictureUrls = [], sendsTo = [], pixelOrigins = [] }: AllowedHosts = {},
): string {
  const pictures = pictureUrls.flatMap((url) => (url ? [new URL(url).origin] : []));
  return responsePolicy(
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...pictures, ...pixelOrigins].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...sendsTo].join(' '),
    `frame-src ${mapProvider.origin}`,
    "worker-src 'self'",
    "form-action 'self'",
  );
}
