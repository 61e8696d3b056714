import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { describeOneEngine } from '../../test/each-engine.ts';
import { testEnvironment } from '../../test/test-server.ts';
import { mailOutbox } from '../platform/database/operation-schema.ts';
import { scholarshipOrder } from '../platform/database/order-schema.ts';
import { offer } from '../platform/database/schema.ts';
import { MAX_OPEN_ORDERS } from './reserve-offer.ts';
import {
  ana,
  mailTo,
  openOrderService,
  seatsLeft,
  signInPerson,
  storedOrder,
  type OrderService,
  type Person,
} from './testing/order-service.ts';

describeOneEngine('reserving an offer', (test) => {
  let service: OrderService;
  let maria: Person;

  beforeAll(async () => {
    service = await openOrderService(test().database);
    maria = await signInPerson(test().database);
  });

  it('CA-05 EN-09 returns the order with every field, and takes a seat', async () => {
    const offerId = await service.offer(3, { title: '1º ano de manhã', enrollmentFee: 20_000 });
    const before = Date.now();
    const answer = await service.reserve(maria, offerId, {
      student: { name: 'ana CLARA de souza', birthDate: '2019-05-14' },
    });
    expect(answer.statusCode).toBe(201);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    const order = answer.json();
    expect(order).toEqual({
      id: expect.any(Number),
      internalTransactionCode: expect.stringMatching(/^ME(-[0-9A-HJKMNP-TV-Z]{4}){3}$/),
      status: 'initiated',
      createdAt: expect.any(String),
      expiresAt: expect.any(String),
      student: { name: 'Ana Clara de Souza', birthDate: '2019-05-14' },
      school: {
        name: 'Colégio Anglo',
        slug: 'anglo',
        city: 'Araguaína',
        uf: 'TO',
        address: null,
        phone: null,
      },
      offer: {
        id: offerId,
        title: '1º ano de manhã',
        grade: '1º ano',
        stage: 'Ensino Fundamental I',
        shift: 'Manhã',
        year: 2026,
        monthlyFee: 100_000,
        monthlyFeeWithDiscount: 50_000,
        discountPercentage: 50,
        enrollmentFee: 20_000,
        extras: { material: null, uniform: null, meals: null, transport: null },
      },
      amountDue: 20_000,
      paymentUrl: `${testEnvironment.paymentUrl}/reservas/${order.internalTransactionCode}?valor=20000`,
      seatMissing: false,
      refusal: null,
      history: [{ status: 'initiated', createdAt: order.createdAt }],
      demo: false,
    });
    expect(Date.parse(order.expiresAt) - Date.parse(order.createdAt)).toBe(48 * 3_600_000);
    expect(Date.parse(order.createdAt)).toBeGreaterThan(before - 5_000);
    expect(await seatsLeft(test().database, offerId)).toBe(2);
  });

  it('EN-09 mails the reservation, its deadline and its link', async () => {
    const { db } = test().database;
    const [mail] = await db.select().from(mailOutbox).where(eq(mailOutbox.recipient, maria.email));
    expect(mail).toMatchObject({ kind: 'reservation', subject: 'Bolsa reservada: Colégio Anglo' });
    expect(mail?.text).toMatch(/Você paga por\smês: R\$\s500,00/);
    expect(mail?.text).toMatch(/Matrícula, a pagar agora: R\$\s200,00/);
    expect(mail?.text).toMatch(/http:\/\/localhost:3000\/detalhes-da-bolsa\/ME-/);
  });

  it('EN-09 charges the enrollment fee, or without one the first discounted month', async () => {
    const { database } = test();
    const reservedAmount = async (fields: Partial<typeof offer.$inferInsert>) => {
      const offerId = await service.offer(1, fields);
      const person = await signInPerson(database);
      const { amountDue, internalTransactionCode: code } = (await service.reserve(person, offerId)).json();
      // A later price of the offer applies to other families.
      await database.db
        .update(offer)
        .set({ enrollmentFee: 77_700, price: 77_700 })
        .where(eq(offer.id, offerId));
      expect((await service.get(person, `orders/${code}`)).json().amountDue).toBe(amountDue);
      return amountDue;
    };
    expect(await reservedAmount({ enrollmentFee: 20_000, price: 50_000 })).toBe(20_000);
    expect(await reservedAmount({ enrollmentFee: 0, price: 50_000 })).toBe(50_000);
    expect(await reservedAmount({ enrollmentFee: 0, price: 0, discountPercentage: 100 })).toBe(0);
  });

  it('EN-09 an order without a stored amount charges its offer snapshot’s', async () => {
    const { database } = test();
    const person = await signInPerson(database);
    const offerId = await service.offer(1, { enrollmentFee: 20_000 });
    const { internalTransactionCode: code } = (await service.reserve(person, offerId)).json();
    await database.db
      .update(scholarshipOrder)
      .set({ amountDue: null })
      .where(eq(scholarshipOrder.code, code));
    expect((await service.get(person, `orders/${code}`)).json().amountDue).toBe(20_000);
  });

  it('S28 lets exactly one of 20 parallel reservations of the last seat succeed', async () => {
    const { database } = test();
    const offerId = await service.offer(1);
    const people = await Promise.all(Array.from({ length: 20 }, () => signInPerson(database)));
    const url = await service.server.listen({ host: '127.0.0.1', port: 0 });
    const answers = await Promise.all(
      people.map(async ({ headers }) => {
        const answer = await fetch(`${url}/v3/account/user/orders`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify({ offerId, student: ana }),
        });
        return { status: answer.status, body: await answer.json() };
      }),
    );
    const rejected = answers.filter(({ status }) => status !== 201);
    expect(rejected).toHaveLength(19);
    for (const { status, body } of rejected) {
      expect(status).toBe(409);
      expect(body).toMatchObject({ code: 'OFFER_SOLD_OUT', message: 'As vagas desta bolsa acabaram.' });
    }
    expect(await seatsLeft(database, offerId)).toBe(0);
    const written = await Promise.all(people.map((person) => mailTo(database, person)));
    expect(written.flat()).toEqual(['reservation']);
  });

  it('EN-09 never refuses a student for the age', async () => {
    const offerId = await service.offer(1);
    const student = { name: 'Ana Clara Souza', birthDate: '2026-05-10' };
    const answer = await service.reserve(await signInPerson(test().database), offerId, { student });
    expect(answer.statusCode).toBe(201);
  });

  it('EN-01 requires a CPF', async () => {
    const { database } = test();
    const offerId = await service.offer(1);
    const answer = await service.reserve(await signInPerson(database, { cpf: false }), offerId);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({
      code: 'CPF_REQUIRED',
      message: 'Informe o seu CPF nos dados da conta para reservar uma bolsa.',
    });
    expect(await seatsLeft(database, offerId)).toBe(1);
  });

  it('rejects an expired, sold-out or unknown offer', async () => {
    const over = await service.offer(1, { validUntil: '2020-12-31' });
    const full = await service.offer(1, { seatsLeft: 0 });
    const rejections = [
      [over, 409, 'OFFER_CLOSED'],
      [full, 409, 'OFFER_SOLD_OUT'],
      [2_147_483_647, 404, 'OFFER_NOT_FOUND'],
    ] as const;
    for (const [offerId, status, code] of rejections) {
      const answer = await service.reserve(maria, offerId);
      expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    }
  });

  it('rejects a second reservation for the same student, until the first is cancelled', async () => {
    const { database } = test();
    const offerId = await service.offer(5);
    const person = await signInPerson(database);
    const attempts = await Promise.all([
      service.reserve(person, offerId),
      service.reserve(person, offerId, { student: { ...ana, name: ana.name.toUpperCase() } }),
    ]);
    const [made, rejected] = attempts.toSorted((one, two) => one.statusCode - two.statusCode);
    expect([made?.statusCode, rejected?.statusCode]).toEqual([201, 409]);
    const code = made?.json().internalTransactionCode;
    expect(rejected?.json()).toMatchObject({
      code: 'STUDENT_ALREADY_RESERVED',
      message: expect.stringContaining(code),
      details: { internalTransactionCode: code },
    });
    expect(await seatsLeft(database, offerId)).toBe(4);
    const sibling = { name: 'Pedro Souza', birthDate: ana.birthDate };
    expect((await service.reserve(person, offerId, { student: sibling })).statusCode).toBe(201);
    await service.cancel(person, code);
    expect((await service.reserve(person, offerId)).statusCode).toBe(201);
  });

  it('EN-09 rejects another price than the expected one, without taking a seat', async () => {
    const { database } = test();
    const offerId = await service.offer(2);
    const rejected = await service.reserve(maria, offerId, { key: 'price-1', expectedPrice: 49_900 });
    expect(rejected.statusCode).toBe(409);
    expect(rejected.json()).toMatchObject({
      code: 'OFFER_PRICE_CHANGED',
      message: expect.stringMatching(/a mensalidade agora é R\$\s500,00/),
      details: { currentPrice: 50_000 },
    });
    expect(await seatsLeft(database, offerId)).toBe(2);
    // The same attempt, confirmed at the new price.
    const made = await service.reserve(maria, offerId, { key: 'price-1', expectedPrice: 50_000 });
    expect(made.statusCode).toBe(201);
    expect(await seatsLeft(database, offerId)).toBe(1);
    // A repeated request returns the order, whatever the price is now.
    await database.db.update(offer).set({ price: 70_000 }).where(eq(offer.id, offerId));
    const again = await service.reserve(maria, offerId, { key: 'price-1', expectedPrice: 50_000 });
    expect(again.json()).toEqual(made.json());
    expect((await service.reserve(maria, offerId, { expectedPrice: -1 })).statusCode).toBe(400);
  });

  it('does not reveal that another account reserved for a child', async () => {
    const { database } = test();
    const offerId = await service.offer(2);
    await service.reserve(await signInPerson(database), offerId);
    expect((await service.reserve(await signInPerson(database), offerId)).statusCode).toBe(201);
  });

  it('limits the unpaid reservations of an account, also concurrently', async () => {
    const { database } = test();
    const person = await signInPerson(database);
    const offers = await Promise.all(Array.from({ length: MAX_OPEN_ORDERS + 2 }, () => service.offer(1)));
    const answers = await Promise.all(offers.map((offerId) => service.reserve(person, offerId)));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(MAX_OPEN_ORDERS);
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 201)) {
      expect(answer.json()).toMatchObject({ code: 'RESERVATION_LIMIT' });
    }
  });

  it('stores nothing of an invalid request', async () => {
    const offerId = await service.offer(1);
    const students = [
      { name: 'Ana', birthDate: '2019-05-14' },
      { name: 'Ana Souza', birthDate: '2019-02-30' },
      { name: 'Ana Souza', birthDate: '2999-01-01' },
      { name: 'Ana Souza', birthDate: '1850-01-01' },
      { name: 'Ana Souza\u0000', birthDate: '2019-05-14' },
    ];
    for (const student of students) {
      expect((await service.reserve(maria, offerId, { student })).statusCode).toBe(400);
    }
    expect((await service.reserve(maria, offerId, { key: 'x'.repeat(201) })).statusCode).toBe(400);
    expect(await seatsLeft(test().database, offerId)).toBe(1);
  });

  it('RT-07 requires a session', async () => {
    const headers = { 'x-tenant': 'melhor-escola' };
    const stranger = { accountId: 0, email: '', headers };
    for (const answer of [
      await service.reserve(stranger, 1),
      await service.get(stranger, 'orders'),
      await service.get(stranger, 'orders/1'),
      await service.get(stranger, 'benefits'),
      await service.cancel(stranger, 'ME-0000-0000-0000'),
    ]) {
      expect(answer.statusCode).toBe(401);
    }
  });

  it('records the reservation in the audit trail', async () => {
    const { database } = test();
    const person = await signInPerson(database);
    const { internalTransactionCode: code } = (await service.reserve(person, await service.offer(1))).json();
    const { id } = await storedOrder(database, code);
    const { rows } = await database.pool.query('SELECT actor, action FROM audit_event WHERE subject = $1', [
      `order:${id}`,
    ]);
    expect(rows).toEqual([{ actor: `account:${person.accountId}`, action: 'order.reserved' }]);
  });
});
