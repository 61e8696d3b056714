import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** OWASP's first recommendation for argon2id, the library's own kind: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** A person may type an accented letter in two ways; both are the same password. */
const normalized = (password: string): string => password.normalize('NFC');

/** argon2id in PHC form, with a salt of its own (S24). Slow on purpose: never within a transaction. */
export async function hashPassword(password: string): Promise<string> {
  return hash(normalized(password), cost);
}

/** What passwords are compared with where there is none: made once, of a secret nobody has. */
let nobodysHash: Promise<string> | undefined;

/**
 * Whether this is the password. Without a hash it takes as long and is not: an account that does not exist answers like
 * one whose password is another (S3).
 */
export async function isPassword(
  password: string,
  passwordHash: string | null | undefined,
): Promise<boolean> {
  nobodysHash ??= hash(randomBytes(32), cost);
  const dummy = await nobodysHash;
  const same = await verify(passwordHash ?? dummy, normalized(password));
  return same && passwordHash !== null && passwordHash !== undefined;
}
