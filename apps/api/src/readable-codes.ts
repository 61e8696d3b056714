import { randomBytes } from 'node:crypto';
import { isoDay } from '@melhor-escola/domain/date';

/** A new `internalTransactionCode` of an order: 'ME-7Q2K-M0XB-94TC'. 60 random bits, which nobody guesses. */
export function newOrderCode(): string {
  return `ME-${randomGroups(3)}`;
}

/** An order's code as it is stored, from what was typed: case and the letters that look like digits do not matter. */
export function readOrderCode(typed: string): string | undefined {
  const match = /^ME-?([0-9A-Z]{4})-?([0-9A-Z]{4})-?([0-9A-Z]{4})$/.exec(typed.trim().toUpperCase());
  if (!match) return undefined;
  const read = match.slice(1).map((group) => group.replaceAll('O', '0').replaceAll(/[IL]/g, '1'));
  return read.join('').includes('U') ? undefined : `ME-${read.join('-')}`;
}

/**
 * A new protocol number of a privacy request: 'LGPD-2026-7Q2K-M0XB'. It proves that the request was made and gives
 * access to nothing.
 */
export function newProtocol(now: Date = new Date()): string {
  return `LGPD-${isoDay(now).slice(0, 4)}-${randomGroups(2)}`;
}

/** Crockford's base32: no letter that is read as a digit, and no U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const groupLength = 4;

/** Groups of four letters that can be read out over the phone, 20 random bits each: '7Q2K-M0XB'. */
function randomGroups(count: number): string {
  return Array.from({ length: count }, () =>
    // Each letter stands for eight bytes, since 256 is eight times 32: none is likelier than another.
    Array.from(randomBytes(groupLength), (byte) => alphabet.charAt(byte % alphabet.length)).join(''),
  ).join('-');
}
