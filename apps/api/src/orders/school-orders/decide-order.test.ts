import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { describeEachEngine } from '../../../test/each-engine.ts';
import { signedInWithRole } from '../../accounts/testing/panel-people.ts';
import { auditEvent } from '../../platform/database/account-schema.ts';
import { mailOutbox } from '../../platform/database/operation-schema.ts';
import { orderStatusChange } from '../../platform/database/order-schema.ts';
import { operatedOrdersBody } from '../operator/schema.ts';
import {
  mailTo,
  openOrderService,
  seatsLeft,
  storedOrder,
  type OrderService,
} from '../testing/order-service.ts';

describeEachEngine('what a school decides about its orders', (test) => {
  let service: OrderService;
  let events = 0;

  beforeAll(async () => {
    service = await openOrderService(test().database);
  });

  const report = (type: string, code: string) => {
    events += 1;
    return service.report({ id: `decision-${events}`, type, internalTransactionCode: code });
  };
  const paidOrder = async () => {
    const reserved = await service.reservation();
    await report('payment.succeeded', reserved.code);
    return reserved;
  };
  const audited = async (code: string) => {
    const { id } = await storedOrder(test().database, code);
    const rows = await test()
      .database.db.select()
      .from(auditEvent)
      .where(eq(auditEvent.subject, `order:${id}`))
      .orderBy(auditEvent.id);
    return rows.filter(({ actor }) => actor !== 'system');
  };
  const refusal = { reason: 'documents', text: 'Faltou o histórico escolar.' };

  it('EN-09 S28 confirm an enrollment once, with one mail, however often and by whomever', async () => {
    const { database } = test();
    const { person, code } = await paidOrder();
    const answers = await Promise.all([1, 2, 3].map(() => service.decide(code, 'enrollment')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(answers[0]?.json()).toMatchObject({ status: 'enrolled', decisions: [], dueAt: null });
    expect((await report('enrollment.confirmed', code)).json()).toMatchObject({ status: 'enrolled' });
    expect((await storedOrder(database, code)).statuses).toEqual(['initiated', 'paid', 'enrolled']);
    expect(await mailTo(database, person)).toEqual([
      'reservation',
      'payment-received',
      'enrollment-confirmed',
    ]);
    const { row: staff } = await service.staff();
    expect((await audited(code)).slice(1)).toMatchObject([
      {
        actor: `account:${staff.id}`,
        action: 'order.enrolled',
        schoolId: service.school.id,
        before: { status: 'paid' },
        after: { status: 'enrolled' },
      },
    ]);
  });

  it('EN-09 confirm no enrollment of an unpaid order', async () => {
    const { code } = await service.reservation();
    expect((await service.decide(code, 'enrollment')).json()).toMatchObject({
      code: 'ORDER_STATUS_CONFLICT',
      message: 'Esta reserva não está paga.',
    });
  });

  it('EN-09 S28 a refusal frees the seat once, and the family reads why on its page and in one mail', async () => {
    const { database } = test();
    const { person, code, offerId } = await paidOrder();
    expect(await seatsLeft(database, offerId)).toBe(0);
    const answers = await Promise.all([1, 2, 3].map(() => service.decide(code, 'refusal', refusal)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(answers[0]?.json()).toMatchObject({ status: 'cancelled', refusal: 'documents', decisions: [] });
    expect(await seatsLeft(database, offerId)).toBe(1);
    expect(await mailTo(database, person)).toEqual([
      'reservation',
      'payment-received',
      'reservation-refused',
    ]);
    expect((await service.get(person, `orders/${code}`)).json()).toMatchObject({
      status: 'cancelled',
      refusal: 'documents',
    });
    // What the school wrote is in no record but the mail.
    expect((await audited(code)).slice(1)).toMatchObject([
      {
        action: 'order.refused',
        before: { status: 'paid' },
        after: { status: 'cancelled', reason: 'documents', refund: 'full' },
      },
    ]);
    expect(JSON.stringify(await audited(code))).not.toContain('histórico');
    // Reserved again by another family, the seat stays theirs.
    expect((await service.reserve(person, offerId)).statusCode).toBe(201);
    await service.decide(code, 'refusal', refusal);
    expect(await seatsLeft(database, offerId)).toBe(0);
  });

  it('EN-09 S36 a refused paid order keeps its refund due, and its contact for our team, until the host reports it', async () => {
    const { db } = test().database;
    const { person, code } = await paidOrder();
    await service.decide(code, 'refusal', refusal);
    const operator = await signedInWithRole(test().database, 'operator', service.school.id);
    const contact = (by?: typeof operator) => service.panel(`/${code}/contact`, {}, by);
    const listed = async () =>
      operatedOrdersBody.parse((await service.operate('/orders?state=refund-due')).json());
    const teamMails = async () => {
      const subject = `Valor devolvido de bolsa recusada: ${code}`;
      return db.select().from(mailOutbox).where(eq(mailOutbox.subject, subject));
    };
    const recorded = async () => {
      const { id } = await storedOrder(test().database, code);
      const rows = await db
        .select()
        .from(auditEvent)
        .where(eq(auditEvent.subject, `order:${id}`));
      return rows.map(({ action }) => action).filter((action) => action === 'order.refunded');
    };

    const codes = async () => (await listed()).orders.map(({ order }) => order.internalTransactionCode);
    expect(await codes()).toContain(code);
    expect((await listed()).orders.every(({ order }) => order.refundDue)).toBe(true);
    expect((await service.panel(`/${code}`)).json().order).toMatchObject({ refundDue: false });
    expect((await service.panel(`/${code}`, undefined, operator)).json().order).toMatchObject({
      refundDue: true,
      studentName: null,
    });
    expect((await contact()).statusCode).toBe(409);
    expect((await contact(operator)).json()).toMatchObject({ email: person.email });
    expect((await audited(code)).at(-1)).toMatchObject({
      actor: `account:${operator.row.id}`,
      action: 'order.contact-viewed',
    });

    await report('order.cancelled', code);
    await report('order.cancelled', code);
    expect(await recorded()).toEqual(['order.refunded']);
    expect(await teamMails()).toMatchObject([{ kind: 'order-refunded-operator' }]);
    expect((await contact(operator)).json()).toMatchObject({ code: 'CONTACT_UNAVAILABLE' });
    expect(await codes()).not.toContain(code);
  });

  it('EN-09 a family that withdrew a week after its payment is promised no refund, and none is due', async () => {
    const { db } = test().database;
    const { person, code } = await paidOrder();
    const { id } = await storedOrder(test().database, code);
    await db
      .update(orderStatusChange)
      .set({ createdAt: new Date('2026-01-05T15:00:00Z') })
      .where(and(eq(orderStatusChange.orderId, id), eq(orderStatusChange.status, 'paid')));
    await service.decide(code, 'refusal', { reason: 'family' });
    const mails = await db.select().from(mailOutbox).where(eq(mailOutbox.recipient, person.email));
    const mail = mails.at(-1);
    expect(mail?.subject).toContain('A escola informou a sua desistência');
    expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(
      'vale o contrato com a escola. Você pagou em 05/01/2026.',
    );
    expect(mail?.text).not.toMatch(/[Dd]evolvemos|recusou/);
    const operator = await signedInWithRole(test().database, 'operator', service.school.id);
    expect((await service.panel(`/${code}`, undefined, operator)).json().order).toMatchObject({
      refusal: 'family',
      refundDue: false,
    });
  });

  it('EN-09 nothing is refunded of a refused order that was not paid', async () => {
    const { code } = await service.reservation();
    await service.decide(code, 'refusal', refusal);
    await report('order.cancelled', code);
    const subject = `Valor devolvido de bolsa recusada: ${code}`;
    const mails = await test().database.db.select().from(mailOutbox).where(eq(mailOutbox.subject, subject));
    expect(mails).toEqual([]);
    const operator = await signedInWithRole(test().database, 'operator', service.school.id);
    expect((await service.panel(`/${code}/contact`, {}, operator)).statusCode).toBe(409);
  });

  it('EN-09 a refused reservation is not paid any more', async () => {
    const { code } = await service.reservation();
    expect((await service.decide(code, 'refusal', { reason: 'no-seat' })).statusCode).toBe(200);
    expect((await report('payment.succeeded', code)).json()).toMatchObject({ code: 'ORDER_STATUS_CONFLICT' });
  });

  it('refuse only with a known reason, and with words where it has none', async () => {
    const { code } = await paidOrder();
    for (const invalid of [
      {},
      { reason: 'x' },
      { reason: 'other' },
      { reason: 'other', text: ' ' },
      { reason: 'documents', text: 'x'.repeat(501) },
    ]) {
      expect((await service.decide(code, 'refusal', invalid)).statusCode).toBe(400);
    }
    expect((await storedOrder(test().database, code)).status).toBe('paid');
  });

  it('refuse nothing that is enrolled, canceled by its family, or expired', async () => {
    const enrolled = await paidOrder();
    await service.decide(enrolled.code, 'enrollment');
    const cancelled = await service.reservation();
    await service.cancel(cancelled.person, cancelled.code);
    for (const { code } of [enrolled, cancelled])
      expect((await service.decide(code, 'refusal', refusal)).json()).toMatchObject({
        code: 'ORDER_STATUS_CONFLICT',
      });
  });

  it('S28 answer a decision about an order that changed meanwhile with the order as it is now', async () => {
    const { database } = test();
    const { person, code } = await service.reservation();
    const seen = { status: 'initiated', seatMissing: false };
    await service.cancel(person, code);
    const answer = await service.decide(code, 'refusal', { ...refusal, seen });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'ORDER_CHANGED',
      details: {
        currentOrder: { internalTransactionCode: code, status: 'cancelled', decisions: [], refusal: null },
      },
    });
    expect((await mailTo(database, person)).at(-1)).toBe('reservation-cancelled');
  });

  it('S28 of a confirmation and a refusal at once exactly one is stored, and one mail sent', async () => {
    const { database } = test();
    const { person, code, offerId } = await paidOrder();
    const seen = { status: 'paid', seatMissing: false };
    const answers = await Promise.all([
      service.panel(`/${code}/enrollment`, { seen }),
      service.panel(`/${code}/refusal`, { seen, ...refusal }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
      200, 409,
    ]);
    const { status } = await storedOrder(database, code);
    expect(await seatsLeft(database, offerId)).toBe(status === 'cancelled' ? 1 : 0);
    expect((await mailTo(database, person)).slice(2)).toEqual([
      status === 'cancelled' ? 'reservation-refused' : 'enrollment-confirmed',
    ]);
  });

  it('S36 are those of an operator too', async () => {
    const { code } = await paidOrder();
    const operator = await signedInWithRole(test().database, 'operator', service.school.id);
    const seen = { status: 'paid', seatMissing: false };
    const answer = await service.panel(`/${code}/enrollment`, { seen }, operator);
    expect(answer.json()).toMatchObject({ status: 'enrolled' });
    expect((await audited(code)).at(-1)).toMatchObject({ actor: `account:${operator.row.id}` });
  });

  it('send the school’s mailbox nothing about its own confirmation', async () => {
    const { db } = test().database;
    const { code } = await paidOrder();
    await db.delete(mailOutbox);
    await service.decide(code, 'enrollment');
    const kinds = (await db.select().from(mailOutbox)).map(({ kind }) => kind);
    expect(kinds).toEqual(['enrollment-confirmed']);
  });
});
