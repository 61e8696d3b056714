import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { administer, databaseUrl } from '../../../test/global-setup.ts';
import { hasPgbouncer, startPgbouncer, type Pgbouncer } from '../../../test/pgbouncer.ts';
import { fillWithPlaces } from '../../../test/test-server.ts';
import { ImportBusyError, withImportLock } from '../../catalog/imports/run/import-lock.ts';
import { vacuumTables } from '../../catalog/directory-totals.ts';
import { searchCities } from '../../search/places/cities.ts';
import { openDatabase, type Database } from './database.ts';

const { postgresql } = inject('testEngines');

describe.skipIf(!postgresql || !hasPgbouncer)(
  'PgBouncer in transaction mode (skipped without it, or without PostgreSQL)',
  () => {
    const name = `melhor_escola_${randomBytes(6).toString('hex')}`;
    const direct = databaseUrl(postgresql?.serverUrl ?? 'postgres://x', name);
    let pooler: Pgbouncer;
    const databases: Database[] = [];

    /** Simulates one of several processes on this database; each migrates at startup. */
    const open = async (): Promise<Database> => {
      const database = await openDatabase({
        dataDir: '',
        databaseUrl: pooler.url,
        databasePooler: 'transaction',
        databaseDirectUrl: direct,
      });
      databases.push(database);
      return database;
    };

    beforeAll(async () => {
      await administer(postgresql?.serverUrl ?? '', `CREATE DATABASE ${name}`);
      pooler = await startPgbouncer(direct);
    });
    afterAll(async () => {
      await Promise.all(databases.map((database) => database.close()));
      await pooler.stop();
      await administer(postgresql?.serverUrl ?? '', `DROP DATABASE ${name} WITH (FORCE)`);
    });

    it('several processes start on an empty database and migrate it once', async () => {
      const [first] = await Promise.all([open(), open()]);
      const { rows } = await first.pool.query(
        'SELECT count(*)::int AS all, count(DISTINCT hash)::int AS different FROM drizzle.__drizzle_migrations',
      );
      expect(rows[0].all).toBe(rows[0].different);
      await fillWithPlaces(first);
    });

    it('repeated searches work on every connection', async () => {
      const answers = await Promise.all(
        databases.flatMap((database) =>
          Array.from({ length: 40 }, (_, n) =>
            searchCities(database, { filter_string: n % 2 ? 'slug:palmas-to' : 'slug:palmas-to OR uf:TO' }),
          ),
        ),
      );
      expect(new Set(answers.map(({ hits }) => hits.length))).toEqual(new Set([1, 2]));
    });

    it('transactions are isolated', async () => {
      await Promise.all(
        databases.flatMap(({ db }) =>
          Array.from({ length: 10 }, () =>
            db.transaction(async (tx) => {
              await tx.execute(`UPDATE directory_total SET active_offers = active_offers + 1 WHERE uf = ''`);
            }),
          ),
        ),
      );
      const { rows } = (await databases[0]?.pool.query(
        `SELECT active_offers FROM directory_total WHERE uf = ''`,
      )) ?? { rows: [] };
      expect(rows).toEqual([{ active_offers: 140 }]);
    });

    it('S27 runs one import at a time across processes, and vacuums tables', async () => {
      const [first, second] = databases;
      if (!first || !second) throw new Error('The first test opens the databases.');
      await withImportLock(first, async () => {
        await expect(withImportLock(second, async () => undefined)).rejects.toThrow(ImportBusyError);
        await vacuumTables(first);
      });
      expect(await withImportLock(second, async () => 'free')).toBe('free');
    });
  },
);
