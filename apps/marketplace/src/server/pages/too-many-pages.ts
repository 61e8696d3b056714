import type { FastifyReply } from 'fastify';
import { plainPage, plainPagePolicy } from '../../shell/plain-page.ts';
import { securityHeaders } from '../http/security-headers.ts';

/** Seconds after which to come back. */
const retryAfter = 5;

/** Of the page below. It stands for all that Fastify's hooks would add: it is sent past them when there are too many (S11). */
export const tooManyPagesHeaders = {
  ...securityHeaders,
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': plainPagePolicy,
  'cache-control': 'no-store',
  'retry-after': String(retryAfter),
} as const;

/** Answers 503 with a page that costs nothing, and when to come back. */
export function sendTooManyPages(reply: FastifyReply): FastifyReply {
  return reply.status(503).headers(tooManyPagesHeaders).send(tooManyPages);
}

/** Light: it asks for nothing more. */
export const tooManyPages = plainPage(
  'Voltamos em instantes',
  `<h1>Muita gente está procurando escola agora</h1>
      <p>Aguarde alguns segundos e atualize a página. Nada do que você salvou se perdeu.</p>`,
);
