/**
 * What a page may load (S10, S11): scripts with the nonce only, everything else from the site itself. Styles may stand
 * inline because the page's CSS travels in its HTML and React writes style attributes.
 */
export function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** For answers that are not pages: nothing at all. */
export const closedContentSecurityPolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";
