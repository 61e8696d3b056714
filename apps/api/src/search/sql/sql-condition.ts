import { sql, type SQL } from 'drizzle-orm';

/** What a value that nothing has compiles to. */
export const matchesNothing: SQL = sql`FALSE`;

const always: SQL = sql`TRUE`;

/** Whether all conditions hold; those that are absent do. */
export function allOf(conditions: readonly (SQL | undefined)[]): SQL {
  const present = conditions.filter((condition) => condition !== undefined);
  if (present.length === 1 && present[0]) return present[0];
  return present.length > 0 ? sql`(${sql.join(present, sql` AND `)})` : always;
}

/** Whether any of the conditions holds. */
export function anyOf(conditions: readonly SQL[]): SQL {
  if (conditions.length === 1 && conditions[0]) return conditions[0];
  return conditions.length > 0 ? sql`(${sql.join([...conditions], sql` OR `)})` : matchesNothing;
}
