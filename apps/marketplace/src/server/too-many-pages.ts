import type { FastifyReply } from 'fastify';

/** Seconds after which to come back. */
const retryAfter = 5;

/** Of the page below. It stands for all that Fastify's hooks would add: it is sent past them when there are too many (S11). */
export const tooManyPagesHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; style-src 'unsafe-inline'",
  'cache-control': 'no-store',
  'retry-after': String(retryAfter),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
} as const;

/** Answers 503 with a page that costs nothing, and when to come back. */
export function sendTooManyPages(reply: FastifyReply): FastifyReply {
  return reply.status(503).headers(tooManyPagesHeaders).send(tooManyPages);
}

/** Light, and complete in itself: its scripts and letters would be asked for by everybody too. */
export const tooManyPages = `<!doctype html>
<html lang="pt-BR">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Voltamos em instantes</title>
    <style>
      body { margin: 0; padding: 4rem 1rem; font: 1.125rem/1.5 system-ui, sans-serif; color: #1b2340; background: #faf8f4; }
      main { max-width: 34rem; margin: 0 auto; }
      h1 { font-size: 1.75rem; line-height: 1.2; }
      @media (prefers-color-scheme: dark) { body { color: #f1efe9; background: #15201c; } }
    </style>
  </head>
  <body>
    <main>
      <h1>Muita gente está procurando escola agora</h1>
      <p>Aguarde alguns segundos e atualize a página. Nada do que você salvou se perdeu.</p>
    </main>
  </body>
</html>
`;
