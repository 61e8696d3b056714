import { eq, isNotNull, like, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOneEngine } from '../../../../test/each-engine.ts';
import { panelCalls, type PanelCalls } from '../../../accounts/testing/panel-calls.ts';
import { signedInWithRole } from '../../../accounts/testing/panel-people.ts';
import { auditEvent } from '../../database/account-schema.ts';
import { mailOutbox } from '../../database/operation-schema.ts';
import { claimMail, markFailed } from './outbox.ts';
import { testMail } from '../testing/test-mail.ts';

describeOneEngine('unsent mails', (test) => {
  let calls: PanelCalls;
  let operator: Awaited<ReturnType<typeof signedInWithRole>>;
  beforeAll(async () => {
    calls = await panelCalls(test().database);
    operator = await signedInWithRole(test().database, 'operator', 0);
  });

  const operate = (method: 'GET' | 'POST', path = '', payload?: object) =>
    calls.call(operator, method, `/operation/mails${path}`, payload);

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
    await db.delete(auditEvent).where(like(auditEvent.action, 'mail.%'));
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

  const recorded = async (id: number) =>
    test()
      .database.db.select()
      .from(auditEvent)
      .where(eq(auditEvent.subject, `mail:${id}`));

  it('S26 S36 are listed for our team, newest first, without content or recipients', async () => {
    const list = await operate('GET');
    expect.soft(list.json()).toMatchObject({
      counts: { failed: 2, 'held-back': 0 },
      pages: 1,
      mails: [
        { id: bia.id, recipient: 'b•••@e•••.com', kind: 'welcome', attempts: 12, lastError: 'ESOCKET' },
        { id: ana.id, recipient: 'a•••@e•••.com' },
      ],
    });
    expect.soft(list.body).not.toContain('Olá');
    expect.soft(list.body).not.toContain('exemplo');
    expect.soft((await operate('GET', '?size=1&page=2')).json()).toMatchObject({ mails: [{ id: ana.id }] });
  });

  it('S26 are retried one by one, like new mails', async () => {
    const { db } = test().database;
    expect.soft((await operate('POST', `/${ana.id}/retry`)).json()).toEqual({ retried: 1 });
    expect.soft(await claimMail(db)).toMatchObject({ id: ana.id, attempts: 2, createdAt: ana.createdAt });
    // After another failure it waits like a new mail.
    const again = { error: 'ESOCKET', permanent: false, unreachable: true };
    expect.soft(await markFailed(db, { id: ana.id, attempts: 2 }, again)).toBe(false);
    expect.soft((await operate('POST', `/${ana.id}/retry`)).statusCode).toBe(404);
    expect
      .soft(await recorded(ana.id))
      .toMatchObject([{ actor: `account:${operator.row.id}`, action: 'mail.retried' }]);
  });

  it('S26 are the only mails that can be retried or deleted', async () => {
    for (const id of [caio.id, 2 ** 40]) {
      expect.soft((await operate('POST', `/${id}/retry`)).statusCode, String(id)).toBe(404);
      const deleted = await operate('POST', `/${id}/deletion`, { reason: 'out-of-date' });
      expect.soft(deleted.statusCode, String(id)).toBe(404);
    }
  });

  it('S26 are retried all at once', async () => {
    expect.soft((await operate('POST', '/retry')).json()).toEqual({ retried: 2 });
    expect.soft((await operate('POST', '/retry')).json()).toEqual({ retried: 0 });
    expect.soft((await operate('GET')).json()).toMatchObject({ counts: { failed: 0 }, mails: [] });
  });

  it('S26 are retried all at once, however many an outage has left, each with its record', async () => {
    const { db } = test().database;
    const mail = { kind: 'welcome', ...testMail(), recipient: 'dora@exemplo.com', failedAt: new Date() };
    await db.insert(mailOutbox).values(Array.from({ length: 1_500 }, () => mail));
    expect((await operate('POST', '/retry')).json()).toEqual({ retried: 1_502 });
    expect(await db.$count(auditEvent, eq(auditEvent.action, 'mail.retried'))).toBe(1_502);
    expect(await db.$count(mailOutbox, isNotNull(mailOutbox.failedAt))).toBe(0);
  });

  it('S26 are deleted for a reason, which is recorded', async () => {
    expect.soft((await operate('POST', `/${ana.id}/deletion`, { reason: 'curioso' })).statusCode).toBe(400);
    const deleted = await operate('POST', `/${ana.id}/deletion`, { reason: 'wrong-address' });
    expect.soft(deleted.statusCode).toBe(204);
    expect.soft((await operate('GET')).json()).toMatchObject({ mails: [{ id: bia.id }] });
    expect
      .soft(await recorded(ana.id))
      .toMatchObject([{ action: 'mail.deleted', after: { kind: 'welcome', reason: 'wrong-address' } }]);
  });
});
