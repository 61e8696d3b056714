import { randomGroups } from '../readable-codes/readable-groups.ts';

/** A new `internalTransactionCode`: 'ME-7Q2K-M0XB-94TC'. 60 random bits, which nobody guesses. */
export function newOrderCode(): string {
  return `ME-${randomGroups(3)}`;
}

/** A code as somebody typed it, as it is stored: case and the letters that look like digits do not matter. */
export function readOrderCode(typed: string): string | undefined {
  const match = /^ME-?([0-9A-Z]{4})-?([0-9A-Z]{4})-?([0-9A-Z]{4})$/.exec(typed.trim().toUpperCase());
  if (!match) return undefined;
  const read = match.slice(1).map((group) => group.replaceAll('O', '0').replaceAll(/[IL]/g, '1'));
  return read.join('').includes('U') ? undefined : `ME-${read.join('-')}`;
}
