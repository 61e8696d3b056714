import { sql, type Column, type SQL } from 'drizzle-orm';

/**
 * Whether a normalised name begins with `prefix`, normalised too. Written as a range rather than LIKE, so that a
 * prepared statement's plan, made without knowing the prefix, reads the `text_pattern_ops` index.
 */
export function beginsWith(norm: Column, prefix: string): SQL {
  // '~' sorts after every letter, digit and space that a normalised name can hold.
  return sql`(${norm} ~>=~ ${prefix} AND ${norm} ~<~ ${`${prefix}~`})`;
}

/** Whether a later word of a normalised name begins with `prefix`, which holds no LIKE wildcard because it is normalised. */
export function hasLaterWord(norm: Column, prefix: string): SQL {
  return sql`${norm} LIKE ${`% ${prefix}%`}`;
}
