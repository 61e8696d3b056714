import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { createProbe } from './database-probe.ts';
import { unavailableError } from './errors/error-handler.ts';

/** Default timeout of a route in milliseconds. Uploads and commands set their own, so there is no request timeout. */
export const DEFAULT_TIMEOUT_MS = 20_000;

/**
 * Time after which the database of a pending request is probed, and interval of repeated probes, in milliseconds. With the two seconds of a
 * probe, they are below the five after which clients give up.
 */
const PROBE_AFTER_MS = 2_500;

const PROBE_EVERY_MS = 1_000;

/**
 * Answers 503 when a request exceeds its route's `handlerTimeout`, including receiving the body and hooks; and much
 * earlier when a database server accepts queries but does not respond, which none of its own timeouts ends. Fastify's
 * own timer ends with the request, which for a body is when it was read: a POST to an unresponsive database would
 * wait without end.
 *
 * @param database the embedded one is not probed: it runs in this process, and executes one statement at a time.
 */
export function enforceTimeouts(
  server: FastifyInstance,
  database?: Pick<Database, 'engine' | 'pool' | 'replica'>,
): void {
  const isDatabaseUnresponsive = database?.engine === 'postgresql' ? createProbe(database) : undefined;
  server.addHook('onRequest', (request, reply, done) => {
    const { handlerTimeout } = request.routeOptions;
    const abort = (reason: string): void => {
      if (!reply.sent) void reply.send(unavailableError(new Error(reason)));
    };
    if (handlerTimeout > 0) {
      const timer = setTimeout(() => abort('The response took too long.'), handlerTimeout);
      reply.raw.once('close', () => clearTimeout(timer));
    }
    // Routes with a longer timeout run commands, which may keep the database busy.
    if (isDatabaseUnresponsive && handlerTimeout <= DEFAULT_TIMEOUT_MS) {
      let timer: NodeJS.Timeout;
      const ask = async (): Promise<void> => {
        if (await isDatabaseUnresponsive()) abort('The database does not respond.');
        else if (!reply.sent && !reply.raw.closed) askAfter(PROBE_EVERY_MS);
      };
      const askAfter = (milliseconds: number): void => {
        timer = setTimeout(() => void ask(), milliseconds);
      };
      askAfter(PROBE_AFTER_MS);
      reply.raw.once('close', () => clearTimeout(timer));
    }
    done();
  });
}
