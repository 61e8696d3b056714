import { sql, type SQL } from 'drizzle-orm';

/** What a value that nothing has compiles to. */
export const matchesNothing: SQL = sql`FALSE`;

/** Whether all conditions hold; those that are absent do. */
export function allOf(conditions: readonly (SQL | undefined)[]): SQL {
  const present = conditions.filter((condition) => condition !== undefined);
  return present.length > 0 ? sql`(${sql.join(present, sql` AND `)})` : sql`TRUE`;
}

/** Whether any of the conditions holds. */
export function anyOf(conditions: readonly SQL[]): SQL {
  return conditions.length > 0 ? sql`(${sql.join([...conditions], sql` OR `)})` : matchesNothing;
}
