import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { ServiceError } from '../../platform/http/errors/service-error.ts';

/** A queue of events between a producer and a single consumer with different speeds. */
export class EventQueue<T> implements AsyncIterable<T> {
  readonly #events: T[] = [];
  #ended = false;
  #error: unknown;
  #wake: (() => void) | undefined;

  push(event: T): void {
    this.#events.push(event);
    this.#wake?.();
  }

  end(): void {
    this.#ended = true;
    this.#wake?.();
  }

  /** Ends the queue: the consumer gets the remaining events, then the error. */
  fail(error: unknown): void {
    this.#error = error;
    this.end();
  }

  /** Resolves when there is an event, or the end. Throws if the error came first. */
  async first(): Promise<void> {
    while (this.#events.length === 0 && !this.#ended) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    if (this.#events.length === 0 && this.#error !== undefined) throw this.#error;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T> {
    for (;;) {
      await this.first();
      const event = this.#events.shift();
      if (event === undefined) return;
      yield event;
    }
  }
}

/**
 * Sends events as lines of JSON. Waits for the first one: until then the response can still be an error status. A later
 * failure becomes the last line, `{ error }`.
 *
 * @param failure what the log and the client get for an error whose message is not public.
 */
export async function sendEvents(
  reply: FastifyReply,
  events: EventQueue<object>,
  failure: { readonly logged: string; readonly sent: string },
): Promise<FastifyReply> {
  async function* lines(): AsyncGenerator<string> {
    try {
      for await (const event of events) yield `${JSON.stringify(event)}\n`;
    } catch (error) {
      reply.log.error({ err: error }, failure.logged);
      yield `${JSON.stringify({ error: error instanceof ServiceError ? error.message : failure.sent })}\n`;
    }
  }
  await events.first();
  return reply.type('application/x-ndjson').send(Readable.from(lines()));
}
