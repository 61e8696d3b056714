import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request that changes something was sent by a page of this site (S8). Browsers say so by Sec-Fetch-Site, older
 * ones by Origin alone; one that says neither is nobody's form. A site reached by another name than its configured one,
 * as on a developer's machine, is known by the Host that the browser wrote.
 */
export function isFromThisSite(headers: IncomingHttpHeaders, siteUrl: string): boolean {
  const fetchSite = headers['sec-fetch-site'];
  if (fetchSite !== undefined && fetchSite !== 'same-origin') return false;
  const { origin, host } = headers;
  if (origin === undefined) return fetchSite === 'same-origin';
  if (!URL.canParse(origin)) return false;
  return new URL(origin).origin === new URL(siteUrl).origin || new URL(origin).host === host;
}
