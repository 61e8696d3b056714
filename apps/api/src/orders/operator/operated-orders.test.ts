import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOneEngine } from '../../../test/each-engine.ts';
import { insertSchools } from '../../search/testing/school-rows.ts';
import { auditEvent } from '../../platform/database/account-schema.ts';
import { scholarshipOrder } from '../../platform/database/order-schema.ts';
import { ana, openOrderService, type OrderService, storedOrder } from '../testing/order-service.ts';
import { operatedOrdersBody } from './schema.ts';

describeOneEngine('the orders that our team settles', (test) => {
  let service: OrderService;
  let otherSchool = 0;
  beforeAll(async () => {
    const { database } = test();
    service = await openOrderService(database);
    const { cityId } = service.school;
    const [other] = await insertSchools(database, [{ name: 'Colégio Girassol', slug: 'girassol', cityId }]);
    otherSchool = other?.id ?? 0;
  });
  beforeEach(() => test().database.db.delete(scholarshipOrder));

  const list = async (query = '') =>
    operatedOrdersBody.parse((await service.operate(`/orders${query}`)).json());
  const codes = async (query = '') =>
    (await list(query)).orders.map(({ order }) => order.internalTransactionCode);

  /** A paid order without a seat. */
  const oversold = async (schoolId = service.school.id) => {
    const reserved = await service.reservation();
    const { code: internalTransactionCode } = reserved;
    const payment = { id: `paid-${internalTransactionCode}`, type: 'payment.succeeded' };
    await service.report({ ...payment, internalTransactionCode });
    await test()
      .database.db.update(scholarshipOrder)
      .set({ seatMissing: true, schoolId })
      .where(eq(scholarshipOrder.code, reserved.code));
    return reserved;
  };

  it('EN-09 are those without a seat of all schools, the oldest first, in pages', async () => {
    const first = await oversold(otherSchool);
    await service.reservation();
    const second = await oversold();
    expect(await list()).toMatchObject({
      counts: { oversold: 2, 'refund-due': 0 },
      pages: 1,
      orders: [
        { school: { slug: 'girassol' }, order: { internalTransactionCode: first.code, seatMissing: true } },
        { school: { slug: 'anglo' }, order: { internalTransactionCode: second.code } },
      ],
    });
    expect(await codes('?size=1&page=2')).toEqual([second.code]);
    expect(await list('?size=1')).toMatchObject({ pages: 2 });
  });

  it('EN-09 S28 are listed without the families’ data', async () => {
    const { person } = await oversold();
    const { body } = await service.operate('/orders');
    for (const personal of [ana.name, ana.birthDate, person.email, 'Maria'])
      expect(body).not.toContain(personal);
  });

  it('EN-09 S28 are found by their code as it is read out, without the families’ data', async () => {
    const { code } = await service.reservation();
    const found = await service.operate(`/orders/${code.toLowerCase().replaceAll('-', '')}`);
    expect(found.json()).toMatchObject({
      school: { slug: 'anglo' },
      order: { internalTransactionCode: code, studentName: null },
    });
    expect((await service.operate('/orders/ME-0000-0000-0000')).statusCode).toBe(404);
    expect((await service.operate('/orders/17')).statusCode).toBe(404);
  });

  it('EN-09 S28 get a seat, or a refusal whose refund is then due, by the calls of their school', async () => {
    const { database } = test();
    const operator = await service.operator();
    const kept = await oversold();
    const refused = await oversold();
    const seen = { status: 'paid', seatMissing: true };
    const decide = async (code: string, decision: string, body: object = {}) =>
      service.panel(`/${code}/${decision}`, { seen, ...body }, operator);
    expect((await decide(kept.code, 'seat')).json()).toMatchObject({ seatMissing: false });
    expect((await decide(refused.code, 'refusal', { reason: 'no-seat' })).statusCode).toBe(200);
    expect(await list('?state=refund-due')).toMatchObject({
      counts: { oversold: 0, 'refund-due': 1 },
      orders: [{ order: { internalTransactionCode: refused.code, refundDue: true } }],
    });
    const { id } = await storedOrder(database, kept.code);
    const recorded = await database.db
      .select()
      .from(auditEvent)
      .where(eq(auditEvent.subject, `order:${id}`));
    expect(recorded.at(-1)).toMatchObject({
      actor: `account:${operator.row.id}`,
      action: 'order.seat-given',
      schoolId: service.school.id,
    });
  });
});
