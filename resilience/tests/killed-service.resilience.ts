import { describe, expect, it } from 'vitest';
import { createTestDatabase, postgresqlBinaries } from './testing/test-database.ts';
import { createTestFolder } from './testing/test-folder.ts';
import { startService } from './testing/service-process.ts';
import { prepareWriteLoad, startWriteLoad } from './testing/write-load.ts';

const KILLS = 3;
/** Writes between two kills. */
const WRITES_BETWEEN_KILLS = 60;

describe.each(['postgresql', 'pglite'] as const)('the service is killed during writes (%s)', (engine) => {
  it('S26 loses no acknowledged write, leaves no partial write, and restarts', async ({
    task,
    signal,
    skip,
  }) => {
    if (engine === 'postgresql' && !postgresqlBinaries) skip((task.meta.figures = 'no PostgreSQL here'));
    const folder = createTestFolder();
    await using database = await createTestDatabase({ engine, folder });
    const parties = await prepareWriteLoad(database);
    await using service = await startService({ folder, databaseUrl: database.url });
    await service.waitUntilReady(signal);
    const load = startWriteLoad(service.url, parties);
    for (let kill = 0; kill < KILLS; kill += 1) {
      await load.waitForWrites(WRITES_BETWEEN_KILLS, signal);
      const { pid } = service.process;
      await service.process.crash();
      await service.waitUntilReady(signal, pid);
    }
    await load.waitForWrites(WRITES_BETWEEN_KILLS, signal);
    await load.stop();
    await service.end();
    const totals = await load.expectNothingLost(database);
    // A killed process refuses or resets connections; a running one never fails.
    const failures = [...load.failures().keys()].filter((outcome) => !/^E|^503$/.test(outcome));
    expect(failures).toEqual([]);
    task.meta.figures = `${totals}, ${KILLS} kills`;
  });
});
