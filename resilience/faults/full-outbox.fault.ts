import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { until } from '../cluster/until.ts';
import { createHttpClient } from '../load/http-client.ts';
import { makeFaultDatabase, postgresqlBinaries } from './testing/fault-database.ts';
import { makeFaultFolder } from './testing/fault-folder.ts';
import { makeBuyers, makeOffers, reservation, type Buyer } from './testing/reservations.ts';
import { startService } from './testing/service-under-fault.ts';

const people = 24;

describe('the disk of the outbox is full', () => {
  let mounted: string | undefined;
  afterEach(() => {
    if (mounted !== undefined) spawnSync('/usr/bin/umount', ['--lazy', mounted]);
  });

  it('S26 requests go on, the metrics say what waits, and all of it is written once there is room', async ({
    task,
    signal,
    skip,
  }) => {
    if (!postgresqlBinaries) skip((task.meta.figures = 'no PostgreSQL here'));
    const folder = makeFaultFolder();
    const outbox = path.join(folder, 'service/outbox');
    mkdirSync(outbox, { recursive: true });
    const mount = spawnSync('/usr/bin/mount', ['-t', 'tmpfs', '-o', 'size=2m,mode=700', 'tmpfs', outbox]);
    if (mount.status !== 0) skip((task.meta.figures = 'no small disk can be mounted here: not root'));
    mounted = outbox;
    const filler = path.join(outbox, 'something-else');
    writeFileSync(filler, Buffer.alloc(1984 * 1024));
    await using database = await makeFaultDatabase({ engine: 'postgresql', folder });
    const { buyers, offers } = await database.inspect(async (opened) => ({
      buyers: await makeBuyers(opened, people + 1),
      offers: await makeOffers(opened, [people + 1]),
    }));
    await using service = await startService({ folder, databaseUrl: database.url });
    await service.ready(signal);
    const client = createHttpClient(service.url);
    const reserve = async (buyer: Buyer | undefined): Promise<void> => {
      if (!buyer) throw new Error('There is nobody left.');
      const { status } = await client.call(reservation(buyer, offers[0] ?? 0));
      expect(status).toBe(201);
    };
    const written = (): readonly string[] => readdirSync(outbox).filter((name) => name.endsWith('.eml'));
    const waiting = async (): Promise<number> => (await service.metric('mail_outbox_waiting')) ?? 0;

    for (const buyer of buyers.slice(0, people)) await reserve(buyer);
    await until(
      { what: 'the disk is full', seconds: 30, signal },
      () => service.log().includes('ENOSPC') || undefined,
    );
    expect(written().length).toBeLessThan(people);
    expect(await waiting()).toBeGreaterThanOrEqual(people - written().length);
    expect(await service.metric('mail_outbox_oldest_seconds')).toBeGreaterThan(0);
    expect(await service.isReady()).toBe(true);
    // What was begun and found no room does not take the room of others.
    expect(readdirSync(outbox).filter((name) => name.endsWith('.new'))).toEqual([]);
    const full = written().length;

    rmSync(filler);
    await until(
      { what: 'all is written', seconds: 300, signal },
      async () => (await waiting()) === 0 || undefined,
    );
    client.close();
    expect(written()).toHaveLength(people);
    task.meta.figures = `${people} mails: ${full} written when the disk was full, all ${people} after`;
  }, 500_000);
});
