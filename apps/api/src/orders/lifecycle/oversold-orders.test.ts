import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOneEngine } from '../../../test/each-engine.ts';
import { testEnvironment } from '../../../test/test-server.ts';
import { auditEvent } from '../../platform/database/account-schema.ts';
import { mailOutbox } from '../../platform/database/operation-schema.ts';
import { scholarshipOrder } from '../../platform/database/order-schema.ts';
import { offer } from '../../platform/database/schema.ts';
import {
  mailTo,
  openOrderService,
  passExpiry,
  seatsLeft,
  signInPerson,
  storedOrder,
  type OrderService,
  type Person,
} from '../testing/order-service.ts';
import { expireOrders } from './expire-orders.ts';

describeOneEngine('a payment after the seat was taken by another family', (test) => {
  let service: OrderService;
  let events = 0;
  beforeAll(async () => {
    service = await openOrderService(test().database);
  });

  const report = (type: string, internalTransactionCode: string) => {
    events += 1;
    return service.report({ id: `evt-${events}`, type, internalTransactionCode });
  };
  let person: Person;
  let code: string;
  let offerId: number;
  let paid: Awaited<ReturnType<typeof report>>;
  beforeEach(async () => {
    const { database } = test();
    await database.db.update(scholarshipOrder).set({ seatMissing: false });
    ({ person, code, offerId } = await service.reservation());
    await passExpiry(database, code);
    await expireOrders(database, { environment: testEnvironment });
    const next = await service.reserve(await signInPerson(database), offerId);
    if (next.statusCode !== 201) throw new Error(next.body);
    paid = await report('payment.succeeded', code);
  });
  it('is accepted, and the order shows that the seat is missing', async () => {
    expect.soft(paid.json()).toMatchObject({ status: 'paid' });
    expect
      .soft(await storedOrder(test().database, code))
      .toMatchObject({ status: 'paid', seatMissing: true });
    expect.soft((await service.get(person, `orders/${code}`)).json()).toMatchObject({ seatMissing: true });
    const { id } = await storedOrder(test().database, code);
    const recorded = await test()
      .database.db.select()
      .from(auditEvent)
      .where(and(eq(auditEvent.subject, `order:${id}`), eq(auditEvent.actor, 'system')));
    expect.soft(recorded.map(({ action }) => action)).toEqual(['order.paid-without-seat']);
  });

  it('is reported to the operator, without the student’s name', async () => {
    const subject = `Bolsa paga sem vaga: ${code}`;
    const mails = await test()
      .database.db.select()
      .from(mailOutbox)
      .where(and(eq(mailOutbox.kind, 'order-oversold-operator'), eq(mailOutbox.subject, subject)));
    expect.soft(mails).toMatchObject([{ recipient: testEnvironment.operatorEmail }]);
    expect.soft(mails[0]?.text).not.toContain('Ana Clara');
  });

  it('frees no seat when the order is cancelled: the other family’s stays', async () => {
    await report('order.cancelled', code);
    expect.soft(await seatsLeft(test().database, offerId)).toBe(0);
    expect
      .soft(await storedOrder(test().database, code))
      .toMatchObject({ status: 'cancelled', seatMissing: false });
  });

  it('EN-09 is listed for the operator', async () => {
    await service.reservation();
    const list = await service.operate('/orders?oversold=true');
    expect.soft(list.headers['x-total-count']).toBe('1');
    expect
      .soft(list.json())
      .toMatchObject([{ internalTransactionCode: code, status: 'paid', seatMissing: true }]);
    const shown = await service.operate(`/orders/${code}`);
    expect.soft(shown.json()).toMatchObject({ owner: { email: person.email }, seatsLeft: 0 });
  });

  it('EN-09 gets an added seat from the operator, once', async () => {
    const { database } = test();
    expect
      .soft((await service.operate(`/orders/${code}/seat`, 'POST')).json())
      .toMatchObject({ code: 'OFFER_SOLD_OUT' });
    await database.db.update(offer).set({ seatsLeft: 1, seatsTotal: 2 }).where(eq(offer.id, offerId));
    const given = await Promise.all([
      service.operate(`/orders/${code}/seat`, 'POST'),
      service.operate(`/orders/${code}/seat`, 'POST'),
    ]);
    expect.soft(given.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    expect.soft(await seatsLeft(database, offerId)).toBe(0);
    expect.soft(await storedOrder(database, code)).toMatchObject({ status: 'paid', seatMissing: false });
    expect
      .soft((await mailTo(database, person)).filter((kind) => kind === 'payment-received'))
      .toHaveLength(1);
    expect.soft((await service.operate('/orders?oversold=true')).json()).toEqual([]);
  });

  it('differs from an unpaid or unknown order, which gets no seat', async () => {
    const unpaid = await service.reservation();
    expect
      .soft((await service.operate(`/orders/${unpaid.code}/seat`, 'POST')).json().code)
      .toBe('ORDER_STATUS_CONFLICT');
    expect.soft((await service.operate('/orders/ME-0000-0000-0000/seat', 'POST')).statusCode).toBe(404);
  });
});
