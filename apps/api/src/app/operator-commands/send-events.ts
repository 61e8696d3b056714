import { once } from 'node:events';
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { ServiceError } from '../../platform/http/errors/service-error.ts';

/**
 * Runs work and sends its events as lines of JSON. Waits for the first one: until then a failure is the status of the response. A later
 * one is the last line, `{ error }`.
 *
 * @param failure what the log and the client get for an error whose message is not public.
 */
export async function sendEvents(
  reply: FastifyReply,
  run: (send: (event: object) => void) => Promise<void>,
  failure: { readonly logged: string; readonly sent: string },
): Promise<FastifyReply> {
  const events = new Readable({ objectMode: true, read: () => undefined });
  // Reported by whoever reads.
  events.on('error', () => undefined);
  void run((event) => events.push(event)).then(
    () => events.push(null),
    (error: unknown) => events.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  await once(events, 'readable');
  async function* lines(): AsyncGenerator<string> {
    try {
      for await (const event of events) yield `${JSON.stringify(event)}\n`;
    } catch (error) {
      reply.log.error({ err: error }, failure.logged);
      yield `${JSON.stringify({ error: error instanceof ServiceError ? error.message : failure.sent })}\n`;
    }
  }
  return reply.type('application/x-ndjson').send(Readable.from(lines()));
}
