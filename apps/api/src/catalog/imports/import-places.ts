import type { PoolClient } from 'pg';
import { type Database, inTransaction } from '../../platform/database/database.ts';
import { bumpDataVersion } from '../data-version.ts';
import { type Municipality, readMunicipalities } from './municipalities.ts';
import { type OutlinePart, readOutlines } from './outlines.ts';
import type { ImportOptions, ImportReport } from './run/import-report.ts';
import { runImport } from './run/import-run.ts';

const BATCH_SIZE = 1000;

/**
 * Imports all municipalities into the tables `city` and `city_outline`: names, codes and outlines from IBGE, positions and
 * populations from GeoNames (see `readMunicipalities` and `readOutlines`). Takes a few seconds; a repeated run writes only differences.
 *
 * @throws {ImportBusyError} when another import is running.
 */
export async function importPlaces(database: Database, options: ImportOptions = {}): Promise<ImportReport> {
  const { dryRun = false, signal, onProgress } = options;
  return runImport(database, { ...options, kind: 'places' }, async (tally) => {
    const { list, estimated, withPopulation } = await readMunicipalities();
    return inTransaction(
      database,
      async (client) => {
        for (let start = 0; start < list.length; start += BATCH_SIZE) {
          if (signal?.aborted) return 'stopped';
          const batch = list.slice(start, start + BATCH_SIZE);
          const { inserted, updated } = await writeCities(client, batch);
          tally.read += batch.length;
          tally.new += inserted;
          tally.changed += updated;
          tally.unchanged += batch.length - inserted - updated;
          onProgress?.({ step: 'Cities', done: tally.read, total: list.length, unit: 'rows' });
        }
        if (signal?.aborted) return 'stopped';
        const outlines = await readOutlines();
        await writeOutlines(client, outlines);
        tally.note(
          `Positions: ${list.length - estimated} known, ${estimated} estimated from neighbors by code. ` +
            `Populations: ${withPopulation} known. ` +
            `Outlines: ${new Set(outlines.map(({ city_id: id }) => id)).size} known.`,
        );
        return 'complete';
      },
      () => !dryRun,
    );
  });
}

/** Replaces the outlines that differ. */
async function writeOutlines(client: PoolClient, outlines: readonly OutlinePart[]): Promise<void> {
  await client.query(
    `WITH part AS (
       SELECT city_id, part, outline FROM json_to_recordset($1) AS r (city_id int, part int2, outline polygon)
     ), gone AS (
       DELETE FROM city_outline WHERE (city_id, part) NOT IN (SELECT city_id, part FROM part)
     )
     INSERT INTO city_outline AS c (city_id, part, outline) SELECT city_id, part, outline FROM part
     ON CONFLICT (city_id, part) DO UPDATE SET outline = excluded.outline
     WHERE c.outline::text <> excluded.outline::text`,
    [JSON.stringify(outlines)],
  );
}

async function writeCities(
  client: PoolClient,
  cities: readonly Municipality[],
): Promise<{ inserted: number; updated: number }> {
  const { rows } = await client.query<{ inserted: boolean }>(
    `INSERT INTO city AS c (id, name, slug, uf, capital, lat, lng, norm, population)
       SELECT id, name, slug, uf, capital, lat, lng, norm, population
       FROM json_to_recordset($1) AS r (id int, name text, slug text, uf char(2), capital boolean,
                                        lat float8, lng float8, norm text, population int)
       ON CONFLICT (id) DO UPDATE
       SET name = excluded.name, slug = excluded.slug, uf = excluded.uf, capital = excluded.capital,
           lat = excluded.lat, lng = excluded.lng, norm = excluded.norm, population = excluded.population
       WHERE (c.name, c.slug, c.uf, c.capital, c.lat, c.lng, c.norm, c.population)
             IS DISTINCT FROM (excluded.name, excluded.slug, excluded.uf, excluded.capital,
                               excluded.lat, excluded.lng, excluded.norm, excluded.population)
       RETURNING xmax = 0 AS inserted`,
    [JSON.stringify(cities)],
  );
  if (rows.length > 0) await bumpDataVersion(client);
  const inserted = rows.filter((row) => row.inserted).length;
  return { inserted, updated: rows.length - inserted };
}
