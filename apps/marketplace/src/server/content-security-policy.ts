import { site } from '@melhor-escola/config/site';

/**
 * What a page may load (S10, S11): scripts with the nonce only, frames from the maker of the embedded maps, everything
 * else from the site itself. Styles may stand inline because the page's CSS travels in its HTML and React writes style
 * attributes. Maps need neither a worker nor a blob: their library draws on a canvas, from pictures.
 *
 * @param tilesUrl Template of the configured server of map tiles: pictures may come from its host too.
 */
export function contentSecurityPolicy(nonce: string, tilesUrl?: string): string {
  const tiles = tilesUrl ? ` ${new URL(tilesUrl).origin}` : '';
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data:${tiles}`,
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
