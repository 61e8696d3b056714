import { and, eq, inArray } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeEachEngine } from '../../../test/each-engine.ts';
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
import { expireOrders } from '../lifecycle/expire-orders.ts';
import { schoolOrdersBody } from './schema.ts';

describeEachEngine('a payment after the seat was taken by another family', (test) => {
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

  it('EN-09 is the first in the school’s list, and in the operator’s', async () => {
    const next = await service.reservation();
    await report('payment.succeeded', next.code);
    expect.soft((await service.operate('/orders')).json()).toMatchObject({
      counts: { oversold: 1 },
      orders: [
        {
          school: { slug: 'anglo', name: 'Colégio Anglo' },
          order: { internalTransactionCode: code, status: 'paid', seatMissing: true },
        },
      ],
    });
    const { orders, counts } = schoolOrdersBody.parse((await service.panel('?state=to-enroll')).json());
    expect.soft(counts.oversold).toBe(1);
    expect.soft(orders[0]).toMatchObject({
      internalTransactionCode: code,
      seatMissing: true,
      seatsLeft: 0,
      decisions: ['keep', 'refuse'],
    });
  });

  it('EN-09 S28 gets one more seat when its school keeps it, once, which the log shows', async () => {
    const { database } = test();
    const answers = await Promise.all([1, 2, 3].map(() => service.decide(code, 'seat')));
    expect.soft(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect.soft(answers[0]?.json()).toMatchObject({ seatMissing: false, decisions: ['enroll', 'refuse'] });
    const [row] = await database.db.select().from(offer).where(eq(offer.id, offerId));
    expect.soft(row).toMatchObject({ seatsTotal: 2, seatsLeft: 0, version: 2 });
    expect.soft(await storedOrder(database, code)).toMatchObject({ status: 'paid', seatMissing: false });
    expect
      .soft((await mailTo(database, person)).filter((kind) => kind === 'payment-received'))
      .toHaveLength(1);
    const { row: staff } = await service.staff();
    const by = `account:${staff.id}`;
    const { id } = await storedOrder(database, code);
    const recorded = await database.db
      .select()
      .from(auditEvent)
      .where(inArray(auditEvent.subject, [`order:${id}`, `offer:${offerId}`]))
      .orderBy(auditEvent.id);
    expect.soft(recorded.filter(({ actor }) => actor === by)).toMatchObject([
      { action: 'offer.changed', before: { seats: 1 }, after: { seats: 2 }, schoolId: service.school.id },
      { action: 'order.seat-given', before: { seatMissing: true }, after: { seatMissing: false } },
    ]);
  });

  it('EN-09 stays in a list of its own once it is enrolled, where only a seat helps', async () => {
    await report('enrollment.confirmed', code);
    const { orders, counts } = schoolOrdersBody.parse((await service.panel('?state=oversold')).json());
    expect(counts.oversold).toBe(1);
    expect(orders).toMatchObject([
      { internalTransactionCode: code, status: 'enrolled', seatMissing: true, decisions: ['keep'] },
    ]);
    expect((await service.decide(code, 'refusal', { reason: 'no-seat' })).statusCode).toBe(409);
    expect((await service.decide(code, 'seat')).json()).toMatchObject({ seatMissing: false });
    expect((await service.panel('?state=oversold')).json()).toMatchObject({ orders: [] });
  });

  it('gets a free seat first', async () => {
    const { database } = test();
    await database.db.update(offer).set({ seatsLeft: 1, seatsTotal: 2 }).where(eq(offer.id, offerId));
    await service.decide(code, 'seat');
    const [row] = await database.db.select().from(offer).where(eq(offer.id, offerId));
    expect(row).toMatchObject({ seatsTotal: 2, seatsLeft: 0, version: 1 });
  });

  it('is not enrolled before it has a seat', async () => {
    expect((await service.decide(code, 'enrollment')).json()).toMatchObject({
      code: 'ORDER_STATUS_CONFLICT',
      message: expect.stringContaining('garanta a vaga') as string,
    });
  });

  it('S28 EN-09 frees no seat when its school refuses it, and the family learns of the refund', async () => {
    const { database } = test();
    await service.decide(code, 'refusal', { reason: 'no-seat' });
    expect.soft(await seatsLeft(database, offerId)).toBe(0);
    expect.soft(await storedOrder(database, code)).toMatchObject({ status: 'cancelled', seatMissing: false });
    expect.soft((await mailTo(database, person)).at(-1)).toBe('reservation-refused');
    // The payment host refunds it, and reports that: nothing changes any more.
    expect.soft((await report('order.cancelled', code)).json()).toMatchObject({ status: 'cancelled' });
    expect.soft((await mailTo(database, person)).at(-1)).toBe('reservation-refused');
  });

  it('differs from an unpaid or unknown order, which gets no seat', async () => {
    const unpaid = await service.reservation();
    expect.soft((await service.decide(unpaid.code, 'seat')).json().code).toBe('ORDER_STATUS_CONFLICT');
    const seen = { status: 'paid', seatMissing: true };
    expect.soft((await service.panel('/ME-0000-0000-0000/seat', { seen })).statusCode).toBe(404);
  });
});
