import { existsSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { describeOneEngine } from '../../test/each-engine.ts';
import { testEnvironment, testLog } from '../../test/test-server.ts';
import { startBackgroundWork } from './background-work.ts';
import { enqueueMail } from '../platform/mail/enqueue-mail.ts';
import { outboxFolder } from '../platform/mail/sending/outbox-files.ts';
import { testMail } from '../platform/mail/testing/test-mail.ts';

describeOneEngine('background work', (test) => {
  it('prints the mail folder without a mail server, writes mail there, and leaves nothing running', async () => {
    const { database } = test();
    const environment = { ...testEnvironment, dataDir: test().environment.dataDir };
    const folder = outboxFolder(environment);
    const printed: string[] = [];
    const { log, written } = testLog();
    const work = startBackgroundWork({ database, environment, log, print: (line) => printed.push(line) });
    expect(printed).toEqual([`Mail is written to ${folder}: there is no SMTP_URL.`]);
    await enqueueMail(database.db, 'welcome', { email: 'ana@exemplo.com' }, testMail());
    const files = (): string[] => (existsSync(folder) ? readdirSync(folder) : []);
    await expect.poll(files, { timeout: 15_000 }).toEqual([expect.stringMatching(/^\d{8}-welcome\.eml$/)]);
    await work.stop();
    await work.stop();
    expect(database.pool.totalCount - database.pool.idleCount).toBe(0);
    expect(written()).not.toContain('"level":50');
  });

  it('warns that nobody in the team would learn of a reservation or a payment', async () => {
    const { database } = test();
    const environment = { ...testEnvironment, smtpUrl: 'smtp://127.0.0.1:1', operatorEmail: undefined };
    const { log, written } = testLog();
    const work = startBackgroundWork({ database, environment, log, print: () => undefined });
    await work.stop();
    expect(written()).toContain('There is no OPERATOR_EMAIL');
  });

  it('prints nothing with a mail server', async () => {
    const { database } = test();
    const printed: string[] = [];
    const environment = { ...testEnvironment, smtpUrl: 'smtp://127.0.0.1:1' };
    const { log } = testLog();
    const work = startBackgroundWork({ database, environment, log, print: (line) => printed.push(line) });
    await work.stop();
    expect(printed).toEqual([]);
  });
});
