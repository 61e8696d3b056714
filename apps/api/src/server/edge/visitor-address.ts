import { isIP } from 'node:net';
import type { onRequestHookHandler } from 'fastify';
import { holdsSearchKey } from './authorization.ts';

/**
 * Makes `request.ip` the visitor's where the site's server calls for one. Its address is no secret and need not be among
 * `TRUSTED_PROXIES`; the search key is what proves it, and so what it says of its visitor is believed. Everyone else's
 * `x-forwarded-for` counts for what Fastify's `trustProxy` makes of it (S7).
 *
 * The site passes on a single address, so one step beyond the site itself is the visitor, and nothing further is read.
 */
export function believeSite(searchApiKey: string): onRequestHookHandler {
  return (request, _reply, done) => {
    const forwarded = request.headers['x-forwarded-for'];
    if (typeof forwarded === 'string' && holdsSearchKey(request, searchApiKey)) {
      // From the nearest to the furthest, as `request.ips` has them: the connection's own address comes first.
      const told = forwarded.split(',').toReversed();
      const next = told[(request.ips ?? [request.ip]).length - 1]?.trim() ?? '';
      if (isIP(next) !== 0) Object.defineProperty(request, 'ip', { value: next });
    }
    done();
  };
}
