import type { PoolClient } from 'pg';
import type { Database } from '../../../platform/database/database.ts';

/** A listed school that the latest census of its state does not have, and that our team has not kept since. */
export interface UnconfirmedSchool {
  readonly slug: string;
  readonly name: string;
  readonly city: string;
  readonly uf: string;
  readonly codEnt: number;
  /** Digits; null if unknown. */
  readonly phone: string | null;
  /** Year of the last census that had it. */
  readonly confirmedIn: number;
  /** Year of the latest census of its state. */
  readonly missingIn: number;
}

/** The action of the audit event that records that our team keeps a school, with the year of the census that lacks it. */
export const KEPT = 'school.kept-listed';

/**
 * Every listed school that the latest census of its state lacks. Of its state, because a file may be of one only. `is_kept`: our team has decided that it
 * stays, whatever this census says. That stands in the audit trail alone, and counts until the next census.
 */
export const absentFromCensus = `SELECT s.*, of_state.year AS missing_in, EXISTS (
    SELECT FROM audit_event AS kept WHERE kept.subject = 'school:' || s.id AND kept.action = '${KEPT}'
      AND (kept.after ->> 'missingIn')::int = of_state.year
  ) AS is_kept
  FROM school s JOIN (
    SELECT city_id / 100000 AS state, max(census_year) AS year FROM school GROUP BY state
  ) AS of_state ON of_state.state = s.city_id / 100000
  WHERE s.unlisted_reason IS NULL AND s.census_year < of_state.year`;

const unconfirmed = `SELECT s.slug, s.name, c.name AS city, c.uf, s.cod_ent AS "codEnt", s.phone, s.census_year AS "confirmedIn",
    s.missing_in AS "missingIn"
  FROM (${absentFromCensus}) AS s JOIN city c ON c.id = s.city_id WHERE NOT s.is_kept`;

export async function countUnconfirmed(client: PoolClient): Promise<number> {
  const { rows } = await client.query<{ n: number }>(`SELECT count(*)::int AS n FROM (${unconfirmed}) AS u`);
  return rows[0]?.n ?? 0;
}

/** A page of them, those that were confirmed longest ago first, and their total number. */
export async function findUnconfirmed(
  { pool }: Pick<Database, 'pool'>,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<{ readonly schools: readonly UnconfirmedSchool[]; readonly total: number }> {
  const { rows } = await pool.query<UnconfirmedSchool & { readonly total: number }>(
    `SELECT *, count(*) OVER ()::int AS total FROM (${unconfirmed}) AS u
     ORDER BY "confirmedIn", uf, city, slug LIMIT $1 OFFSET $2`,
    [size, (page - 1) * size],
  );
  return { schools: rows.map(({ total: _total, ...school }) => school), total: rows[0]?.total ?? 0 };
}
