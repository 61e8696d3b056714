import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { describeOneEngine } from '../../test/each-engine.ts';
import { testEnvironment } from '../../test/test-server.ts';
import { account } from '../platform/database/account-schema.ts';
import { mailOutbox } from '../platform/database/operation-schema.ts';
import { school } from '../platform/database/schema.ts';
import { findAccountWithEmail } from '../accounts/account.ts';
import { expireOrders } from './lifecycle/expire-orders.ts';
import { MAX_OPEN_ORDERS } from './reserve-offer.ts';
import {
  openOrderService,
  type OrderService,
  passExpiry,
  seatsLeft,
  signInPerson,
} from './testing/order-service.ts';

const schoolEmail = 'secretaria@anglo.example';

describeOneEngine('EN-09 a scholarship of 100 % without an enrollment fee', (test) => {
  let service: OrderService;
  beforeAll(async () => {
    service = await openOrderService(test().database);
    await test().database.db.update(school).set({ email: schoolEmail });
  });

  const freeOffer = (seats = 1) =>
    service.offer(seats, { enrollmentFee: 0, price: 0, discountPercentage: 100 });

  const reserveFree = async () => {
    const person = await signInPerson(test().database);
    const offerId = await freeOffer();
    const answer = await service.reserve(person, offerId);
    return { person, offerId, answer, code: answer.json().internalTransactionCode as string };
  };

  /** Mails so far, which are forgotten. */
  const mails = async () => {
    const rows = await test().database.db.delete(mailOutbox).returning();
    for (const { subject, text, html } of rows)
      expect
        .soft(`${subject}${text}${html}`)
        .not.toMatch(/R\$\s0,00|a pagar agora|pagamento|pagou|devolvido/iu);
    return rows;
  };

  it('is confirmed at once, without the payment host and without a deadline', async () => {
    const { person, offerId, answer, code } = await reserveFree();
    expect(answer.statusCode).toBe(201);
    const confirmed = {
      status: 'confirmed',
      amountDue: 0,
      paymentUrl: null,
      history: [{ status: 'confirmed' }],
    };
    expect(answer.json()).toMatchObject(confirmed);
    await passExpiry(test().database, code);
    await expireOrders(test().database, { environment: testEnvironment });
    expect((await service.get(person, `orders/${code}`)).json()).toMatchObject(confirmed);
    expect(await seatsLeft(test().database, offerId)).toBe(0);
    for (const type of ['payment.pending', 'payment.succeeded']) {
      const event = { id: `${type}-${code}`, type, internalTransactionCode: code };
      expect((await service.report(event)).json().code).toBe('ORDER_STATUS_CONFLICT');
    }
  });

  it('is announced to the family, the school and our team without a payment', async () => {
    await mails();
    const { person, code } = await reserveFree();
    const sent = await mails();
    expect(sent.map(({ kind }) => kind)).toEqual([
      'scholarship-confirmed',
      'order-confirmed-school',
      'order-confirmed-operator',
    ]);
    expect(sent[0]).toMatchObject({ recipient: person.email, subject: 'Bolsa confirmada: Colégio Anglo' });
    expect(sent[0]?.text).toContain('não há nada a pagar');
    expect(sent[1]).toMatchObject({
      replyTo: person.email,
      subject: `Bolsa integral, para matricular: ${code}`,
    });
    expect(sent[1]?.text).toContain('Valor da reserva: nada a pagar');
    await service.decide(code, 'enrollment');
    const [enrolled] = await mails();
    expect(enrolled).toMatchObject({ kind: 'enrollment-confirmed' });
    expect((await service.get(person, `orders/${code}`)).json().status).toBe('enrolled');
  });

  it('is cancelled by the family, with nothing to refund, until the student is enrolled', async () => {
    const { person, offerId, code } = await reserveFree();
    await mails();
    expect((await service.cancel(person, code)).json().status).toBe('cancelled');
    expect(await seatsLeft(test().database, offerId)).toBe(1);
    const sent = await mails();
    expect(sent.map(({ kind }) => kind)).toEqual([
      'reservation-cancelled',
      'order-withdrawn-school',
      'order-withdrawn-operator',
    ]);
    expect(sent[1]?.text).toContain('apaguem os dados da família');
    expect(sent[2]?.text).toContain('Não há nada a devolver');
    const other = await reserveFree();
    await service.decide(other.code, 'enrollment');
    const late = await service.cancel(other.person, other.code);
    expect([late.statusCode, late.json().code]).toEqual([409, 'ORDER_NOT_CANCELLABLE']);
  });

  it('S28 counts among the reservations that one account may hold', async () => {
    const person = await signInPerson(test().database);
    for (let n = 0; n < MAX_OPEN_ORDERS; n += 1)
      expect((await service.reserve(person, await freeOffer())).statusCode).toBe(201);
    const rejected = await service.reserve(person, await freeOffer());
    expect(rejected.json().code).toBe('RESERVATION_LIMIT');
  });

  it('S35 proves nothing about an e-mail: it costs nothing', async () => {
    const { db } = test().database;
    const { person } = await reserveFree();
    const later = await signInPerson(test().database);
    await db.update(account).set({ email: person.email }).where(eq(account.id, later.accountId));
    expect((await findAccountWithEmail(db, person.email))?.id).toBe(later.accountId);
  });
});
