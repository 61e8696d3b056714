import { afterEach, describe, expect, it } from 'vitest';
import { until } from '../cluster/until.ts';
import { makeFaultDatabase, postgresqlBinaries, type FaultDatabase } from './testing/fault-database.ts';
import { makeFaultFolder } from './testing/fault-folder.ts';
import { startService, type ServiceUnderFault } from './testing/service-under-fault.ts';
import { prepareWriteLoad, startWriteLoad } from './testing/write-load.ts';

const kills = 3;
/** Writes between two kills. */
const writes = 60;

describe.each(['postgresql', 'pglite'] as const)('the service is killed while it writes (%s)', (engine) => {
  let database: FaultDatabase | undefined;
  let service: ServiceUnderFault | undefined;
  afterEach(async () => {
    await service?.end();
    await database?.remove();
  });

  it('S26 nothing acknowledged is lost, nothing is done by halves, and it starts again', async ({
    task,
    signal,
    skip,
  }) => {
    if (engine === 'postgresql' && !postgresqlBinaries) skip((task.meta.figures = 'no PostgreSQL here'));
    const folder = makeFaultFolder();
    database = await makeFaultDatabase({ engine, folder });
    const parties = await prepareWriteLoad(database);
    service = await startService({ folder, databaseUrl: database.url });
    await service.ready(signal);
    const load = startWriteLoad(service.url, parties);
    const goesOn = async (): Promise<void> => {
      const before = load.acknowledged();
      await until({ what: 'writes go on', seconds: 60, signal }, () =>
        load.acknowledged() >= before + writes ? true : undefined,
      );
    };
    for (let kill = 0; kill < kills; kill += 1) {
      await goesOn();
      const { pid } = service.process;
      await service.process.crash();
      await service.ready(signal, pid);
    }
    await goesOn();
    await load.stop();
    await service.end();
    const counted = await load.expectNothingLost(database);
    // A process that is gone refuses connections or breaks them; one that is there never fails.
    const failures = [...load.refused().keys()].filter((outcome) => !/^E|^503$/.test(outcome));
    expect(failures).toEqual([]);
    task.meta.figures = `${counted}, ${kills} kills`;
  });
});
