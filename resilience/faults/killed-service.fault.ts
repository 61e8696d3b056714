import { describe, expect, it } from 'vitest';
import { makeFaultDatabase, postgresqlBinaries } from './testing/fault-database.ts';
import { makeFaultFolder } from './testing/fault-folder.ts';
import { startService } from './testing/service-under-fault.ts';
import { prepareWriteLoad, startWriteLoad } from './testing/write-load.ts';

const kills = 3;
/** Writes between two kills. */
const writes = 60;

describe.each(['postgresql', 'pglite'] as const)('the service is killed while it writes (%s)', (engine) => {
  it('S26 nothing acknowledged is lost, nothing is done by halves, and it starts again', async ({
    task,
    signal,
    skip,
  }) => {
    if (engine === 'postgresql' && !postgresqlBinaries) skip((task.meta.figures = 'no PostgreSQL here'));
    const folder = makeFaultFolder();
    await using database = await makeFaultDatabase({ engine, folder });
    const parties = await prepareWriteLoad(database);
    await using service = await startService({ folder, databaseUrl: database.url });
    await service.ready(signal);
    const load = startWriteLoad(service.url, parties);
    for (let kill = 0; kill < kills; kill += 1) {
      await load.goOn(writes, signal);
      const { pid } = service.process;
      await service.process.crash();
      await service.ready(signal, pid);
    }
    await load.goOn(writes, signal);
    await load.stop();
    await service.end();
    const counted = await load.expectNothingLost(database);
    // A process that is gone refuses connections or breaks them; one that is there never fails.
    const failures = [...load.refused().keys()].filter((outcome) => !/^E|^503$/.test(outcome));
    expect(failures).toEqual([]);
    task.meta.figures = `${counted}, ${kills} kills`;
  });
});
