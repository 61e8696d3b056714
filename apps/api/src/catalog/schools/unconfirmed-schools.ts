import type { PoolClient } from 'pg';
import type { Database } from '../../platform/database/database.ts';

/** A listed school that the latest census of its state does not have. */
export interface UnconfirmedSchool {
  readonly slug: string;
  readonly name: string;
  readonly city: string;
  readonly uf: string;
  readonly codEnt: number;
  /** Year of the last census that had it. */
  readonly confirmedIn: number;
}

/** A file may be of one state only, so a school is compared with others of its state. */
const unconfirmed = `WITH of_state AS (
    SELECT city_id / 100000 AS state, max(census_year) AS year FROM school GROUP BY state
  )
  SELECT s.slug, s.name, c.name AS city, c.uf, s.cod_ent AS "codEnt", s.census_year AS "confirmedIn"
  FROM school s JOIN city c ON c.id = s.city_id JOIN of_state ON of_state.state = s.city_id / 100000
  WHERE s.unlisted_reason IS NULL AND s.census_year < of_state.year`;

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
