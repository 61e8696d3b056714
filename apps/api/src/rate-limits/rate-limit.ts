import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../database/database.ts';
import { ServiceError } from '../server/service-error.ts';
import { callerNetwork } from './caller-network.ts';

/** So many tries in so many seconds, counted from the first. */
export interface RateLimitRule {
  /** Unique in the service: 'login-address'. */
  readonly name: string;
  readonly tries: number;
  readonly seconds: number;
}

/** What is answered to a try that is over the limit. */
function tooManyTries(milliseconds: number): ServiceError {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  const message = `Muitas tentativas. Tente novamente ${whenAgain(seconds)}.`;
  return new ServiceError(429, 'TOO_MANY_REQUESTS', message, { retryAfterSeconds: seconds });
}

function whenAgain(seconds: number): string {
  if (seconds < 60) return 'em menos de um minuto';
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'em um minuto' : `em ${minutes} minutos`;
}

/** Tries of one kind, counted in the database: right across processes, whatever number of them run at once (S6). */
export interface RateLimit {
  /** Counts a try before it is made. @throws {ServiceError} 429 with Retry-After when it must not be made. */
  count(...subject: readonly string[]): Promise<void>;
  /** Takes one try back: it was legitimate. */
  forgive(...subject: readonly string[]): Promise<void>;
  /** Forgets all tries. */
  clear(...subject: readonly string[]): Promise<void>;
}

/** What a key holds of an e-mail and of an address: nothing that could be read in the database. */
function keyOf(subject: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(subject)).digest('base64url');
}

/** A limit of this name. Everything that counts by this name in this database counts together. */
export function createRateLimit({ pool }: Database, { name, tries, seconds }: RateLimitRule): RateLimit {
  const limiter = new RateLimiterPostgres({
    // Without the names of its statements, which a pooler in transaction mode would not know on the next connection.
    storeClient: {
      query: ({ text, values }: { text: string; values: unknown[] }) => pool.query(text, values),
    },
    storeType: 'client',
    tableName: 'rate_limit',
    tableCreated: true,
    // The job purge-expired does so, once for all processes.
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points: tries,
    duration: seconds,
  });
  return {
    async count(...subject) {
      try {
        await limiter.consume(keyOf(subject));
      } catch (error) {
        throw error instanceof RateLimiterRes ? tooManyTries(error.msBeforeNext) : error;
      }
    },
    async forgive(...subject) {
      await limiter.reward(keyOf(subject));
    },
    async clear(...subject) {
      await limiter.delete(keyOf(subject));
    },
  };
}

/** The subject of limits by address. */
export function addressOf({ ip }: { readonly ip: string }): string {
  return callerNetwork(ip);
}
