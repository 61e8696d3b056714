import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOneEngine } from '../../../test/each-engine.ts';
import { testEnvironment } from '../../../test/test-server.ts';
import { signedInWithRole } from '../../accounts/testing/panel-people.ts';
import { account } from '../../platform/database/account-schema.ts';
import { mailOutbox } from '../../platform/database/operation-schema.ts';
import { schoolMember } from '../../platform/database/panel-schema.ts';
import { school } from '../../platform/database/schema.ts';
import { MAX_ORDERS_A_DAY } from '../reserve-offer.ts';
import { expireOrders } from '../lifecycle/expire-orders.ts';
import {
  ana,
  openOrderService,
  type OrderService,
  passExpiry,
  type Person,
  signInPerson,
} from '../testing/order-service.ts';

const schoolEmail = 'secretaria@anglo.example';
const operatorEmail = testEnvironment.operatorEmail ?? '';

function expectNoFamily({ subject, text, html }: typeof mailOutbox.$inferSelect, { email }: Person): void {
  for (const personal of [ana.name, 'Ana Clara', 'Maria', email])
    expect.soft(`${subject}${text}${html}`).not.toContain(personal);
}

describeOneEngine('what the school and our team learn of an order', (test) => {
  let service: OrderService;
  beforeAll(async () => {
    service = await openOrderService(test().database);
  });
  beforeEach(async () => {
    const { db } = test().database;
    await db.delete(mailOutbox);
    await db.update(school).set({ email: schoolEmail, phone: '(63) 3415-1000' });
  });

  /** Mails to the school and to our team so far, which are forgotten. */
  const news = async () => {
    const { db } = test().database;
    const rows = await db.delete(mailOutbox).returning();
    const to = (address: string) => rows.filter(({ recipient }) => recipient === address);
    return { school: to(schoolEmail), operator: to(operatorEmail) };
  };
  const kinds = async () => {
    const { school: forSchool, operator } = await news();
    return [...forSchool, ...operator].map(({ kind }) => kind);
  };
  const report = (type: string, code: string) =>
    service.report({ id: `${type}-${code}`, type, internalTransactionCode: code });

  it('EN-09 both learn of a reservation at once, without the family’s data', async () => {
    const { person, code } = await service.reservation();
    const { school: forSchool, operator } = await news();
    expect(forSchool).toMatchObject([{ kind: 'order-reserved-school', subject: `Vaga reservada: ${code}` }]);
    expect(operator).toMatchObject([{ kind: 'order-reserved-operator' }]);
    expect(forSchool[0]?.text).toContain('não ofereçam esta vaga');
    for (const mail of [...forSchool, ...operator]) expectNoFamily(mail, person);
  });

  it('EN-09 a payment gives the school the family’s contact, once, and our team what to do by when', async () => {
    const { person, code } = await service.reservation();
    await test()
      .database.db.update(account)
      .set({ phone: '63988776655' })
      .where(eq(account.id, person.accountId));
    await news();
    await report('payment.pending', code);
    expect(await kinds()).toEqual([]);
    await report('payment.succeeded', code);
    await report('payment.succeeded', code);
    const { school: forSchool, operator } = await news();
    expect(forSchool).toMatchObject([
      { kind: 'order-paid-school', replyTo: person.email, accountId: person.accountId },
    ]);
    const text = forSchool[0]?.text ?? '';
    for (const known of [ana.name, 'Maria das Dores', person.email, '(63) 98877-6655', 'em até 48 horas'])
      expect.soft(text).toContain(known);
    expect.soft(text).not.toContain('não recebe respostas');
    // Nobody needs the child's birth date, or the CPF, to arrange the enrollment.
    expect.soft(text).not.toMatch(/2019|14\/05|\d{11}/);
    expect(operator).toMatchObject([{ kind: 'order-paid-operator', subject: `Bolsa paga: ${code}` }]);
    expect(operator[0]?.text).toContain(`/painel/escolas/anglo/reservas?codigo=${code}`);
    expect(text).toContain(`/painel/escolas/anglo/reservas?codigo=${code}`);
    for (const mail of operator) expectNoFamily(mail, person);
  });

  it('mails a scholarship to the people of the school, once it is secured, without the family’s data', async () => {
    const { db } = test().database;
    const [own] = await db.select({ id: school.id }).from(school);
    const staff = await signedInWithRole(test().database, 'staff', own?.id ?? 0);
    // Another first name than the family's.
    await db.update(account).set({ name: 'Joana Lima' }).where(eq(account.id, staff.row.id));
    const toStaff = () => db.select().from(mailOutbox).where(eq(mailOutbox.recipient, staff.row.email));
    const { person, code } = await service.reservation();
    expect(await toStaff()).toEqual([]);
    await report('payment.succeeded', code);
    await report('payment.succeeded', code);
    const mails = await toStaff();
    expect(mails).toMatchObject([
      {
        kind: 'order-secured-member',
        accountId: staff.row.id,
        subject: `Bolsa paga, para matricular: ${code}`,
      },
    ]);
    expect(mails[0]?.text).toContain(`/painel/escolas/anglo/reservas?codigo=${code}`);
    for (const mail of mails) expectNoFamily(mail, person);
    await db.delete(schoolMember).where(eq(schoolMember.accountId, staff.row.id));
  });

  it('withdraws the mails that still wait, once the scholarship is no longer secured', async () => {
    const { db } = test().database;
    const [own] = await db.select({ id: school.id }).from(school);
    const staff = await signedInWithRole(test().database, 'staff', own?.id ?? 0);
    const toStaff = () => db.select().from(mailOutbox).where(eq(mailOutbox.recipient, staff.row.email));
    const refused = await service.reservation();
    const refunded = await service.reservation();
    for (const { code } of [refused, refunded]) await report('payment.succeeded', code);
    expect(await toStaff()).toHaveLength(2);
    await service.decide(refused.code, 'refusal', { reason: 'no-seat' });
    await report('order.cancelled', refunded.code);
    expect(await toStaff()).toEqual([]);
    await db.delete(schoolMember).where(eq(schoolMember.accountId, staff.row.id));
  });

  it('EN-09 both learn of a cancellation, an expiry and a refund', async () => {
    const cancelled = await service.reservation();
    const expired = await service.reservation();
    const refunded = await service.reservation();
    await report('payment.succeeded', refunded.code);
    await news();
    await service.cancel(cancelled.person, cancelled.code);
    await service.cancel(cancelled.person, cancelled.code);
    expect(await kinds()).toEqual(['order-cancelled-school', 'order-cancelled-operator']);
    await passExpiry(test().database, expired.code);
    await expireOrders(test().database, { environment: testEnvironment });
    expect(await kinds()).toEqual(['order-expired-school', 'order-expired-operator']);
    await report('order.cancelled', refunded.code);
    const { school: forSchool, operator } = await news();
    expect(forSchool[0]?.text).toContain('apaguem os dados da família');
    expect(operator[0]?.text).toContain('confira no serviço de pagamento se o valor voltou');
  });

  it('EN-09 a refusal tells the family why, the school as any cancellation, and our team what to refund', async () => {
    const unpaid = await service.reservation();
    const paid = await service.reservation();
    await report('payment.succeeded', paid.code);
    await news();
    const { db } = test().database;
    await service.decide(unpaid.code, 'refusal', { reason: 'no-seat' });
    const familyMail = async ({ email }: Person) =>
      (await db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email))).at(-1);
    expect(await familyMail(unpaid.person)).toMatchObject({
      kind: 'reservation-refused',
      text: expect.stringContaining('A escola não tem mais esta vaga') as string,
    });
    const first = await news();
    expect(first.school.map(({ kind }) => kind)).toEqual(['order-cancelled-school']);
    expect(first.operator[0]?.text).toContain('Não há nada a devolver');
    const text = 'Faltou o histórico. Veja www.golpe.example e ligue.';
    await service.decide(paid.code, 'refusal', { reason: 'documents', text });
    const mail = await familyMail(paid.person);
    expect(mail?.text).toContain('Devolvemos todo o valor');
    expect(mail?.text).toContain('Faltou o histórico.');
    expect(mail?.text).not.toContain('www.golpe.example');
    const { school: forSchool, operator } = await news();
    expect(forSchool[0]?.text).toContain('apaguem os dados da família');
    expect(operator[0]?.text).toContain('peça o estorno ao serviço de pagamento');
    // What the school wrote is the family's alone.
    for (const { text: sent } of [...forSchool, ...operator]) expect(sent).not.toContain('histórico.');
    for (const one of operator) expectNoFamily(one, paid.person);
  });

  it('S28 an order paid without a seat is our team’s alone, until it has one', async () => {
    const { code, offerId } = await service.reservation();
    await passExpiry(test().database, code);
    await expireOrders(test().database, { environment: testEnvironment });
    await service.reserve(await signInPerson(test().database), offerId);
    await news();
    await report('payment.succeeded', code);
    expect(await kinds()).toEqual(['order-oversold-operator']);
    expect((await service.decide(code, 'seat')).statusCode).toBe(200);
    expect(await kinds()).toEqual(['order-paid-school', 'order-paid-operator']);
  });

  it('S28 a school without a message about the payment gets none about the refund or a free seat', async () => {
    const { code, offerId } = await service.reservation();
    await passExpiry(test().database, code);
    await expireOrders(test().database, { environment: testEnvironment });
    await service.reserve(await signInPerson(test().database), offerId);
    await report('payment.succeeded', code);
    await news();
    await report('order.cancelled', code);
    const { school: forSchool, operator } = await news();
    expect(forSchool).toEqual([]);
    expect(operator.map(({ subject }) => subject)).toEqual([`Bolsa paga sem vaga cancelada: ${code}`]);
  });

  it('S32 one account does not use up a school’s mails by reserving and cancelling', async () => {
    const person = await signInPerson(test().database);
    const offerId = await service.offer(1);
    for (let n = 0; n < MAX_ORDERS_A_DAY; n += 1) {
      const { internalTransactionCode: code } = (await service.reserve(person, offerId)).json();
      await service.cancel(person, code);
    }
    await news();
    const rejected = await service.reserve(person, offerId);
    expect([rejected.statusCode, rejected.json().code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(23 * 3600);
    expect(await kinds()).toEqual([]);
    const other = await signInPerson(test().database);
    expect((await service.reserve(other, offerId)).statusCode).toBe(201);
  });

  it('our team learns whom to call when the school has no e-mail', async () => {
    await test().database.db.update(school).set({ email: null });
    const { code } = await service.reservation();
    await report('payment.succeeded', code);
    const { school: forSchool, operator } = await news();
    expect(forSchool).toEqual([]);
    expect(operator.map(({ kind }) => kind)).toEqual(['order-reserved-operator', 'order-paid-operator']);
    for (const { text } of operator)
      expect(text).toContain(
        'Não temos o e-mail desta escola, e ninguém a avisou. Ligue para (63) 3415-1000',
      );
  });
});
