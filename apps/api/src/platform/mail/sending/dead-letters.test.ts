import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { describeOneEngine } from '../../../../test/each-engine.ts';
import { silentServer } from '../../../../test/silent-server.ts';
import { operatorHeader, tenantHeader } from '../../../../test/test-server.ts';
import { mailOutbox } from '../../database/operation-schema.ts';
import { claimMail, markFailed } from './outbox.ts';
import { testMail } from '../testing/test-mail.ts';

describeOneEngine('dead letters', (test) => {
  const server = silentServer(test);

  const operate = (method: 'GET' | 'POST', path: string, headers: object = operatorHeader) =>
    server().inject({ method, url: `/v3/operator/mails/${path}`, headers: { ...tenantHeader, ...headers } });

  type Row = typeof mailOutbox.$inferSelect;
  /** Two dead letters and a mail that was sent. */
  let ana: Row;
  let bia: Row;
  let caio: Row;
  beforeEach(async () => {
    const { db } = test().database;
    const old = sql`now() - interval '3 days'`;
    const mail = { kind: 'welcome', ...testMail(), createdAt: old };
    await db.delete(mailOutbox);
    const stored = await db
      .insert(mailOutbox)
      .values([
        { ...mail, recipient: 'ana@exemplo.com', failedAt: old, attempts: 12, lastError: 'ESOCKET' },
        { ...mail, recipient: 'bia@exemplo.com', failedAt: old, attempts: 12, lastError: 'ESOCKET' },
        { ...mail, recipient: 'caio@exemplo.com', sentAt: old },
      ])
      .returning();
    const [first, second, third] = stored;
    if (!first || !second || !third) throw new Error('Expected three stored mails.');
    [ana, bia, caio] = [first, second, third];
  });

  it('S26 are listed for the operator, newest first, without content', async () => {
    const list = await operate('GET', 'dead-letters');
    expect.soft(list.headers['x-total-count']).toBe('2');
    expect.soft(list.json()).toMatchObject([
      { id: bia.id, recipient: 'bia@exemplo.com', kind: 'welcome', attempts: 12, lastError: 'ESOCKET' },
      { id: ana.id, recipient: 'ana@exemplo.com' },
    ]);
    expect.soft(list.body).not.toContain('Olá');
  });

  it('S26 are retried one by one, like new mails', async () => {
    const { db } = test().database;
    expect.soft((await operate('POST', `${ana.id}/retry`)).json()).toEqual({ retried: 1 });
    expect.soft(await claimMail(db)).toMatchObject({ id: ana.id, attempts: 2, createdAt: ana.createdAt });
    // After another failure it waits like a new mail.
    const again = { error: 'ESOCKET', permanent: false, unreachable: true };
    expect.soft(await markFailed(db, { id: ana.id, attempts: 2 }, again)).toBe(false);
    expect.soft((await operate('POST', `${ana.id}/retry`)).statusCode).toBe(404);
  });

  it('are the only mails that can be retried', async () => {
    for (const id of [caio.id, 2 ** 40])
      expect.soft((await operate('POST', `${id}/retry`)).statusCode, String(id)).toBe(404);
  });

  it('S26 are retried all at once', async () => {
    expect.soft((await operate('POST', 'dead-letters/retry')).json()).toEqual({ retried: 2 });
    expect.soft((await operate('POST', 'dead-letters/retry')).json()).toEqual({ retried: 0 });
    expect.soft((await operate('GET', 'dead-letters')).json()).toEqual([]);
  });

  it('require the operator', async () => {
    for (const path of ['dead-letters/retry', `${ana.id}/retry`]) {
      expect.soft((await operate('POST', path, {})).statusCode, path).toBe(401);
    }
  });
});
