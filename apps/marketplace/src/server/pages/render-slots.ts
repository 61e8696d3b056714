import { bulkhead, type BulkheadPolicy } from 'cockatiel';
import type { FastifyReply } from 'fastify';
import { plainPage, plainPagePolicy } from '../../shell/plain-page.ts';
import { securityHeaders } from '../http/security-headers.ts';

/** Pages that are rendered at a time: enough to use the processor while some wait for the service. More would only be done later, all of them. */
const atATime = 8;
/** Pages that wait for their turn: a second's work, or two. Whoever comes after them is better told at once. */
const waiting = 24;

/** Pages that are rendered or wait for it; the next is refused. */
export const mostPages = atATime + waiting;

/** Milliseconds for which a page waits for its turn: a little less than it may wait for the service (S29). */
const patience = 3_500;

/** More pages are asked for than can be rendered. */
export class TooManyPages extends Error {
  override readonly name = 'TooManyPages';
}

/** Bounds how many pages are rendered, and how many wait for it: ten times the load must not make everybody wait ten times as long. */
export class RenderSlots {
  readonly #slots: BulkheadPolicy = bulkhead(atATime, waiting);

  /**
   * Makes a page when its turn has come. The next one's comes when the promise that `make` returns is kept: that of a whole page.
   *
   * @throws {TooManyPages} at once when too many wait, and when its turn has come too late.
   */
  async run<Page>(make: () => Promise<Page>): Promise<Page> {
    // The library's own refusal says how many there are; which of the two it was makes no difference to a visitor.
    if (this.isFull) throw new TooManyPages();
    const since = Date.now();
    return this.#slots.execute(() => {
      if (Date.now() - since > patience) throw new TooManyPages();
      return make();
    });
  }

  /** Whether the next would be refused. */
  get isFull(): boolean {
    return this.#slots.executionSlots + this.#slots.queueSlots === 0;
  }

  /** Whether a page may be rendered that nobody waits for. */
  get hasRoom(): boolean {
    return this.#slots.executionSlots > atATime / 2;
  }
}

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

/** Light: it asks for nothing more. */
export const tooManyPages = plainPage(
  'Voltamos em instantes',
  `<h1>Muita gente está procurando escola agora</h1>
      <p>Aguarde alguns segundos e atualize a página. Nada do que você salvou se perdeu.</p>`,
);

/** Answers 503 with a page that costs nothing, and when to come back. */
export function sendTooManyPages(reply: FastifyReply): FastifyReply {
  return reply.status(503).headers(tooManyPagesHeaders).send(tooManyPages);
}
