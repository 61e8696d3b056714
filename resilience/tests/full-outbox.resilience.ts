import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { until } from '../cluster/until.ts';
import { createHttpClient } from '../load/http-client.ts';
import { createTestDatabase, postgresqlBinaries } from './testing/test-database.ts';
import { createTestFolder } from './testing/test-folder.ts';
import { createBuyers, createOffers, reservationCall, type Buyer } from './testing/reservations.ts';
import { startService } from './testing/service-process.ts';

const RESERVATIONS = 12;
/** Each is announced to the family and to our team. */
const MAILS = 2 * RESERVATIONS;

describe('the disk of the outbox is full', () => {
  let mounted: string | undefined;
  afterEach(() => {
    if (mounted !== undefined) spawnSync('/usr/bin/umount', ['--lazy', mounted]);
  });

  it('S26 requests continue, metrics report the queue, and all mails are written once there is space', async ({
    task,
    signal,
    skip,
  }) => {
    if (!postgresqlBinaries) skip((task.meta.figures = 'no PostgreSQL here'));
    const folder = createTestFolder();
    const outbox = path.join(folder, 'service/outbox');
    mkdirSync(outbox, { recursive: true });
    const mount = spawnSync('/usr/bin/mount', ['-t', 'tmpfs', '-o', 'size=2m,mode=700', 'tmpfs', outbox]);
    if (mount.status !== 0) skip((task.meta.figures = 'cannot mount a small disk: not root'));
    mounted = outbox;
    const filler = path.join(outbox, 'something-else');
    writeFileSync(filler, Buffer.alloc(1984 * 1024));
    await using database = await createTestDatabase({ engine: 'postgresql', folder });
    const { buyers, offers } = await database.inspect(async (opened) => ({
      buyers: await createBuyers(opened, RESERVATIONS + 1),
      offers: await createOffers(opened, [RESERVATIONS + 1]),
    }));
    await using service = await startService({ folder, databaseUrl: database.url });
    await service.waitUntilReady(signal);
    const client = createHttpClient(service.url);
    const reserve = async (buyer: Buyer | undefined): Promise<void> => {
      if (!buyer) throw new Error('There are no more buyers.');
      const { status } = await client.call(reservationCall(buyer, offers[0] ?? 0));
      expect(status).toBe(201);
    };
    const writtenMails = (): readonly string[] => readdirSync(outbox).filter((name) => name.endsWith('.eml'));
    const waiting = async (): Promise<number> => (await service.metric('mail_outbox_waiting')) ?? 0;

    for (const buyer of buyers.slice(0, RESERVATIONS)) await reserve(buyer);
    await until(
      { what: 'the disk is full', seconds: 30, signal },
      () => service.log().includes('ENOSPC') || undefined,
    );
    expect(writtenMails().length).toBeLessThan(MAILS);
    expect(await waiting()).toBeGreaterThanOrEqual(MAILS - writtenMails().length);
    expect(await service.metric('mail_outbox_oldest_seconds')).toBeGreaterThan(0);
    expect(await service.isReady()).toBe(true);
    // Incomplete files are removed and take no space.
    expect(readdirSync(outbox).filter((name) => name.endsWith('.new'))).toEqual([]);
    const full = writtenMails().length;

    rmSync(filler);
    await until(
      { what: 'all mails are written', seconds: 300, signal },
      async () => (await waiting()) === 0 || undefined,
    );
    client.close();
    expect(writtenMails()).toHaveLength(MAILS);
    task.meta.figures = `${MAILS} mails: ${full} written when the disk was full, all ${MAILS} after`;
  }, 500_000);
});
