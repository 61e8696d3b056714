import { randomBytes } from 'node:crypto';

/** Crockford's base32: no letter that is read for a digit, and no U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const groupLength = 4;

/** So many groups of four letters that can be read out over the phone, 20 random bits each: '7Q2K-M0XB'. */
export function randomGroups(count: number): string {
  return Array.from({ length: count }, () =>
    // Each letter stands for eight bytes, since 256 is eight times 32: none is likelier than another.
    Array.from(randomBytes(groupLength), (byte) => alphabet.charAt(byte % alphabet.length)).join(''),
  ).join('-');
}
