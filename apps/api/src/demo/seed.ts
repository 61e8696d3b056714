import type { PoolClient } from 'pg';
import { type Database, inTransaction } from '../platform/database/database.ts';
import {
  ImportFileError,
  type ImportOptions,
  type ImportReport,
} from '../catalog/imports/run/import-report.ts';
import { bumpDataVersion } from '../catalog/data-version.ts';
import { type KnownCity, readNeighborhoods } from '../catalog/imports/neighborhoods.ts';
import { runImport } from '../catalog/imports/run/import-run.ts';
import { demoNeighborhoods } from './schools/demo-neighborhoods.ts';
import { type DemoSchool, makeDemoSchool } from './schools/demo-school.ts';
import { type DemoScale, distributeSchools, schoolsOfScale } from './random.ts';
import { type SchoolYear, schoolYearOn } from './schools/demo-offers.ts';
import { storeDemoSchools } from './store-demo.ts';

export interface SeedOptions extends ImportOptions {
  readonly scale: DemoScale;
  /** Number of schools, instead of the scale's. */
  readonly schools?: number | undefined;
  /** The current day, for the offers' school year. */
  readonly today?: Date;
}

const batchSize = 250;

/**
 * Fills the directory with fictional schools, offers and reviews for demonstration: about 3,000 schools and 9,000
 * offers (`small`) or 48,000 and 120,000 (`full`), spread over the real cities by population. Deterministic, marked
 * as demonstration in every row, and complete after any number of interrupted runs; a repeated run changes nothing
 * except moving offers to a new school year (see `schoolYearOn`).
 * `full` contains all of `small`.
 *
 * @throws {ImportFileError} when there are no cities yet.
 * @throws {ImportBusyError} when an import is running.
 */
export async function seedDemo(database: Database, options: SeedOptions): Promise<ImportReport> {
  return runImport(database, { kind: 'demo' }, async (tally) => {
    const cities = await database.pool.query<KnownCity & { capital: boolean }>(
      'SELECT id, name, slug, uf, lat, lng, population, capital FROM city ORDER BY id',
    );
    if (cities.rows.length === 0) {
      throw new ImportFileError('There are no cities yet: run `pnpm api import places` first.');
    }
    const schoolYear = schoolYearOn(options.today ?? new Date());
    const neighborhoods = await readNeighborhoods(database.pool);
    const total = options.schools ?? schoolsOfScale[options.scale];
    const added = { offers: 0, reviews: 0 };
    for (const batch of inBatches(demoSchools(cities.rows, total))) {
      if (options.signal?.aborted) return 'stopped';
      const stored = await inTransaction(database, async (client) => {
        const counts = await storeDemoSchools(client, batch, neighborhoods, schoolYear);
        if (counts.schools > 0) await bumpDataVersion(client);
        return counts;
      });
      tally.read += batch.length;
      tally.new += stored.schools;
      tally.unchanged += batch.length - stored.schools;
      added.offers += stored.offers;
      added.reviews += stored.reviews;
      options.onProgress?.({ step: 'Demonstration schools', done: tally.read, total, unit: 'rows' });
    }
    const moved = await moveToSchoolYear(database, schoolYear);
    tally.changed += moved;
    tally.note(
      `Fictional: ${tally.new} schools, ${added.offers} offers, ${added.reviews} reviews added; ${moved} offers moved to ${schoolYear.year}.`,
    );
    return 'complete';
  });
}

/**
 * Removes only the demonstration data: rows shared with real schools, such as neighborhoods, stay.
 *
 * @throws {ImportBusyError} when an import is running.
 */
export async function clearDemo(database: Database, options: ImportOptions = {}): Promise<ImportReport> {
  return runImport(database, { kind: 'demo-clear' }, async (tally) => {
    const { rows } = await database.pool.query<{ n: number }>(
      'SELECT count(*)::int AS n FROM school WHERE demo',
    );
    const total = rows[0]?.n ?? 0;
    while (tally.read < total) {
      if (options.signal?.aborted) return 'stopped';
      const removed = await inTransaction(database, removeBatch);
      if (removed === 0) break;
      tally.read += removed;
      tally.changed += removed;
      options.onProgress?.({ step: 'Removing demonstration schools', done: tally.read, total, unit: 'rows' });
    }
    const neighborhoods = await inTransaction(database, removeRest);
    tally.note(
      `Removed: ${tally.read} fictional schools with their offers and reviews, ${neighborhoods} neighborhoods.`,
    );
    return 'complete';
  });
}

function* demoSchools(
  cities: readonly (KnownCity & { capital: boolean })[],
  total: number,
): Generator<DemoSchool> {
  const counts = distributeSchools(cities, total);
  for (const city of cities) {
    const count = counts.get(city.id) ?? 0;
    if (count === 0) continue;
    const neighborhoods = demoNeighborhoods(city);
    const taken = new Set<string>();
    for (let rank = 0; rank < count; rank += 1) yield makeDemoSchool(city, rank, neighborhoods, taken);
  }
}

function* inBatches<T>(all: Iterable<T>): Generator<T[]> {
  let batch: T[] = [];
  for (const one of all) {
    batch.push(one);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Moves offers of a past school year to the current one. */
async function moveToSchoolYear(database: Database, { year, validUntil }: SchoolYear): Promise<number> {
  return inTransaction(database, async (client) => {
    const { rowCount } = await client.query(
      'UPDATE offer SET year = $1, valid_until = $2, updated_at = now() WHERE demo AND year < $1',
      [year, validUntil],
    );
    if (rowCount) await bumpDataVersion(client);
    return rowCount ?? 0;
  });
}

async function removeBatch(client: PoolClient): Promise<number> {
  const { rowCount } = await client.query(
    'DELETE FROM school WHERE id IN (SELECT id FROM school WHERE demo ORDER BY id LIMIT $1)',
    [batchSize],
  );
  if (rowCount) await bumpDataVersion(client);
  return rowCount ?? 0;
}

async function removeRest(client: PoolClient): Promise<number> {
  await client.query('DELETE FROM offer WHERE demo');
  await client.query('DELETE FROM review WHERE demo');
  await client.query('DELETE FROM question WHERE demo');
  await client.query('DELETE FROM benefit WHERE demo');
  await client.query(
    'DELETE FROM scholarship_order WHERE demo OR account_id IN (SELECT id FROM account WHERE demo)',
  );
  await client.query(
    `WITH removed AS (DELETE FROM account WHERE demo RETURNING base_user_id)
     DELETE FROM base_user WHERE id IN (SELECT base_user_id FROM removed)`,
  );
  const { rowCount } = await client.query(
    `DELETE FROM neighborhood n WHERE demo
       AND NOT EXISTS (SELECT FROM school WHERE neighborhood_id = n.id)
       AND NOT EXISTS (SELECT FROM offer WHERE neighborhood_id = n.id)`,
  );
  return rowCount ?? 0;
}
