import type { PoolClient } from 'pg';
import type { Database } from '../../src/platform/database/database.ts';

/** Maximum offset of a copy in thousandths of a degree, about a hundred metres each. */
const MAX_OFFSET = 20;

/**
 * Multiplies every school with its offers: copies in the same city, a kilometre or two away, at the same price, with
 * a number after the name. Query results of a city grow by the same factor; matches of a name grow more than with as
 * many real names.
 */
export async function multiplyDirectory(database: Database, times: number): Promise<void> {
  const client = await database.sessions.connect();
  try {
    await client.query('SET statement_timeout = 0');
    const schools = await highestId(client, 'school');
    const offers = await highestId(client, 'offer');
    await copyRows(client, 'school', times, {
      id: `id + copy * ${schools}`,
      slug: "slug || '-x' || copy",
      name: "name || ' ' || copy",
      norm: "norm || ' ' || copy",
      core: "core || ' ' || copy",
      cod_ent: 'NULL',
      ...placeColumns('id'),
    });
    await copyRows(client, 'offer', times, {
      id: `id + copy * ${offers}`,
      school_id: `school_id + copy * ${schools}`,
      ...placeColumns('school_id'),
    });
  } finally {
    // The setting ends with the session.
    client.release(true);
  }
}

/** Columns for a copied school and its offers. */
function placeColumns(school: string): Readonly<Record<string, string>> {
  const off = (salt: number): string => `hashint4(${school} * 16 + copy) / ${salt} % ${MAX_OFFSET} / 1000.0`;
  return { lat: `lat + ${off(7)}`, lng: `lng + ${off(1013)}` };
}

async function highestId(client: PoolClient, table: string): Promise<number> {
  const { rows } = await client.query<{ id: number }>(`SELECT max(id)::int AS id FROM ${table}`);
  return rows[0]?.id ?? 0;
}

async function copyRows(
  client: PoolClient,
  table: string,
  times: number,
  changed: Readonly<Record<string, string>>,
): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER'`,
    [table],
  );
  const names = rows.map(({ name }) => name);
  await client.query(
    `INSERT INTO ${table} (${names.join(', ')})
     SELECT ${names.map((name) => changed[name] ?? name).join(', ')}
       FROM ${table} CROSS JOIN generate_series(1, ${times - 1}) AS copy`,
  );
  await client.query(
    `SELECT setval(pg_get_serial_sequence('${table}', 'id'), (SELECT max(id) FROM ${table}))`,
  );
}
