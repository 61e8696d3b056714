import { site } from '@melhor-escola/config/site';

/**
 * What a page may load (S10, S11): scripts with the nonce only, frames from the maker of the embedded maps, everything
 * else from the site itself. Styles may stand inline because the page's CSS travels in its HTML and React writes style
 * attributes. Maps need neither a worker nor a blob: their library draws on a canvas, from pictures.
 *
 * @param pictureUrls Addresses at hosts that pictures may come from too: the configured map tiles and the network that shows
 * the site's photos. Empty ones count as absent.
 */
export function contentSecurityPolicy(
  nonce: string,
  ...pictureUrls: readonly (string | undefined)[]
): string {
  const hosts = pictureUrls.map((url) => (url ? ` ${new URL(url).origin}` : '')).join('');
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data:${hosts}`,
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${site.map.origin}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** For answers that are not pages: nothing at all. */
export const closedContentSecurityPolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";
