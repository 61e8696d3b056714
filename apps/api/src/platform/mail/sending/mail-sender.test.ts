import { asc } from 'drizzle-orm';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { describeOneEngine, openTestDatabase } from '../../../../test/each-engine.ts';
import { freePort } from '../../../../test/postgresql-cluster.ts';
import { testEnvironment, testLog } from '../../../../test/test-server.ts';
import { openDatabase } from '../../database/database.ts';
import { mailOutbox } from '../../database/operation-schema.ts';
import { enqueueMail } from '../enqueue-mail.ts';
import { startMailSender, type MailSender } from './mail-sender.ts';
import { MAX_CONCURRENT_MAILS, openMailTransport } from './mail-transport.ts';
import { sendDueMail } from './send-due-mail.ts';
import { startMailCatcher, type MailCatcher } from '../testing/mail-catcher.ts';
import { testMail } from '../testing/test-mail.ts';

/** Well before the job would send it after a minute; in practice immediately. */
const soon = { timeout: 15_000, interval: 10 };

describeOneEngine('the sender of a process', (test) => {
  let sender: MailSender | undefined;
  let catcher: MailCatcher | undefined;
  const catchMail = async (options?: Parameters<typeof startMailCatcher>[0]): Promise<MailCatcher> =>
    (catcher = await startMailCatcher(options));
  const start = (smtpUrl: string): MailSender => {
    const { dataDir } = test().environment;
    return (sender = startMailSender({
      database: test().database,
      environment: { ...testEnvironment, dataDir, smtpUrl },
      log: testLog().log,
    }));
  };
  afterEach(async () => {
    await sender?.stop();
    await catcher?.close();
    sender = undefined;
    catcher = undefined;
    await test().database.db.delete(mailOutbox);
  });

  it('sends a mail after the commit, and none after a rollback', async () => {
    const server = await catchMail();
    start(server.url);
    const { db } = test().database;
    const rolledBack = db.transaction(async (tx) => {
      await enqueueMail(tx, 'welcome', { email: 'ninguem@exemplo.com' }, testMail());
      throw new Error('Roll back.');
    });
    await expect(rolledBack).rejects.toThrow('Roll back.');
    await db.transaction(async (tx) => {
      await enqueueMail(tx, 'welcome', { email: 'ana@exemplo.com' }, testMail());
      // The transaction stays open for a while.
      await tx.execute('SELECT pg_sleep(0.2)');
      expect(server.caught).toEqual([]);
    });
    await expect.poll(() => server.caught.length, soon).toBe(1);
    expect(server.caught[0]?.to).toEqual(['ana@exemplo.com']);
  });

  it('sends mails written before its start', async () => {
    await enqueueMail(test().database.db, 'welcome', { email: 'ana@exemplo.com' }, testMail());
    const server = await catchMail();
    start(server.url);
    await expect.poll(() => server.caught.length, soon).toBe(1);
  });

  it('S4 a hanging mail server delays no request', async () => {
    const held = Promise.withResolvers<void>();
    const server = await catchMail({ beforeReply: () => held.promise });
    start(server.url);
    const { db } = test().database;
    await enqueueMail(db, 'recover-password', { email: 'ana@exemplo.com' }, testMail());
    await expect.poll(() => server.caught.length, soon).toBe(1);
    // A mail to a slow server delays neither requests nor other mails.
    await enqueueMail(db, 'recover-password', { email: 'bia@exemplo.com' }, testMail());
    await expect.poll(() => server.caught.length, soon).toBe(2);
    expect((await db.select().from(mailOutbox)).map(({ sentAt }) => sentAt)).toEqual([null, null]);
    held.resolve();
    await sender?.stop();
  });

  it('finishes running deliveries when stopped, and starts no others', async () => {
    const held = Promise.withResolvers<void>();
    const server = await catchMail({ beforeReply: () => held.promise });
    start(server.url);
    const { db } = test().database;
    await enqueueMail(db, 'welcome', { email: 'ana@exemplo.com' }, testMail());
    await expect.poll(() => server.caught.length, soon).toBe(1);
    const stopped = sender?.stop();
    await enqueueMail(db, 'welcome', { email: 'bia@exemplo.com' }, testMail());
    held.resolve();
    await stopped;
    const rows = await db.select().from(mailOutbox).orderBy(asc(mailOutbox.id));
    expect(rows).toMatchObject([
      { recipient: 'ana@exemplo.com', sentAt: expect.any(Date) as Date },
      { recipient: 'bia@exemplo.com', sentAt: null, attempts: 0 },
    ]);
  });

  it('S4 an unreachable mail server is invisible in responses', async () => {
    start(`smtp://127.0.0.1:${await freePort()}`);
    const { db } = test().database;
    await enqueueMail(db, 'recover-password', { email: 'ana@exemplo.com' }, testMail());
    const error = async () => (await db.select().from(mailOutbox))[0]?.lastError;
    await expect.poll(error, soon).toBe('ESOCKET');
  });
});

describe.runIf(inject('testEngines').postgresql)('senders of several processes', () => {
  it('S26 send each mail once', async () => {
    const first = await openTestDatabase('postgresql');
    const second = await openDatabase(first.environment);
    const catcher = await startMailCatcher();
    const count = 120;
    const { db } = first.database;
    await db.insert(mailOutbox).values(
      Array.from({ length: count }, (_, n) => ({
        kind: 'welcome',
        recipient: `pessoa${n}@exemplo.com`,
        ...testMail(),
      })),
    );
    const environment = { ...testEnvironment, smtpUrl: catcher.url };
    const { log } = testLog();
    const signal = new AbortController().signal;
    await Promise.all(
      [first.database, second, first.database, second].map(async (database) => {
        const transport = openMailTransport(environment);
        await sendDueMail({ database, transport, log, signal, concurrency: MAX_CONCURRENT_MAILS });
        transport.close();
      }),
    );
    expect(catcher.caught).toHaveLength(count);
    expect(new Set(catcher.caught.map(({ mail }) => mail.messageId)).size).toBe(count);
    const rows = await db.select().from(mailOutbox);
    expect(rows.every(({ sentAt, attempts }) => sentAt !== null && attempts === 1)).toBe(true);
    await second.close();
    await catcher.close();
    await first.remove();
  });
});
