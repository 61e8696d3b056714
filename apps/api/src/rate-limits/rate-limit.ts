import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { formatRetryAfter } from '@melhor-escola/domain/retry-after';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../database/database.ts';
import { ServiceError } from '../server/errors/service-error.ts';

export const HOUR_S = 60 * 60;

export const DAY_S = 24 * HOUR_S;

/** Maximum attempts in a period, counted from the first. */
export interface RateLimitRule {
  readonly tries: number;
  readonly seconds: number;
}

/** The response to an attempt over the limit. */
function tooManyAttempts(milliseconds: number): ServiceError {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  const message = `Muitas tentativas. Tente novamente ${formatRetryAfter(seconds)}.`;
  return new ServiceError(429, 'TOO_MANY_REQUESTS', message, { retryAfterSeconds: seconds });
}

/** Attempts of one kind, counted in the database: exact across concurrent processes (S6). */
export interface RateLimit {
  /** Counts an attempt before it is made. @throws {ServiceError} 429 with Retry-After when it is over the limit. */
  count(...subject: readonly string[]): Promise<void>;
  /** Counts an attempt before it is made. @returns whether it is within the limit. */
  allows(...subject: readonly string[]): Promise<boolean>;
  /** Takes one attempt back, because it was legitimate. */
  forgive(...subject: readonly string[]): Promise<void>;
  /** Resets the count. */
  clear(...subject: readonly string[]): Promise<void>;
}

/** Digest of an e-mail and an address, so that neither is readable in the database. */
function keyOf(subject: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(subject)).digest('base64url');
}

/** Limits by name. */
export type RateLimits<Name extends string> = Readonly<Record<Name, RateLimit>>;

/**
 * Creates the limits of these rules.
 *
 * @param slice begins the names of their counters, which are unique in the service: equal names share a counter.
 */
export function createRateLimits<Name extends string>(
  database: Database,
  rules: Readonly<Record<Name, RateLimitRule>>,
  slice?: string,
): RateLimits<Name> {
  const limits = Object.entries<RateLimitRule>(rules).map(([name, rule]) => [
    name,
    createRateLimit(database, slice === undefined ? name : `${slice}-${name}`, rule),
  ]);
  return Object.fromEntries(limits);
}

/** Creates one limit. @param name of its counter. */
export function createRateLimit(
  { pool }: Pick<Database, 'pool'>,
  name: string,
  { tries, seconds }: RateLimitRule,
): RateLimit {
  const limiter = new RateLimiterPostgres({
    // Without statement names, which a pooler in transaction mode would not know on the next connection.
    storeClient: {
      query: ({ text, values }: { text: string; values: unknown[] }) => pool.query(text, values),
    },
    storeType: 'client',
    tableName: 'rate_limit',
    tableCreated: true,
    // The job purge-expired deletes expired rows, once for all processes.
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points: tries,
    duration: seconds,
  });
  /** @returns milliseconds until the next allowed attempt; undefined when allowed now. */
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

/** Key of limits by client address. */
export function clientAddress({ ip }: { readonly ip: string }): string {
  return clientSubnet(ip);
}

/**
 * The unit of counting: one IPv4 address, or an IPv6 /64, whose addresses belong to one customer.
 *
 * @param address as in `request.ip`.
 */
export function clientSubnet(address: string): string {
  const plain = address.split('%', 1)[0] ?? '';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped !== undefined || !isIPv6(plain)) return mapped ?? plain;
  // A URL normalises an IPv6 address, without an IPv4 tail.
  const [head = '', tail] = new URL(`http://[${plain}]/`).hostname.slice(1, -1).split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}
