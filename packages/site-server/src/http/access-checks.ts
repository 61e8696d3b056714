import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a state-changing request comes from a page of this site (S8). Browsers send Sec-Fetch-Site, older ones only Origin; a request
 * with neither is not from our forms. Compares with the origin of `SITE_URL`, scheme included, because a client can send any Host.
 */
export function isFromThisSite(headers: IncomingHttpHeaders, siteUrl: string): boolean {
  const fetchSite = headers['sec-fetch-site'];
  if (fetchSite !== undefined && fetchSite !== 'same-origin') return false;
  const { origin } = headers;
  if (origin === undefined) return fetchSite === 'same-origin';
  return URL.canParse(origin) && new URL(origin).origin === new URL(siteUrl).origin;
}

/** Whether a read comes from a page of this site, or from a browser that does not send Sec-Fetch-Site. */
export function mayBeFromThisSite(headers: IncomingHttpHeaders): boolean {
  const fetchSite = headers['sec-fetch-site'];
  return fetchSite === undefined || fetchSite === 'same-origin';
}
