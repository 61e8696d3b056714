import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { startMailCatcher, type MailCatcher } from '../../apps/api/src/platform/mail/testing/mail-catcher.ts';
import { freePort } from '../../apps/api/test/postgresql-cluster.ts';
import { until } from '../cluster/until.ts';
import { createHttpClient } from '../load/http-client.ts';
import { createTestDatabase, postgresqlBinaries } from './testing/test-database.ts';
import { createTestFolder } from './testing/test-folder.ts';
import { createBuyers, createOffers, reservationCall, type Buyer } from './testing/reservations.ts';
import { startService } from './testing/service-process.ts';

/** Reservations during each fault; each sends one mail. */
const MAILS_PER_FAULT = 12;

/** A mail server that accepts connections and never responds. */
async function startSilentServer(
  port: number,
): Promise<{ readonly connections: () => number; close(): Promise<void> }> {
  const sockets: Socket[] = [];
  const server: Server = createServer((socket) => {
    sockets.push(socket.on('error', () => undefined));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    connections: () => sockets.length,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

describe.each(['postgresql', 'pglite'] as const)('the mail server is unavailable (%s)', (engine) => {
  let catcher: MailCatcher | undefined;
  afterEach(() => catcher?.close());

  it('CA-01 down, silent, rejecting, then back: requests do not wait, and each mail arrives once', async ({
    task,
    signal,
    skip,
  }) => {
    if (engine === 'postgresql' && !postgresqlBinaries) skip((task.meta.figures = 'no PostgreSQL here'));
    const folder = createTestFolder();
    await using database = await createTestDatabase({ engine, folder });
    const { buyers, offers } = await database.inspect(async (opened) => ({
      buyers: await createBuyers(opened, 3 * MAILS_PER_FAULT),
      offers: await createOffers(opened, [3 * MAILS_PER_FAULT]),
    }));
    const port = await freePort();
    await using service = await startService({
      folder,
      databaseUrl: database.url,
      environment: { SMTP_URL: `smtp://127.0.0.1:${port}` },
    });
    const { url } = service;
    await service.waitUntilReady(signal);
    const client = createHttpClient(url);
    const reserveAll = async (some: readonly Buyer[]): Promise<void> => {
      for (const buyer of some) {
        const { status } = await client.call(reservationCall(buyer, offers[0] ?? 0));
        expect(status).toBe(201);
      }
    };
    const waiting = async (): Promise<number> => (await service.metric('mail_outbox_waiting')) ?? 0;

    // Down: connections are refused.
    await reserveAll(buyers.slice(0, MAILS_PER_FAULT));
    expect(await waiting()).toBe(MAILS_PER_FAULT);

    // Silent: no reservation waits for a mail attempt.
    const silent = await startSilentServer(port);
    await reserveAll(buyers.slice(MAILS_PER_FAULT, 2 * MAILS_PER_FAULT));
    expect(await waiting()).toBe(2 * MAILS_PER_FAULT);
    await until(
      { what: 'a mail is attempted on the silent server', seconds: 90, signal },
      () => silent.connections() > 0 || undefined,
    );
    expect(await service.isReady()).toBe(true);
    await silent.close();

    // Rejecting temporarily (RFC 5321 §4.2.1).
    const rejecting = await startMailCatcher({
      port,
      reject: { at: 'message', code: 451, text: '4.3.0 Try again later' },
    });
    await reserveAll(buyers.slice(2 * MAILS_PER_FAULT));
    await rejecting.close();
    expect(await waiting()).toBe(3 * MAILS_PER_FAULT);

    // Back: queued mails are retried on schedule, first one minute after the failure.
    const back = performance.now();
    catcher = await startMailCatcher({ port });
    const { caught } = catcher;
    await until(
      { what: 'every mail has arrived', seconds: 400, signal },
      () => new Set(caught.flatMap(({ to }) => to)).size >= 3 * MAILS_PER_FAULT || undefined,
    );
    await until(
      { what: 'the queue is empty', seconds: 30, signal },
      async () => (await waiting()) === 0 || undefined,
    );
    client.close();
    expect(caught).toHaveLength(3 * MAILS_PER_FAULT);
    expect(await service.metric('mail_outbox_failed')).toBe(0);
    task.meta.figures = `${caught.length} mails of ${3 * MAILS_PER_FAULT} arrived, each once, ${((performance.now() - back) / 1000).toFixed(0)} s after it was back`;
  }, 600_000);
});
