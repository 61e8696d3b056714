import {
  isPageGone,
  unlistedReasons,
  type UnlistedReason,
  type Unlisting,
  unlistingSentence,
} from '@melhor-escola/domain/school-listing';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { school } from '../../platform/database/schema.ts';
import { ServiceError } from '../../platform/http/errors/service-error.ts';

/** Condition: the school has not left the directory. Every list and count of schools has it. */
export const isListed = sql`${school.unlistedReason} IS NULL`;

/** Columns of `school` for {@link toUnlisting}. */
export const unlistingColumns = {
  unlistedReason: school.unlistedReason,
  unlistedYear: school.unlistedYear,
};

/** Values of {@link unlistingColumns}. */
export interface UnlistingRow {
  readonly unlistedReason: UnlistedReason | null;
  readonly unlistedYear: number | null;
}

/** Why a school has left; null while it is listed. */
export function toUnlisting({ unlistedReason: reason, unlistedYear: year }: UnlistingRow): Unlisting | null {
  return reason === null ? null : { reason, year };
}

/** The same in responses. */
export const unlistingBody = z
  .object({
    reason: z.enum(unlistedReasons),
    year: z.int().nullable().meta({ description: 'Of the census that says so; null for the Catálogo.' }),
  })
  .nullable()
  .meta({ description: 'Why the school has left the directory; null while it is listed.' });

/** An {@link Unlisting}, and whether the school's page is gone by now (410). */
export interface PageUnlisting extends Unlisting {
  readonly isGone: boolean;
}

/** @param since as in the database's JSON. */
export function pageUnlisting(unlisting: Unlisting | null, since: string | null): PageUnlisting | null {
  return unlisting && { ...unlisting, isGone: since !== null && isPageGone(new Date(since), new Date()) };
}

/** @throws {ServiceError} 409 SCHOOL_UNLISTED for a school that has left the directory. */
export function requireListed(row: UnlistingRow): void {
  const unlisting = toUnlisting(row);
  if (!unlisting) return;
  throw new ServiceError(
    'SCHOOL_UNLISTED',
    `${unlistingSentence(unlisting)} Procure outra escola por perto.`,
  );
}
