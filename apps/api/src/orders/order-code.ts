import { randomBytes } from 'node:crypto';

/** Crockford's base32: no letter that is read for a digit, and no U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const groups = 3;
const groupLength = 4;

/**
 * A new `internalTransactionCode`: 'ME-7Q2K-M0XB-94TC'. 60 random bits, which nobody guesses, in letters that can be
 * read out over the phone.
 */
export function newOrderCode(): string {
  // 256 is a multiple of 32: every letter is as likely as any other.
  const letters = [...randomBytes(groups * groupLength)].map((byte) => alphabet.charAt(byte % 32)).join('');
  return `ME-${letters.match(new RegExp(`.{${groupLength}}`, 'g'))?.join('-') ?? ''}`;
}

/** A code as somebody typed it, as it is stored: case and the letters that look like digits do not matter. */
export function readOrderCode(typed: string): string | undefined {
  const match = /^ME-?([0-9A-Z]{4})-?([0-9A-Z]{4})-?([0-9A-Z]{4})$/.exec(typed.trim().toUpperCase());
  if (!match) return undefined;
  const read = match.slice(1).map((group) => group.replaceAll('O', '0').replaceAll(/[IL]/g, '1'));
  return read.join('').includes('U') ? undefined : `ME-${read.join('-')}`;
}
