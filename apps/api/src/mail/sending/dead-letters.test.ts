import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeEachEngine } from '../../../test/each-engine.ts';
import { silentServer } from '../../../test/silent-server.ts';
import { operatorHeader, tenantHeader } from '../../../test/test-server.ts';
import { mailOutbox } from '../../database/operation-schema.ts';
import { claimMail, markFailed } from './outbox.ts';
import { testMail } from '../testing/test-mail.ts';

describeEachEngine('dead letters', (test) => {
  const server = silentServer(test);

  const operate = (method: 'GET' | 'POST', path: string, headers: object = operatorHeader) =>
    server().inject({ method, url: `/v3/operator/mails/${path}`, headers: { ...tenantHeader, ...headers } });

  it('S26 are listed for the operator without content, and can be retried like new mails', async () => {
    const { db } = test().database;
    const old = sql`now() - interval '3 days'`;
    const mail = { kind: 'welcome', ...testMail(), createdAt: old };
    const stored = await db
      .insert(mailOutbox)
      .values([
        { ...mail, recipient: 'ana@exemplo.com', failedAt: old, attempts: 12, lastError: 'ESOCKET' },
        { ...mail, recipient: 'bia@exemplo.com', failedAt: old, attempts: 12, lastError: 'ESOCKET' },
        { ...mail, recipient: 'caio@exemplo.com', sentAt: old },
      ])
      .returning();
    const [ana, bia, caio] = stored.map(({ id }) => id);

    const list = await operate('GET', 'dead-letters');
    expect(list.headers['x-total-count']).toBe('2');
    expect(list.json()).toMatchObject([
      { id: bia, recipient: 'bia@exemplo.com', kind: 'welcome', attempts: 12, lastError: 'ESOCKET' },
      { id: ana, recipient: 'ana@exemplo.com' },
    ]);
    expect(list.body).not.toContain('Olá');

    expect((await operate('POST', `${ana}/retry`)).json()).toEqual({ retried: 1 });
    const claimed = await claimMail(db);
    expect(claimed).toMatchObject({ id: ana, attempts: 1, createdAt: stored[0]?.createdAt });
    // After another failure it waits like a new mail.
    const again = { error: 'ESOCKET', permanent: false, unreachable: true };
    expect(await markFailed(db, { id: ana ?? 0, attempts: 1 }, again)).toBe(false);

    for (const id of [ana, caio, 2 ** 40])
      expect((await operate('POST', `${id}/retry`)).statusCode).toBe(404);
    expect((await operate('POST', 'dead-letters/retry')).json()).toEqual({ retried: 1 });
    expect((await operate('POST', 'dead-letters/retry')).json()).toEqual({ retried: 0 });
    expect((await operate('GET', 'dead-letters')).json()).toEqual([]);
    for (const path of ['dead-letters/retry', `${ana}/retry`]) {
      expect((await operate('POST', path, {})).statusCode).toBe(401);
    }
  });
});
