import { beforeAll, expect, it } from 'vitest';
import { describeOneEngine } from '../../../test/each-engine.ts';
import { eq } from 'drizzle-orm';
import { tenantHeader, testEnvironment } from '../../../test/test-server.ts';
import { directoryTotal } from '../../platform/database/directory-schema.ts';
import { expireOrders } from '../lifecycle/expire-orders.ts';
import {
  mailTo,
  openOrderService,
  passExpiry,
  seatsLeft,
  signInPerson,
  storedOrder,
  type OrderService,
} from '../testing/order-service.ts';
import { signPaymentEvent } from './payment-signature.ts';

describeOneEngine('events of the payment host', (test) => {
  let service: OrderService;
  let events = 0;

  beforeAll(async () => {
    service = await openOrderService(test().database);
  });

  const event = (type: string, code: string) => {
    events += 1;
    return { id: `evt-${events}`, type, internalTransactionCode: code };
  };
  const report = (type: string, code: string) => service.report(event(type, code));
  const audited = async (code: string): Promise<string[]> => {
    const { id } = await storedOrder(test().database, code);
    const { rows } = await test().database.pool.query<{ action: string }>(
      `SELECT action FROM audit_event WHERE subject = $1 AND actor = 'system' ORDER BY id`,
      [`order:${id}`],
    );
    return rows.map(({ action }) => action);
  };

  /** Sends any bytes, with or without a signature. */
  const send = (payload: string | undefined, signature: string | undefined, type = 'application/json') =>
    service.server.inject({
      method: 'POST',
      url: '/v3/payments/events',
      headers: {
        ...tenantHeader,
        ...(payload === undefined ? {} : { 'content-type': type }),
        ...(signature === undefined ? {} : { 'x-payment-signature': signature }),
      },
      ...(payload === undefined ? {} : { payload }),
    });

  it('EN-09 lead an order from payment to enrollment, with a mail for each', async () => {
    const { database } = test();
    const { person, code, offerId } = await service.reservation();
    const answers = [];
    for (const type of ['payment.pending', 'payment.failed', 'payment.succeeded', 'enrollment.confirmed']) {
      answers.push((await report(type, code)).json());
    }
    expect(answers).toEqual(
      ['awaiting_payment', 'awaiting_payment', 'paid', 'enrolled'].map((status) => ({
        internalTransactionCode: code,
        status,
        repeated: false,
      })),
    );
    expect((await storedOrder(database, code)).statuses).toEqual([
      'initiated',
      'awaiting_payment',
      'paid',
      'enrolled',
    ]);
    expect((await mailTo(database, person)).slice(1)).toEqual(['payment-received', 'enrollment-confirmed']);
    expect(await seatsLeft(database, offerId)).toBe(0);
    expect(await audited(code)).toEqual(['order.awaiting_payment', 'order.paid', 'order.enrolled']);
  });

  it('count once, however often and concurrently they are reported', async () => {
    const { database } = test();
    const { person, code, offerId } = await service.reservation();
    const paid = event('payment.succeeded', code);
    const answers = await Promise.all(Array.from({ length: 5 }, () => service.report(paid)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(200));
    expect(answers.filter((answer) => !answer.json().repeated)).toHaveLength(1);
    const cancelled = event('order.cancelled', code);
    await service.report(cancelled);
    // A replayed event changes nothing.
    expect((await service.report(paid)).json()).toMatchObject({ status: 'cancelled', repeated: true });
    await service.report(cancelled);
    expect((await storedOrder(database, code)).statuses).toEqual(['initiated', 'paid', 'cancelled']);
    expect(await seatsLeft(database, offerId)).toBe(1);
    expect((await mailTo(database, person)).slice(1)).toEqual(['payment-received', 'reservation-cancelled']);
  });

  it('are rejected with the id of another event', async () => {
    const { code } = await service.reservation();
    const { code: other } = await service.reservation();
    const paid = event('payment.succeeded', code);
    await service.report(paid);
    for (const changed of [{ internalTransactionCode: other }, { type: 'order.cancelled' }]) {
      const answer = await service.report({ ...paid, ...changed });
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ code: 'PAYMENT_EVENT_CONFLICT' });
    }
    expect((await storedOrder(test().database, other)).status).toBe('initiated');
  });

  it('EN-09 reject a payment of another amount, and accept the right amount later', async () => {
    const { database } = test();
    const { person, code } = await service.reservation();
    const paid = event('payment.succeeded', code);
    const { amountDue } = await storedOrder(database, code);
    const due = amountDue ?? 0;
    for (const amount of [due - 1, due + 1, undefined]) {
      const answer = await service.report({ ...paid, amount });
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'PAYMENT_AMOUNT_WRONG']);
    }
    expect((await storedOrder(database, code)).statuses).toEqual(['initiated']);
    expect(await mailTo(database, person)).toEqual(['reservation']);
    expect((await service.report(paid)).json()).toMatchObject({ status: 'paid', repeated: false });
  });

  it('are rejected while the status does not allow them, and accepted later', async () => {
    const { code } = await service.reservation();
    const enrolled = event('enrollment.confirmed', code);
    const early = await service.report(enrolled);
    expect(early.statusCode).toBe(409);
    expect(early.json()).toMatchObject({ code: 'ORDER_STATUS_CONFLICT' });
    await report('payment.succeeded', code);
    expect((await service.report(enrolled)).json()).toMatchObject({ status: 'enrolled', repeated: false });
  });

  it('accept a late payment, with a seat if one is left', async () => {
    const { database } = test();
    const { person, code, offerId } = await service.reservation();
    await passExpiry(database, code);
    await expireOrders(database, { environment: testEnvironment });
    expect(await seatsLeft(database, offerId)).toBe(1);
    expect((await report('payment.succeeded', code)).json()).toMatchObject({ status: 'paid' });
    expect(await storedOrder(database, code)).toMatchObject({
      seatMissing: false,
      statuses: ['initiated', 'expired', 'paid'],
    });
    expect(await seatsLeft(database, offerId)).toBe(0);
    expect(await mailTo(database, person)).toEqual([
      'reservation',
      'reservation-expired',
      'payment-received',
    ]);
  });

  it('CA-07 change the data version, the key of caches, when a seat is taken, freed or paid', async () => {
    const { database } = test();
    const version = async (): Promise<number> => {
      const [country] = await database.db.select().from(directoryTotal).where(eq(directoryTotal.uf, ''));
      return country?.version ?? 0;
    };
    const person = await signInPerson(database);
    const offerId = await service.offer(3);
    const grows = async (change: () => Promise<unknown>): Promise<boolean> => {
      const before = await version();
      await change();
      return (await version()) > before;
    };
    let code = '';
    const reserve = async () => {
      code = (await service.reserve(person, offerId)).json().internalTransactionCode;
    };
    expect(await grows(reserve)).toBe(true);
    expect(await grows(() => service.cancel(person, code))).toBe(true);
    expect(await grows(() => service.cancel(person, code))).toBe(false);
    await reserve();
    await passExpiry(database, code);
    expect(await grows(() => expireOrders(database, { environment: testEnvironment }))).toBe(true);
    expect(await grows(() => report('payment.succeeded', code))).toBe(true);
    // Reviews display the confirmation.
    expect(await grows(() => report('enrollment.confirmed', code))).toBe(true);
  });

  it('answer 404 for an unknown order, to signed calls only', async () => {
    const answer = await report('payment.succeeded', 'ME-0000-0000-0000');
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'ORDER_NOT_FOUND']);
    expect((await report('payment.succeeded', 'x')).statusCode).toBe(404);
  });

  it('RO-02 require the tenant too', async () => {
    const answer = await service.server.inject({ method: 'POST', url: '/v3/payments/events', payload: {} });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'TENANT_MISSING']);
  });

  it('are not parsed without a signature, which is checked over the raw bytes', async () => {
    const { database } = test();
    const { code } = await service.reservation();
    const now = Math.floor(Date.now() / 1000);
    const secret = testEnvironment.paymentWebhookSecret;
    const { amountDue } = await storedOrder(database, code);
    const body = JSON.stringify({ ...event('payment.succeeded', code), amount: amountDue });
    const unsigned = [
      await send(body, undefined),
      await send(body, 't=0,v1=00'),
      await send(body, signPaymentEvent(body, 'another-secret-of-32-characters-or-more', now)),
      await send(body, signPaymentEvent(body, secret, now - 301)),
      await send(body, signPaymentEvent(body, secret, now + 330)),
      await send(body.replace('{', '{ '), signPaymentEvent(body, secret, now)),
      await send('not json', undefined),
      await send(undefined, undefined),
      await send(undefined, signPaymentEvent(body, secret, now)),
    ];
    for (const answer of unsigned) {
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'SIGNATURE_INVALID']);
    }
    expect((await storedOrder(database, code)).status).toBe('initiated');

    const signed = (text: string) => signPaymentEvent(text, secret, now);
    for (const wrong of ['not json', '{}', 'null', '', '{"id":"a b","type":"payment.succeeded"}']) {
      expect((await send(wrong, signed(wrong))).statusCode).toBe(400);
    }
    expect((await send(body, signed(body), 'text/plain')).statusCode).toBe(415);
    const spaced = body.replace('{', '{ \n ');
    expect((await send(spaced, signed(spaced))).json()).toMatchObject({ status: 'paid' });
  });

  it('accept a payment after account deletion, without a mail', async () => {
    const { database } = test();
    const { person, code } = await service.reservation();
    await database.pool.query('DELETE FROM account WHERE id = $1', [person.accountId]);
    expect((await report('payment.succeeded', code)).json()).toMatchObject({ status: 'paid' });
    expect(await mailTo(database, person)).toEqual(['reservation']);
  });
});
