import { createHash } from 'node:crypto';
import { formatRetryAfter } from '@melhor-escola/domain/retry-after';
import {
  type ClientNetworks,
  clientNetworks,
  NETWORK_FACTOR,
} from '@melhor-escola/server-kit/client-network';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../database/database.ts';
import { ServiceError } from '../http/errors/service-error.ts';

export const HOUR_S = 60 * 60;

export const DAY_S = 24 * HOUR_S;

/** Maximum attempts in a period, counted from the first. */
export interface RateLimitRule {
  readonly tries: number;
  /** For all IPv6 subnets of a network together, if the subject has a client address. Default: four times as many. */
  readonly networkTries?: number;
  readonly seconds: number;
}

/** The response to an attempt over the limit. @param wait seconds until the next is allowed. */
export function tooManyAttempts(wait: number): ServiceError {
  const seconds = Math.max(1, Math.ceil(wait));
  const message = `Muitas tentativas. Tente novamente ${formatRetryAfter(seconds)}.`;
  return new ServiceError('TOO_MANY_REQUESTS', message, { retryAfterSeconds: seconds });
}

/** What is counted: an e-mail, an id, a client address, or several of them together. */
export type Subject = readonly (string | ClientNetworks)[];

/** Attempts of one kind, counted in the database: exact across concurrent processes (S6). */
export interface RateLimit {
  /** Counts an attempt before it is made. @throws {ServiceError} 429 with Retry-After when it is over the limit. */
  count(...subject: Subject): Promise<void>;
  /** Counts an attempt before it is made. @returns whether it is within the limit. */
  allows(...subject: Subject): Promise<boolean>;
  /** Counts an attempt before it is made. @returns milliseconds until the next is allowed; undefined if this one is. */
  wait(...subject: Subject): Promise<number | undefined>;
  /** Takes one attempt back, because it was legitimate. */
  forgive(...subject: Subject): Promise<void>;
  /** Resets the count of a subject after a legitimate attempt, and takes that attempt back from its network. */
  clear(...subject: Subject): Promise<void>;
}

/** Digest of an e-mail and an address, so that neither is readable in the database. */
function digestParts(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

/** Key of the counter of a subject. */
function subnetKey(subject: Subject): string {
  return digestParts(subject.map((part) => (typeof part === 'string' ? part : part.subnet)));
}

/** Key of the counter of the network around it; undefined without one. */
function networkKey(subject: Subject): string | undefined {
  if (!subject.some((part) => typeof part !== 'string' && part.network !== undefined)) return undefined;
  return digestParts(
    subject.map((part) => (typeof part === 'string' ? part : (part.network ?? part.subnet))),
  );
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
  { tries, seconds, networkTries = NETWORK_FACTOR * tries }: RateLimitRule,
): RateLimit {
  const options = {
    // Without statement names, which a pooler in transaction mode would not know on the next connection.
    storeClient: {
      query: ({ text, values }: { text: string; values: unknown[] }) => pool.query(text, values),
    },
    storeType: 'client',
    tableName: 'rate_limit',
    tableCreated: true,
    // The job purge-expired deletes expired rows, once for all processes.
    clearExpiredByTimeout: false,
    duration: seconds,
  };
  const bySubnet = new RateLimiterPostgres({ ...options, keyPrefix: name, points: tries });
  const byNetwork = new RateLimiterPostgres({
    ...options,
    keyPrefix: `${name}-network`,
    points: networkTries,
  });
  /** @returns milliseconds until the next allowed attempt; undefined when allowed now. */
  const wait = async (subject: Subject): Promise<number | undefined> => {
    const network = networkKey(subject);
    try {
      // The network second: what one subnet has too many uses nothing of the others' up.
      await bySubnet.consume(subnetKey(subject));
      if (network !== undefined) await byNetwork.consume(network);
      return undefined;
    } catch (error) {
      if (error instanceof RateLimiterRes) return error.msBeforeNext;
      throw error;
    }
  };
  const forgiveNetwork = async (subject: Subject): Promise<void> => {
    const network = networkKey(subject);
    if (network !== undefined) await byNetwork.reward(network);
  };
  return {
    async count(...subject) {
      const milliseconds = await wait(subject);
      if (milliseconds !== undefined) throw tooManyAttempts(milliseconds / 1000);
    },
    allows: async (...subject) => (await wait(subject)) === undefined,
    wait: (...subject) => wait(subject),
    async forgive(...subject) {
      await bySubnet.reward(subnetKey(subject));
      await forgiveNetwork(subject);
    },
    async clear(...subject) {
      await bySubnet.delete(subnetKey(subject));
      await forgiveNetwork(subject);
    },
  };
}

/** Subject of limits by client address: counted by its subnet, and by the network around that. */
export function clientAddress({ ip }: { readonly ip: string }): ClientNetworks {
  return clientNetworks(ip);
}
