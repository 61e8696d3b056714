import { tagBit } from '@melhor-escola/domain/school-tag';
import { sql, type Column, type SQL } from 'drizzle-orm';
import { matchesNothing } from './sql-condition.ts';

/**
 * Whether a mask has all these tags; `undefined` when there are none. Not a condition of the tag facet's own: each tag
 * narrows the search, so the facet counts what one more would leave.
 */
export function hasAllTags(tagMask: Column, slugs: readonly string[] | null | undefined): SQL | undefined {
  if (!slugs || slugs.length === 0) return undefined;
  const bits = slugs.map(tagBit);
  if (bits.includes(undefined)) return matchesNothing;
  const mask = bits.reduce<number>((all, bit) => all | (1 << (bit ?? 0)), 0);
  return sql`(${tagMask} & ${mask}::int) = ${mask}::int`;
}
