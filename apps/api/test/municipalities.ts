import { readMunicipalities } from '../src/catalog/imports/municipalities.ts';
import type { Database } from '../src/platform/database/database.ts';

let rows: Promise<string> | undefined;

/** Inserts all municipalities without their outlines. Read once per worker: an import of places takes seconds. */
export async function fillWithMunicipalities({ pool }: Database): Promise<void> {
  rows ??= readMunicipalities().then(({ list }) => JSON.stringify(list));
  const columns = 'id, name, slug, uf, capital, lat, lng, norm, population';
  await pool.query(
    `INSERT INTO city (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::city, $1)`,
    [await rows],
  );
}
