import { createHash, randomBytes } from 'node:crypto';

/** A secret of 256 random bits, in 43 letters that a URL and a header take as they are. */
export function newOpaqueToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of such a secret. Enough without a salt: nobody guesses 256 bits. */
export function digestOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
