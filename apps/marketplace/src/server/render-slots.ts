import { bulkhead, type BulkheadPolicy } from 'cockatiel';
import type { FastifyReply } from 'fastify';

/** Pages that are rendered at a time: enough to use the processor while some wait for the service. */
const atATime = 24;
/** Pages that wait for their turn: a second's work. Whoever comes after them is better told at once. */
const waiting = 96;
/** Milliseconds for which a page waits for its turn; its visitor has gone, or tries again. */
const patience = 5_000;
/** Seconds after which to come back. */
const retryAfter = 5;

/** More pages are asked for than can be rendered. */
export class TooManyPages extends Error {
  override readonly name = 'TooManyPages';
}

/** Bounds how many pages are rendered, and how many wait for it: ten times the load must not make everybody wait ten times as long. */
export class RenderSlots {
  readonly #slots: BulkheadPolicy = bulkhead(atATime, waiting);

  /** @throws {TooManyPages} at once when too many wait, and when its turn has come too late. */
  async run<Result>(render: () => Promise<Result>): Promise<Result> {
    // The library's own refusal says how many there are; which of the two it was makes no difference to a visitor.
    if (this.#slots.executionSlots + this.#slots.queueSlots === 0) throw new TooManyPages();
    const since = Date.now();
    return this.#slots.execute(() => {
      if (Date.now() - since > patience) throw new TooManyPages();
      return render();
    });
  }

  /** Whether a page may be rendered that nobody waits for. */
  get hasRoom(): boolean {
    return this.#slots.executionSlots > atATime / 2;
  }
}

/** Answers 503 with a page that costs nothing, and when to come back. */
export function sendTooManyPages(reply: FastifyReply): FastifyReply {
  return reply
    .status(503)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; style-src 'unsafe-inline'",
      'cache-control': 'no-store',
      'retry-after': String(retryAfter),
    })
    .send(tooManyPages);
}

const tooManyPages = `<!doctype html>
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
