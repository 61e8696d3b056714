import type { IncomingHttpHeaders } from 'node:http';
import { timingSafeEqualText } from '@melhor-escola/server-kit/timing-safe-equal';
import type { FastifyRequest } from 'fastify';

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

/** User and password of the operator, the same as the service's. */
export interface OperatorCredentials {
  readonly user: string;
  readonly password: string;
}

/** Whether a request has the operator's basic authorization. */
export function isOperator(
  { headers: { authorization = '' } }: FastifyRequest,
  operator: OperatorCredentials | undefined,
): boolean {
  if (!operator) return false;
  const { user, password } = operator;
  return timingSafeEqualText(authorization, `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`);
}
