import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { formatRetryAfter } from '@melhor-escola/domain/retry-after';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../database/database.ts';
import { ServiceError } from '../server/errors/service-error.ts';

/** So many tries in so many seconds, counted from the first. */
export interface RateLimitRule {
  readonly tries: number;
  readonly seconds: number;
}

/** What is answered to a try that is over the limit. */
function tooManyAttempts(milliseconds: number): ServiceError {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  const message = `Muitas tentativas. Tente novamente ${formatRetryAfter(seconds)}.`;
  return new ServiceError(429, 'TOO_MANY_REQUESTS', message, { retryAfterSeconds: seconds });
}

/** Tries of one kind, counted in the database: right across processes, whatever number of them run at once (S6). */
export interface RateLimit {
  /** Counts a try before it is made. @throws {ServiceError} 429 with Retry-After when it must not be made. */
  count(...subject: readonly string[]): Promise<void>;
  /** Counts a try before it is made. @returns whether it may be made. */
  allows(...subject: readonly string[]): Promise<boolean>;
  /** Takes one try back: it was legitimate. */
  forgive(...subject: readonly string[]): Promise<void>;
  /** Forgets all tries. */
  clear(...subject: readonly string[]): Promise<void>;
}

/** What a key holds of an e-mail and of an address: nothing that could be read in the database. */
function keyOf(subject: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(subject)).digest('base64url');
}

/** Limits by their names. */
export type RateLimits<Name extends string> = Readonly<Record<Name, RateLimit>>;

/** The limits of these rules. A name is unique in the service: what counts by it in this database counts together. */
export function createRateLimits<Name extends string>(
  database: Database,
  rules: Readonly<Record<Name, RateLimitRule>>,
): RateLimits<Name> {
  const limits = Object.entries<RateLimitRule>(rules).map(([name, rule]) => [
    name,
    createRateLimit(database, name, rule),
  ]);
  return Object.fromEntries(limits);
}

function createRateLimit({ pool }: Database, name: string, { tries, seconds }: RateLimitRule): RateLimit {
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
  /** @returns milliseconds until a try may be made; undefined for now. */
  const wait = async (subject: readonly string[]): Promise<number | undefined> => {
    try {
      await limiter.consume(keyOf(subject));
      return undefined;
    } catch (error) {
      if (error instanceof RateLimiterRes) return error.msBeforeNext;
      throw error;
    }
  };
  return {
    async count(...subject) {
      const milliseconds = await wait(subject);
      if (milliseconds !== undefined) throw tooManyAttempts(milliseconds);
    },
    allows: async (...subject) => (await wait(subject)) === undefined,
    async forgive(...subject) {
      await limiter.reward(keyOf(subject));
    },
    async clear(...subject) {
      await limiter.delete(keyOf(subject));
    },
  };
}

/** The subject of limits by address. */
export function clientAddress({ ip }: { readonly ip: string }): string {
  return clientSubnet(ip);
}

/**
 * The addresses that are counted together: one IPv4 address, or an IPv6 /64, all of whose addresses belong to one customer.
 *
 * @param address as `request.ip` has it.
 */
export function clientSubnet(address: string): string {
  const plain = address.split('%', 1)[0] ?? '';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped !== undefined || !isIPv6(plain)) return mapped ?? plain;
  // A URL writes an IPv6 address in its one canonical form, without an IPv4 tail.
  const [head = '', tail] = new URL(`http://[${plain}]/`).hostname.slice(1, -1).split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}
