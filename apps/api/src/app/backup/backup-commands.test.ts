import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openCliHarness, type CliHarness } from '../../../test/cli-process.ts';
import { openTestDatabase } from '../../../test/each-engine.ts';
import { administer, databaseUrl } from '../../../test/global-setup.ts';
import { fillWithPlaces } from '../../../test/test-server.ts';
import { importRun } from '../../platform/database/import-schema.ts';
import { compressed, writeBackup } from './backup-file.ts';
import { snapshotLines } from './snapshot.ts';

const { postgresql } = inject('testEngines');

describe('pnpm api backup, restore and move', () => {
  let cli: CliHarness;
  const tables = async (...command: string[]): Promise<unknown> => {
    const { code, stdout, stderr } = await cli.run(...command, '--json');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    return (JSON.parse(stdout) as { tables: unknown }).tables;
  };

  beforeAll(async () => {
    cli = await openCliHarness();
    const source = await openTestDatabase('pglite');
    await fillWithPlaces(source.database);
    // Otherwise the service would load the demonstration data.
    await source.database.db.insert(importRun).values({ kind: 'inep', report: { outcome: 'complete' } });
    const bytes = compressed(snapshotLines(source.database));
    await writeBackup(bytes, path.join(cli.folder, 'first.backup'));
    await source.remove();
  });
  afterAll(() => cli.remove());

  it('open the database themselves when no service runs', async () => {
    const restored = await cli.run('restore', 'first.backup');
    expect(restored).toMatchObject({ code: 0 });
    expect(restored.stdout).toMatch(/^Restoration: complete after [\d.]+ s\n {2}8 rows of \d+ tables/);
    expect(await tables('backup', 'second.backup')).toEqual(
      await tables('restore', 'first.backup', '--replace'),
    );
  });

  it('call the service while it runs', async () => {
    await cli.startService();
    const saved = await tables('backup', 'third.backup');
    expect.soft(existsSync(path.join(cli.folder, 'third.backup'))).toBe(true);
    const rejected = await cli.run('restore', 'third.backup');
    expect.soft(rejected).toMatchObject({ code: 1, stdout: '' });
    expect
      .soft(rejected.stderr)
      .toMatch(
        /^The database holds data already \(.*\): restore with --replace to delete it first, or use an empty database\.\n$/,
      );
    expect.soft(await tables('restore', 'third.backup', '--replace')).toEqual(saved);
    writeFileSync(path.join(cli.folder, 'broken.backup'), 'a;b\n');
    const broken = await cli.run('restore', 'broken.backup', '--replace');
    expect.soft(broken).toMatchObject({ code: 1, stdout: '' });
    expect.soft(broken.stderr).toMatch(/^The file is not a complete backup: .* Nothing was written\.\n$/);
    expect.soft(await cli.run('restore', 'nowhere.backup')).toMatchObject({
      code: 1,
      stderr: `There is no file ${path.join(cli.folder, 'nowhere.backup')}.\n`,
    });
    expect.soft(cli.lockFiles()).toHaveLength(1);
  });

  it.skipIf(!postgresql)('move the embedded database to PostgreSQL while the service runs', async () => {
    const serverUrl = postgresql?.serverUrl ?? '';
    const name = `melhor_escola_${randomBytes(6).toString('hex')}`;
    await administer(serverUrl, `CREATE DATABASE ${name}`);
    const to = databaseUrl(serverUrl, name);
    try {
      const moved = await cli.run('move', '--to', to);
      expect(moved.code).toBe(0);
      expect(moved.stdout).toMatch(/^Move: complete after /);
      const client = new Client({ connectionString: to });
      await client.connect();
      const { rows } = await client.query('SELECT count(*)::int AS n FROM city');
      await client.end();
      expect(rows).toEqual([{ n: 4 }]);
      const again = await cli.run('move', '--to', to);
      expect(again).toMatchObject({ code: 1, stdout: '' });
      expect(again.stderr).toMatch(/^The database holds data already/);
    } finally {
      await administer(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`);
    }
    const away = await cli.run('move', '--to', to);
    expect(away.stderr).toMatch(/^The database at 127\.0\.0\.1:\d+ rejects the connection \(.*\)/);
    expect(away.stderr).not.toContain(new URL(to).password);
    expect(readdirSync(cli.folder).filter((file) => file.endsWith('.part'))).toEqual([]);
  });
});
