import type { PoolClient } from 'pg';

/** Stores the visiting hours of schools by id; null for office hours; not where the school itself stated them. Returns the ids of those that had others. */
export async function storeVisitHours(
  client: PoolClient,
  hoursBySchool: ReadonlyMap<number, string | null>,
): Promise<ReadonlySet<number>> {
  if (hoursBySchool.size === 0) return new Set();
  const changed = await client.query<{ id: number }>(
    `UPDATE school SET visit_hours = given.visit_hours, version = version + 1, updated_at = now()
     FROM json_to_recordset($1) AS given (id int, visit_hours text)
     WHERE school.id = given.id AND NOT school.stated ? 'visitHours' AND school.visit_hours IS DISTINCT FROM given.visit_hours
     RETURNING school.id`,
    [JSON.stringify([...hoursBySchool].map(([id, visitHours]) => ({ id, visit_hours: visitHours })))],
  );
  return new Set(changed.rows.map(({ id }) => id));
}
