import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOneEngine } from '../../../test/each-engine.ts';
import { signedInWithRole } from '../../accounts/testing/panel-people.ts';
import { account, auditEvent } from '../../platform/database/account-schema.ts';
import { orderStatusChange, scholarshipOrder } from '../../platform/database/order-schema.ts';
import {
  ana,
  openOrderService,
  type OrderService,
  type Person,
  storedOrder,
} from '../testing/order-service.ts';
import { familyContactBody, schoolOrderPageBody, schoolOrdersBody } from './schema.ts';

describeOneEngine('the orders of a school in its panel', (test) => {
  let service: OrderService;

  beforeAll(async () => {
    service = await openOrderService(test().database);
  });
  beforeEach(async () => {
    await test().database.db.delete(scholarshipOrder);
    await test().database.db.delete(auditEvent);
  });

  const pay = (code: string) =>
    service.report({ id: `paid-${code}`, type: 'payment.succeeded', internalTransactionCode: code });
  const list = async (query: string) => schoolOrdersBody.parse((await service.panel(query)).json());
  const one = async (code: string) =>
    schoolOrderPageBody.parse((await service.panel(`/${code}`)).json()).order;
  const listCodes = ({ orders }: Awaited<ReturnType<typeof list>>) =>
    orders.map(({ internalTransactionCode }) => internalTransactionCode);
  const seeContact = (code: string, by?: Person) => service.panel(`/${code}/contact`, {}, by);
  /** Moves the order to another school year. */
  const setYear = (code: string, year: number) =>
    test()
      .database.db.update(scholarshipOrder)
      .set({ snapshot: sql`jsonb_set(${scholarshipOrder.snapshot}, '{year}', ${String(year)}::jsonb)` })
      .where(eq(scholarshipOrder.code, code));

  it('EN-09 are listed by state: what waits with the oldest first, the rest with the newest, in pages', async () => {
    const codes = [];
    for (let n = 0; n < 5; n += 1) codes.push((await service.reservation()).code);
    const [first = '', second = '', third = '', fourth = '', fifth = ''] = codes;
    for (const code of [first, second, third]) await pay(code);
    await service.decide(first, 'refusal', { reason: 'no-seat' });
    await service.decide(fifth, 'refusal', { reason: 'no-seat' });
    expect(listCodes(await list(''))).toEqual([second, third]);
    expect(listCodes(await list('?state=unpaid'))).toEqual([fourth]);
    expect(listCodes(await list('?state=over'))).toEqual([fifth, first]);
    const page = await list('?state=over&size=1&page=2');
    expect(listCodes(page)).toEqual([first]);
    expect(page).toMatchObject({
      school: { slug: 'anglo', name: 'Colégio Anglo' },
      pages: 2,
      counts: { 'to-enroll': 2, unpaid: 1, enrolled: 0, over: 2, oversold: 0 },
    });
  });

  it('EN-09 say until when the 48 hours are: of the reservation, then to contact the family', async () => {
    const { code } = await service.reservation();
    const { expiresAt } = await storedOrder(test().database, code);
    expect((await one(code)).dueAt).toBe(expiresAt.toISOString());
    await pay(code);
    const [paid] = await test()
      .database.db.select()
      .from(orderStatusChange)
      .where(eq(orderStatusChange.status, 'paid'));
    const due = (paid?.createdAt.getTime() ?? 0) + 48 * 3_600_000;
    expect((await one(code)).dueAt).toBe(new Date(due).toISOString());
  });

  it('S20 contain the student’s name and nothing else of the family', async () => {
    const { person, code } = await service.reservation();
    await pay(code);
    const { body } = await service.panel('?state=to-enroll');
    expect(body).toContain(ana.name);
    const [row] = await test().database.db.select().from(account).where(eq(account.id, person.accountId));
    for (const hidden of [person.email, 'Maria', row?.cpf ?? 'cpf', ana.birthDate])
      expect.soft(body).not.toContain(hidden);
  });

  it('S20 S36 the contact is a call of its own, and the log shows who saw it, each time', async () => {
    const { db } = test().database;
    const { person, code } = await service.reservation();
    await db.update(account).set({ phone: '63988776655' }).where(eq(account.id, person.accountId));
    const answer = await seeContact(code);
    expect(familyContactBody.strict().parse(answer.json())).toEqual({
      name: 'Maria das Dores',
      email: person.email,
      phone: '63988776655',
    });
    await seeContact(code.toLowerCase());
    const { headers, row } = await service.staff();
    const log = await service.server.inject({ url: '/v3/panel/schools/anglo/log', headers });
    const view = { action: 'order.contact-viewed', by: 'member', name: row.name, about: code };
    expect(log.json().events).toMatchObject([view, view]);
    expect(log.body).not.toContain(person.email);
  });

  it('S36 nobody of another school sees the contact', async () => {
    const { code } = await service.reservation();
    const stranger = await signedInWithRole(test().database, 'user', service.school.id);
    const answer = await service.server.inject({
      method: 'POST',
      url: `/v3/panel/schools/anglo/orders/${code}/contact`,
      headers: stranger.headers,
    });
    expect(answer.statusCode).toBe(403);
    const events = await test().database.db.select().from(auditEvent);
    expect(events.map(({ action }) => action)).not.toContain('order.contact-viewed');
  });

  it('S31 the family is not seen after a cancellation, nor its account’s deletion, nor 90 days after the school year', async () => {
    const { db } = test().database;
    const cancelled = await service.reservation();
    await service.cancel(cancelled.person, cancelled.code);
    const deleted = await service.reservation();
    await db.update(scholarshipOrder).set({ accountId: null }).where(eq(scholarshipOrder.code, deleted.code));
    const old = await service.reservation();
    await setYear(old.code, 2_000);
    for (const { code } of [cancelled, deleted, old]) {
      expect(await one(code)).toMatchObject({ studentName: null, contactUntil: null });
      const answer = await seeContact(code);
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'CONTACT_UNAVAILABLE']);
    }
    await setYear(old.code, 2_999);
    expect(await one(old.code)).toMatchObject({ studentName: ana.name, contactUntil: '3000-03-31' });
    expect((await seeContact(old.code)).statusCode).toBe(200);
  });

  it('S20 an unknown code is not found', async () => {
    for (const code of ['ME-0000-0000-0000', 'x']) {
      expect((await service.panel(`/${code}`)).json().code).toBe('ORDER_NOT_FOUND');
      expect((await seeContact(code)).json().code).toBe('ORDER_NOT_FOUND');
    }
  });
});
