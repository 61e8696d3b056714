import { checksEverything } from '@melhor-escola/config/sample';
import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { openDatabase, type Database, type DatabaseEngine } from '../src/platform/database/database.ts';
import { administer, databaseUrl } from './global-setup.ts';

/** A migrated, empty database for one test file. */
export interface TestDatabase {
  /** Argument for `openDatabase` to open it (again). */
  readonly environment: { readonly dataDir: string; readonly databaseUrl: string | undefined };
  readonly database: Database;
  /** Closes the database, even if a test has opened it again, and deletes it. */
  remove(): Promise<void>;
}

/** Engines available on this machine; test/global-setup.ts prints them. */
const testEngines: readonly DatabaseEngine[] = inject('testEngines').postgresql
  ? ['pglite', 'postgresql']
  : ['pglite'];

/** The faster engine, for tests that hardly depend on it. */
export const fastEngine: DatabaseEngine = testEngines.at(-1) ?? 'pglite';

/**
 * The same tests on every engine, each with a database of its own that the tests of the block share. For what depends on the engine:
 * connections, locks, migrations, backups, the search's SQL.
 *
 *     describeEachEngine('cities', (test) => {
 *       it('…', async () => { await test().database.db.select()… });
 *     });
 *
 * @param define receives a function that gives the open database; call it within tests and hooks.
 */
export function describeEachEngine(title: string, define: (test: () => TestDatabase) => void): void {
  describeEngines(testEngines, title, define);
}

/**
 * Like {@link describeEachEngine} on one engine: for rules, routes and imports, which hardly depend on it. On PostgreSQL if this machine
 * has it, because it is faster; on each engine with EVERY_TEST=1 (`npm run test:all`).
 */
export function describeOneEngine(title: string, define: (test: () => TestDatabase) => void): void {
  describeEngines(checksEverything ? testEngines : [fastEngine], title, define);
}

function describeEngines(
  engines: readonly DatabaseEngine[],
  title: string,
  define: (test: () => TestDatabase) => void,
): void {
  describe.each(engines)(`${title} (%s)`, (engine) => {
    let opened: TestDatabase | undefined;
    beforeAll(async () => {
      opened = await openTestDatabase(engine);
    });
    afterAll(async () => {
      await opened?.remove();
    });
    define(() => {
      if (!opened) throw new Error('The test database is open within tests and hooks only.');
      return opened;
    });
  });
}

/** A folder for a test file, which must remove it: in memory if there is enough space. */
export function testFolder(what: string): string {
  const { folder } = inject('testEngines');
  return mkdtempSync(path.join(folder, `melhor-escola-${what}-`));
}

/** Creates the data folder of a migrated, empty embedded database. */
export function copyEmbeddedTemplate(dataDir: string): void {
  saveEmbeddedCode();
  const { pgliteTemplate } = inject('testEngines');
  cpSync(path.join(pgliteTemplate, 'database'), path.join(dataDir, 'database'), { recursive: true });
}

/** Creates a new migrated database on this engine. The caller removes it. */
export async function openTestDatabase(engine: DatabaseEngine): Promise<TestDatabase> {
  const dataDir = testFolder('test');
  const { postgresql } = inject('testEngines');
  let url: string | undefined;
  let drop: (() => Promise<void>) | undefined;
  if (engine === 'pglite') {
    copyEmbeddedTemplate(dataDir);
  } else {
    if (!postgresql) throw new Error('This run has no PostgreSQL.');
    const name = `melhor_escola_${randomBytes(6).toString('hex')}`;
    await administer(postgresql.serverUrl, `CREATE DATABASE ${name} TEMPLATE ${postgresql.template}`);
    url = databaseUrl(postgresql.serverUrl, name);
    drop = () => administer(postgresql.serverUrl, `DROP DATABASE ${name} WITH (FORCE)`);
  }
  const environment = { dataDir, databaseUrl: url };
  const database = await openDatabase(environment);
  return {
    environment,
    database,
    async remove() {
      await database.close();
      await drop?.();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

declare global {
  // TypeScript declares it only with the DOM types.
  namespace WebAssembly {
    const Module: new (bytes: Uint8Array) => object;
  }
}

let code: object | undefined;

/**
 * Keeps the embedded engine's compiled code for databases opened later by this process. Each runs in its own thread,
 * which would compile and optimize the code again unless the process holds the same bytes compiled: then V8 shares
 * them. A database opens in half the time, and its first queries do not wait for the compiler.
 */
function saveEmbeddedCode(): void {
  const folder = path.dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  code ??= new WebAssembly.Module(readFileSync(path.join(folder, 'pglite.wasm')));
}
