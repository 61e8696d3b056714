import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../src/platform/database/database.ts';
import {
  findPostgresqlBinaries,
  folderWithSpace,
  startPostgresqlCluster,
  type PostgresqlCluster,
} from './postgresql-cluster.ts';

/** Migrated template databases, by engine, that test files copy. */
export interface TestEngines {
  /** Parent folder of test files' folders. */
  readonly folder: string;
  /** Data folder with a migrated, empty database. */
  readonly pgliteTemplate: string;
  /** Absent without PostgreSQL. */
  readonly postgresql?: { readonly serverUrl: string; readonly template: string };
}

declare module 'vitest' {
  interface ProvidedContext {
    testEngines: TestEngines;
  }
}

/**
 * Runs once: creates a migrated embedded database and, if the server's programs or `TEST_DATABASE_URL` are available,
 * a PostgreSQL one, which test files copy. Prints the tested engines.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = folderWithSpace();
  const pgliteTemplate = mkdtempSync(path.join(folder, 'melhor-escola-pglite-'));
  let cluster: PostgresqlCluster | undefined;
  let dropTemplate: (() => Promise<void>) | undefined;
  const teardown = async (): Promise<void> => {
    await dropTemplate?.();
    await cluster?.remove();
    rmSync(pgliteTemplate, { recursive: true, force: true });
  };
  try {
    const embedded = await openDatabase({ dataDir: pgliteTemplate, databaseUrl: undefined });
    const tested = [`PGlite (${await version(embedded.pool)})`];
    await embedded.close();

    const binaries = findPostgresqlBinaries();
    let serverUrl = process.env['TEST_DATABASE_URL'];
    if (!serverUrl && binaries) {
      cluster = await startPostgresqlCluster(binaries);
      serverUrl = cluster.url;
    }
    if (serverUrl) {
      const template = `melhor_escola_template_${process.pid}`;
      await administer(serverUrl, `CREATE DATABASE ${template}`);
      dropTemplate = () => administer(serverUrl, `DROP DATABASE ${template}`);
      const migrated = await openDatabase({ dataDir: '', databaseUrl: databaseUrl(serverUrl, template) });
      tested.push(`PostgreSQL (${await version(migrated.pool)})`);
      await migrated.close();
      project.provide('testEngines', { folder, pgliteTemplate, postgresql: { serverUrl, template } });
    } else {
      project.provide('testEngines', { folder, pgliteTemplate });
    }
    process.stdout.write(
      `Databases under test: ${tested.join(', ')}${serverUrl ? '' : '; no PostgreSQL found'}.\n`,
    );
  } catch (error) {
    await teardown();
    throw error;
  }
  return teardown;
}

async function version(pool: { query(sql: string): Promise<{ rows: { v?: string }[] }> }): Promise<string> {
  const { rows } = await pool.query("SELECT current_setting('server_version') AS v");
  return rows[0]?.v ?? 'unknown version';
}

/** Runs one statement on the server's default database. */
export async function administer(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The URL of another database of the same server. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
