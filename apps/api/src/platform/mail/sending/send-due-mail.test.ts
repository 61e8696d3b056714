import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { asc, eq, sql } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeOneEngine } from '../../../../test/each-engine.ts';
import { freePort } from '../../../../test/postgresql-cluster.ts';
import { testEnvironment, testLog } from '../../../../test/test-server.ts';
import { rateLimit } from '../../database/account-schema.ts';
import { mailOutbox } from '../../database/operation-schema.ts';
import { enqueueMail } from '../enqueue-mail.ts';
import { MAX_CONCURRENT_MAILS, openMailTransport } from './mail-transport.ts';
import { claimMail } from './outbox.ts';
import { sendDueMail } from './send-due-mail.ts';
import { startMailCatcher, type MailCatcher } from '../testing/mail-catcher.ts';
import { testMail } from '../testing/test-mail.ts';

describeOneEngine('sending due mail', (test) => {
  const catchers: MailCatcher[] = [];
  const catchMail = async (options?: Parameters<typeof startMailCatcher>[0]): Promise<MailCatcher> => {
    const catcher = await startMailCatcher(options);
    catchers.push(catcher);
    return catcher;
  };
  const write = (recipient: string, subject?: string): Promise<void> =>
    enqueueMail(test().database.db, 'welcome', { email: recipient }, testMail(subject));
  const rows = () => test().database.db.select().from(mailOutbox).orderBy(asc(mailOutbox.id));
  /** Simulates the end of all waiting times. */
  const makeDue = async (): Promise<void> => {
    await test()
      .database.db.update(mailOutbox)
      .set({ nextAttemptAt: sql`now()` });
  };
  const send = async (
    smtpUrl: string | undefined,
    { log } = testLog(),
    dataDir = test().environment.dataDir,
  ): Promise<void> => {
    const transport = openMailTransport({ ...testEnvironment, dataDir, smtpUrl });
    try {
      const { signal } = new AbortController();
      await sendDueMail({
        database: test().database,
        transport,
        log,
        signal,
        concurrency: MAX_CONCURRENT_MAILS,
      });
    } finally {
      transport.close();
    }
  };

  beforeEach(async () => {
    await test().database.db.delete(mailOutbox);
    await test().database.db.delete(rateLimit);
  });
  afterEach(async () => {
    for (const catcher of catchers.splice(0)) await catcher.close();
  });

  it('delivers each mail once, to its recipient only, and deletes its content', async () => {
    const catcher = await catchMail();
    await write('ana@exemplo.com', 'Uma');
    await write('bia@exemplo.com', 'Duas');
    await send(catcher.url);
    await send(catcher.url);
    expect(catcher.caught.map(({ to, mail }) => `${to.join()}: ${mail.subject}`).toSorted()).toEqual([
      'ana@exemplo.com: Uma',
      'bia@exemplo.com: Duas',
    ]);
    expect(await rows()).toMatchObject([
      { sentAt: expect.any(Date) as Date, attempts: 1, text: '', html: '', lastError: null },
      { sentAt: expect.any(Date) as Date, attempts: 1, text: '', html: '', lastError: null },
    ]);
  });

  it('S26 loses nothing when the mail server is down, and sends when it is back', async () => {
    const port = await freePort();
    const url = `smtp://127.0.0.1:${port}`;
    const { log, written } = testLog();
    for (let n = 1; n <= 10; n += 1) await write(`ana${n}@exemplo.com`);
    await send(url, { log, written });
    const waiting = await rows();
    expect(waiting.every(({ sentAt, failedAt, text }) => !sentAt && !failedAt && text !== '')).toBe(true);
    // Attempted mails wait; the others were spared an attempt that would have failed too.
    expect(waiting.filter(({ attempts }) => attempts > 0).length).toBeLessThanOrEqual(3);
    expect(waiting.find(({ attempts }) => attempts > 0)?.lastError).toBe('ESOCKET');
    expect(written()).toContain('Mail could not be sent');
    expect(written()).not.toContain('exemplo.com');

    const catcher = await catchMail({ port });
    await makeDue();
    await send(url);
    expect(new Set(catcher.caught.map(({ to }) => to[0])).size).toBe(10);
    expect(catcher.caught).toHaveLength(10);
  });

  it('waits one minute, then two, four … six hours, and makes it a dead letter after a day, without logging the address', async () => {
    const catcher = await catchMail({
      reject: { at: 'message', code: 451, text: '4.7.1 <ana@exemplo.com> come back later' },
    });
    await write('ana@exemplo.com');
    // It has waited for the morning: its age counts from when it was due.
    await test()
      .database.db.update(mailOutbox)
      .set({ createdAt: sql`now() - interval '25 hours'` });
    for (const minutes of [1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360]) {
      // The wait starts at some time between these two, and varies by 5 %.
      const before = Date.now();
      await send(catcher.url);
      const after = Date.now();
      const [row] = await rows();
      const next = row?.nextAttemptAt.getTime();
      expect(next).toBeGreaterThanOrEqual(before + minutes * 60_000 * 0.95);
      expect(next).toBeLessThanOrEqual(after + minutes * 60_000 * 1.05);
      await makeDue();
    }
    expect(await rows()).toMatchObject([{ failedAt: null, lastError: 'EMESSAGE 451 4.7.1' }]);

    const { log, written } = testLog();
    await test()
      .database.db.update(mailOutbox)
      .set({ dueAt: sql`now() - interval '25 hours'` });
    await send(catcher.url, { log, written });
    expect(await rows()).toMatchObject([{ failedAt: expect.any(Date) as Date, attempts: 12 }]);
    expect(written()).toContain('Mail became a dead letter.');
    expect(written()).not.toContain('exemplo.com');
    await makeDue();
    await send(catcher.url);
    expect(await rows()).toMatchObject([{ attempts: 12 }]);
  });

  it.each([
    { code: 550, text: '5.1.1 <ana@exemplo.com> no such user', isDead: true },
    { code: 550, text: '5.7.1 relaying denied', isDead: false },
    { code: 452, text: '4.2.2 mailbox full', isDead: false },
  ])(
    'makes it a dead letter immediately only for an unknown mailbox: $code $text',
    async ({ isDead, ...reply }) => {
      const catcher = await catchMail({ reject: { at: 'recipient', ...reply } });
      await write('ana@exemplo.com');
      await write('bia@exemplo.com');
      await send(catcher.url);
      const error = `EENVELOPE ${reply.code} ${reply.text.slice(0, 5)}`;
      // A rejected mail does not affect the other.
      for (const row of await rows()) {
        expect(row).toMatchObject({ attempts: 1, lastError: error, sentAt: null });
        expect(row.failedAt !== null).toBe(isDead);
      }
    },
  );

  it('makes an invalid recipient a dead letter, and sends nothing', async () => {
    const catcher = await catchMail();
    await write('ana@exemplo.com, bia@exemplo.com');
    await send(catcher.url);
    expect(catcher.caught).toEqual([]);
    expect(await rows()).toMatchObject([
      { failedAt: expect.any(Date) as Date, lastError: 'recipient is not a mailbox' },
    ]);
  });

  it('S26 another sender sends the same mail after a sender died', async () => {
    await write('ana@exemplo.com');
    const taken = await claimMail(test().database.db);
    const catcher = await catchMail();
    await send(catcher.url);
    expect(catcher.caught).toEqual([]);
    await makeDue();
    await send(catcher.url);
    expect(catcher.caught).toHaveLength(1);
    expect(catcher.caught[0]?.mail.messageId).toContain(`<${taken?.id}.`);
    expect(await rows()).toMatchObject([{ attempts: 2, sentAt: expect.any(Date) as Date }]);
  });

  it('sends the newest first, before the backlog of an outage', async () => {
    const catcher = await catchMail();
    for (const [name, hours] of [
      ['antiga', 5],
      ['nova', 0],
      ['velha', 9],
    ] as const) {
      await write(`${name}@exemplo.com`);
      await test()
        .database.db.update(mailOutbox)
        .set({ nextAttemptAt: sql`now() - make_interval(hours => ${hours})` })
        .where(eq(mailOutbox.recipient, `${name}@exemplo.com`));
    }
    const first = await claimMail(test().database.db);
    expect(first?.recipient).toBe('nova@exemplo.com');
    await send(catcher.url);
    expect(catcher.caught).toHaveLength(2);
  });

  it('writes files readable by a mail program, but not by other users, without a mail server', async () => {
    await write('ana@exemplo.com', 'Sua conta no Melhor Escola foi criada');
    const { dataDir } = test().environment;
    await send(undefined);
    const folder = path.join(dataDir, 'outbox');
    const files = readdirSync(folder);
    const [row] = await rows();
    expect.soft(files).toEqual([`${String(row?.id).padStart(8, '0')}-welcome.eml`]);
    expect.soft(statSync(folder).mode & 0o777).toBe(0o700);
    const file = path.join(folder, files[0] ?? '');
    expect.soft(statSync(file).mode & 0o777).toBe(0o600);
    const mail = await PostalMime.parse(readFileSync(file));
    expect.soft(mail).toMatchObject({ subject: 'Sua conta no Melhor Escola foi criada' });
    expect.soft(mail.to).toMatchObject([{ address: 'ana@exemplo.com' }]);
    expect.soft(mail.text).toContain('Olá, Ação!');
    expect.soft(mail.html).toContain('<p>Olá, Ação!</p>');
    expect.soft(row?.sentAt).toBeInstanceOf(Date);
  });

  it('keeps mails that cannot be written to the folder', async () => {
    await write('ana@exemplo.com');
    await send(undefined, testLog(), '/dev/null');
    expect(await rows()).toMatchObject([{ sentAt: null, lastError: 'ENOTDIR', attempts: 1 }]);
  });
});
