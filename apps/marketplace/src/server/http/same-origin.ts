import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request that changes something was sent by a page of this site (S8). Browsers say so by Sec-Fetch-Site, older
 * ones by Origin alone; one that says neither is nobody's form. The origin is that of `SITE_URL`, scheme included: a Host is what
 * whoever sends it writes.
 */
export function isFromThisSite(headers: IncomingHttpHeaders, siteUrl: string): boolean {
  const fetchSite = headers['sec-fetch-site'];
  if (fetchSite !== undefined && fetchSite !== 'same-origin') return false;
  const { origin } = headers;
  if (origin === undefined) return fetchSite === 'same-origin';
  return URL.canParse(origin) && new URL(origin).origin === new URL(siteUrl).origin;
}
