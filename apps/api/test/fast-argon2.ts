import { createRequire } from 'node:module';
import type * as Argon2 from '@node-rs/argon2';

const argon2: Pick<typeof Argon2, 'hash' | 'verify'> = createRequire(import.meta.url)('@node-rs/argon2');
const cheap = { memoryCost: 8, timeCost: 1, parallelism: 1 } as const;
const cheapCost = 'm=8,t=1,p=1';

/** The cost of each password that was hashed or verified, latest last: 'm=19456,t=2,p=1'. */
export const hashedCosts: string[] = [];

/**
 * Replaces `@node-rs/argon2` (see vitest.config.ts) where no test is about its time: a password costs 60 ms of a core, and the tests have
 * thousands. The hash names the cost that was asked for.
 */
export async function hash(...[password, options]: Parameters<typeof argon2.hash>): Promise<string> {
  const cost = `m=${options?.memoryCost},t=${options?.timeCost},p=${options?.parallelism}`;
  hashedCosts.push(cost);
  return (await argon2.hash(password, cheap)).replace(cheapCost, cost);
}

/** Verifies a hash of {@link hash}. */
export async function verify(hashed: string, password: string | Uint8Array): Promise<boolean> {
  const cost = /m=\d+,t=\d+,p=\d+/u.exec(hashed)?.[0] ?? '';
  hashedCosts.push(cost);
  return argon2.verify(hashed.replace(cost, cheapCost), password);
}
