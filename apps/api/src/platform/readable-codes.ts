import { randomBytes } from 'node:crypto';
import { isoDay } from '@melhor-escola/domain/date';

/** A new `internalTransactionCode` of an order: 'ME-7Q2K-M0XB-94TC'. 60 random bits, so it cannot be guessed. */
export function newOrderCode(): string {
  return `ME-${randomGroups(3)}`;
}

/** Normalizes a typed order code: ignores case, and maps letters that look like digits. */
export function readOrderCode(typed: string): string | undefined {
  const [, groups] = /^ME-?(.*)$/s.exec(typed.trim().toUpperCase()) ?? [];
  const read = groups === undefined ? undefined : readRecoveryCode(groups);
  return read === undefined ? undefined : `ME-${read}`;
}

/** A new recovery code: '7Q2K-M0XB-94TC'. 60 random bits, so that neither it nor its digest can be guessed. */
export function newRecoveryCode(): string {
  return randomGroups(3);
}

/** Normalizes a typed recovery code: ignores case, and maps letters that look like digits. */
export function readRecoveryCode(typed: string): string | undefined {
  const match = /^([0-9A-Z]{4})[- ]?([0-9A-Z]{4})[- ]?([0-9A-Z]{4})$/.exec(typed.trim().toUpperCase());
  if (!match) return undefined;
  const read = match.slice(1).map((group) => group.replaceAll('O', '0').replaceAll(/[IL]/g, '1'));
  return read.join('').includes('U') ? undefined : read.join('-');
}

/**
 * A new protocol number of a privacy request: 'LGPD-2026-7Q2K-M0XB'. It is evidence of the request and gives access
 * to nothing.
 */
export function newProtocol(now: Date = new Date()): string {
  return `LGPD-${isoDay(now).slice(0, 4)}-${randomGroups(2)}`;
}

/** Crockford's base32: without letters that look like digits, and without U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const groupLength = 4;

/** Groups of four letters that are easy to say on the phone, 20 random bits each: '7Q2K-M0XB'. */
function randomGroups(count: number): string {
  return Array.from({ length: count }, () =>
    // 256 is a multiple of 32, so every letter is equally likely.
    Array.from(randomBytes(groupLength), (byte) => alphabet.charAt(byte % alphabet.length)).join(''),
  ).join('-');
}
