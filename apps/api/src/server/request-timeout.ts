import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { Database } from '../database/database.ts';
import { unavailableError } from './errors/error-handler.ts';

/** Milliseconds for a route that says no time of its own. Uploads and commands do, so that there is no request time-out. */
export const DEFAULT_TIMEOUT_MS = 20_000;

/** Milliseconds after which a call that is not answered yet has the database asked whether it answers at all, and again. */
const PROBE_AFTER_MS = 2_500;

const PROBE_EVERY_MS = 1_000;

/** Milliseconds that the database gets for that. Together they are below the five seconds after which callers give up. */
const PROBE_TIMEOUT_MS = 1_000;

/**
 * Answers 503 to whatever is not answered within its route's `handlerTimeout`, the body's arrival and the hooks included; and
 * long before that once a database server accepts what it is asked and says nothing, which no time limit of its own ends.
 * Fastify's own timer ends where the request does, which for a body is when it was read: a POST that waits for a database
 * that says nothing would wait as long.
 *
 * @param database the embedded one is not asked: it lives and dies with this process, and works off one statement at a time.
 */
export function enforceTimeouts(
  server: FastifyInstance,
  database?: Pick<Database, 'engine' | 'pool' | 'replica'>,
): void {
  const isSilent = database?.engine === 'postgresql' ? silenceOf(database) : undefined;
  server.addHook('onRequest', (request, reply, done) => {
    const { handlerTimeout } = request.routeOptions;
    const abort = (reason: string): void => {
      if (!reply.sent) void reply.send(unavailableError(new Error(reason)));
    };
    if (handlerTimeout > 0) {
      const timer = setTimeout(() => abort('The answer took too long.'), handlerTimeout);
      reply.raw.once('close', () => clearTimeout(timer));
    }
    // A route that takes longer runs commands, which may have the database busy.
    if (isSilent && handlerTimeout <= DEFAULT_TIMEOUT_MS) {
      let timer: NodeJS.Timeout;
      const ask = async (): Promise<void> => {
        if (await isSilent()) abort('The database says nothing.');
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

/** Whether the database, or its replica, does not answer now. Those who ask at once share one question. */
function silenceOf({ pool, replica }: Pick<Database, 'pool' | 'replica'>): () => Promise<boolean> {
  let asked: Promise<boolean> | undefined;
  return () =>
    (asked ??= Promise.all([pool, replica?.pool].map(isSilentPool))
      .then((silent) => silent.includes(true))
      .finally(() => {
        asked = undefined;
      }));
}

async function isSilentPool(pool: Pool | undefined): Promise<boolean> {
  if (!pool) return false;
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(true), PROBE_TIMEOUT_MS);
  // The connection of a question that stays without an answer is given up with it.
  const question = { text: 'SELECT 1', query_timeout: PROBE_TIMEOUT_MS };
  const answer = pool.query(question).then(
    () => false,
    () => true,
  );
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
