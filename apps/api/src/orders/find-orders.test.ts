import { beforeAll, expect, it } from 'vitest';
import { and, eq, like } from 'drizzle-orm';
import { describeOneEngine } from '../../test/each-engine.ts';
import { mailOutbox } from '../platform/database/operation-schema.ts';
import { offer, school } from '../platform/database/schema.ts';
import {
  openOrderService,
  passExpiry,
  seatsLeft,
  signInPerson,
  storedOrder,
  type OrderService,
  type Person,
} from './testing/order-service.ts';

describeOneEngine('orders of the current user', (test) => {
  let service: OrderService;
  let maria: Person;
  /** Five orders of Maria's, oldest first. */
  const codes: string[] = [];

  beforeAll(async () => {
    const { database } = test();
    service = await openOrderService(database);
    maria = await signInPerson(database);
    for (let n = 0; n < 5; n += 1) {
      const answer = await service.reserve(maria, await service.offer(1));
      codes.push(answer.json().internalTransactionCode);
    }
    const stranger = await signInPerson(database);
    await service.reserve(stranger, await service.offer(1));
    await service.report({
      id: 'evt-paid',
      type: 'payment.succeeded',
      internalTransactionCode: codes[0] ?? '',
    });
    await service.cancel(maria, codes[1] ?? '');
  });

  const list = async (query = '', person = maria) => {
    const { statusCode, headers, json } = await service.get(person, `orders${query}`);
    return {
      statusCode,
      codes:
        statusCode === 200
          ? json().map((order: { internalTransactionCode: string }) => order.internalTransactionCode)
          : [],
      pages: headers['x-total-pages'],
      count: headers['x-total-count'],
    };
  };

  it('EN-09 a paid order and its mail say where the school is, its phone, the extras of the reservation and the refund rule', async () => {
    const { db } = test().database;
    await db.update(school).set({ street: 'Rua das Flores', number: '12', phone: '6334151000' });
    const person = await signInPerson(test().database);
    const offerId = await service.offer(1, { materialFee: 90_000, uniformFee: 0 });
    const code: string = (await service.reserve(person, offerId)).json().internalTransactionCode;
    // What the school declares later is not what was agreed.
    await db.update(offer).set({ materialFee: 150_000 }).where(eq(offer.id, offerId));
    await service.report({ id: 'evt-extras', type: 'payment.succeeded', internalTransactionCode: code });
    const shown = async () => (await service.get(person, `orders/${code}`)).json();
    expect(await shown()).toMatchObject({
      school: { address: 'Rua das Flores, 12, Araguaína, TO', phone: '(63) 3415-1000' },
      offer: { extras: { material: 90_000, uniform: 0, meals: null, transport: null } },
    });
    const ofPayment = and(eq(mailOutbox.recipient, person.email), eq(mailOutbox.kind, 'payment-received'));
    const [mail] = await db.select().from(mailOutbox).where(ofPayment);
    expect(mail?.text).toMatch(
      /Endereço: Rua das Flores, 12, Araguaína, TO\nTelefone: \(63\) 3415-1000\n.*\nExtras no ano: Material R\$\s900,00; uniforme incluído\./u,
    );
    expect(mail?.text).toContain('até 7 dias depois do pagamento');
    await db.update(school).set({ street: null, phone: null });
    expect(await shown()).toMatchObject({ school: { address: null, phone: null } });
  });

  it('CA-05 lists orders newest first, with the two headers', async () => {
    expect(await list()).toEqual({
      statusCode: 200,
      codes: codes.toReversed(),
      pages: '1',
      count: '5',
    });
  });

  it('CA-05 returns each order on one page, and an empty page past the last', async () => {
    const [first, second, third, fourth] = await Promise.all(
      [1, 2, 3, 4].map((page) => list(`?size=2&page=${page}`)),
    );
    expect([first, second, third, fourth].flatMap((page) => page?.codes)).toEqual(codes.toReversed());
    expect(fourth).toEqual({ statusCode: 200, codes: [], pages: '3', count: '5' });
  });

  it('CA-05 filters by statuses', async () => {
    expect(await list('?status[]=paid')).toMatchObject({ codes: [codes[0]], pages: '1', count: '1' });
    expect(await list('?status[]=paid&status[]=cancelled')).toMatchObject({ codes: [codes[1], codes[0]] });
    expect(await list('?status[]=enrolled')).toMatchObject({ codes: [], pages: '1', count: '0' });
  });

  it.each(['?size=51', '?size=0', '?page=0', '?page=x', '?status[]=open'])(
    'CA-05 rejects %s',
    async (query) => {
      expect(await list(query)).toMatchObject({ statusCode: 400 });
    },
  );

  it('CA-05 finds an order by its code in any spelling, and by its id', async () => {
    const [code = ''] = codes;
    const byCode = (await service.get(maria, `orders/${code}`)).json();
    expect(byCode).toMatchObject({
      status: 'paid',
      paymentUrl: null,
      history: [{ status: 'initiated' }, { status: 'paid' }],
    });
    expect((await service.get(maria, `orders/${code.toLowerCase()}`)).json()).toEqual(byCode);
    expect((await service.get(maria, `orders/${byCode.id}`)).json()).toEqual(byCode);
  });

  it('S20 answers alike for another user’s order and an unknown one', async () => {
    const { database } = test();
    const other = await signInPerson(database);
    const { id } = await storedOrder(database, codes[2] ?? '');
    const keys = [codes[2], String(id), 'ME-0000-0000-0000', '999999999', '0', 'x', '2147483648000'];
    const answers = await Promise.all(keys.map((key) => service.get(other, `orders/${key}`)));
    for (const answer of answers) {
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({
        code: 'ORDER_NOT_FOUND',
        message: 'Não encontramos esta reserva.',
      });
    }
    expect((await service.cancel(other, codes[2] ?? '')).statusCode).toBe(404);
    expect((await storedOrder(database, codes[2] ?? '')).status).toBe('initiated');
    expect(await list('', other)).toMatchObject({ codes: [], pages: '1', count: '0' });
    // The user gets 404 too for an invalid key.
    expect((await service.get(maria, 'orders/x')).statusCode).toBe(404);
  });

  it('S20 does not expose orders through a URL that resembles the operator’s', async () => {
    const { database } = test();
    const admin = await signInPerson(database);
    await database.pool.query(`UPDATE account SET email = 'admin@alumni.example' WHERE id = $1`, [
      admin.accountId,
    ]);
    expect((await service.get(admin, `orders/${codes[2]}`)).statusCode).toBe(404);
  });

  it('cancels for its user once, frees the seat, and sends a mail', async () => {
    const { database } = test();
    const code = codes[3] ?? '';
    const { offerId } = await storedOrder(database, code);
    const answers = await Promise.all([service.cancel(maria, code), service.cancel(maria, code)]);
    for (const answer of answers) {
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({ status: 'cancelled', paymentUrl: null });
    }
    expect((await storedOrder(database, code)).statuses).toEqual(['initiated', 'cancelled']);
    expect(await seatsLeft(database, offerId ?? 0)).toBe(1);
    const mails = await database.db
      .select()
      .from(mailOutbox)
      .where(and(eq(mailOutbox.kind, 'reservation-cancelled'), like(mailOutbox.text, `%${code}%`)));
    expect(mails).toMatchObject([
      { recipient: maria.email, subject: 'Sua reserva foi cancelada: Colégio Anglo' },
    ]);
    expect(mails[0]?.text).toContain('não há nada a pagar');
  });

  it('does not cancel a paid order', async () => {
    const answer = await service.cancel(maria, codes[0] ?? '');
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'ORDER_NOT_CANCELLABLE' });
  });

  it('is still listed when the offer and the school are gone', async () => {
    const { database } = test();
    const person = await signInPerson(database);
    const { internalTransactionCode: code } = (await service.reserve(person, await service.offer(1))).json();
    await passExpiry(database, code);
    await database.pool.query('DELETE FROM school');
    expect((await service.get(person, `orders/${code}`)).json()).toMatchObject({
      school: { name: 'Colégio Anglo', slug: null },
      offer: { id: null, grade: '1º ano' },
    });
    expect((await service.cancel(person, code)).json()).toMatchObject({ status: 'cancelled' });
  });
});
