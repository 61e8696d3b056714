import { checksEverything } from '@melhor-escola/config/sample';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeOneEngine } from '../../../../test/each-engine.ts';
import {
  accountCalls,
  type AccountCalls,
  bearer,
  newPerson,
} from '../../../accounts/testing/account-calls.ts';
import { account, rateLimit } from '../../database/account-schema.ts';
import { mailOutbox } from '../../database/operation-schema.ts';
import { openOrderService, type OrderService, signInPerson } from '../../../orders/testing/order-service.ts';
import { enqueueMail } from '../enqueue-mail.ts';
import { type MailKind, mailKinds } from '../mail-kinds.ts';
import { deliverMail } from '../testing/deliver-mail.ts';
import { testMail } from '../testing/test-mail.ts';
import { findUnsentMails, retryDeadLetters, retryMail } from './unsent-mails.ts';
import { canonicalMailbox } from './mail-limits.ts';
import { MAILBOX_LIMIT } from './outbox.ts';

const kinds = Object.keys(mailKinds) as MailKind[];
/** What strangers can have us send to one mailbox in an hour: four mails of any kind, and two links for a new password. */
const HANDFUL = 6;
/** Kinds that no stranger causes: a school, our team or a payment does, or a change of a confirmed address. */
const trusted = new Set([
  'response',
  'payment',
  'school-visits',
  'school-questions',
  'school-orders',
  // To people whose address is confirmed, and who have joined the school themselves.
  'people-visits',
  'people-orders',
  'digest',
  'team',
  'former-address',
]);
const byStrangers = kinds.filter((kind) => !trusted.has(mailKinds[kind]));
const spellings = ['vitima@gmail.com', 'VITIMA@gmail.com', 'vi.ti.ma@gmail.com', 'vitima+1@googlemail.com'];

describe('canonicalMailbox', () => {
  it.each([
    ['Ana.Lima@Escola.com.br', 'ana.lima@escola.com.br'],
    ['ana+escolas@escola.com.br', 'ana@escola.com.br'],
    ['a.n.a+1@googlemail.com', 'ana@gmail.com'],
  ])('S35 counts %s as %s', (email, mailbox) => {
    expect(canonicalMailbox(email)).toBe(mailbox);
  });
});

describeOneEngine('mails per mailbox', (test) => {
  let calls: AccountCalls;
  let orders: OrderService;
  beforeAll(async () => {
    calls = await accountCalls(test().database);
    orders = await openOrderService(test().database);
  });
  beforeEach(async () => {
    await test().database.db.delete(mailOutbox);
    await test().database.db.delete(rateLimit);
  });

  const write = (kind: MailKind, email: string, subject: string = kind) =>
    enqueueMail(test().database.db, kind, { email }, testMail(subject));
  const deliveredTo = async (email: string) =>
    (await deliverMail(test().database)).mails.filter(({ to }) => to === email).length;
  const makeOld = (seconds: number) =>
    test()
      .database.db.update(rateLimit)
      .set({ expire: sql`${rateLimit.expire} - ${seconds * 1000}` });

  it('S35 no sequence of any kinds and spellings mails a stranger more than a handful of times an hour', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom(...byStrangers), fc.constantFrom(...spellings)), {
          minLength: 7,
          maxLength: 40,
        }),
        async (flood) => {
          const { db } = test().database;
          await db.delete(rateLimit);
          for (const [kind, email] of flood) await write(kind, email);
          const { mails } = await deliverMail(test().database);
          expect(mails.length).toBeLessThanOrEqual(HANDFUL);
          // What arrives first is not lost either.
          expect(mails.length).toBeGreaterThanOrEqual(2);
          expect(await db.$count(mailOutbox, sql`sent_at IS NULL AND failed_at IS NULL`)).toBe(0);
        },
      ),
      { numRuns: checksEverything ? 12 : 4 },
    );
  });

  it('S32 a flood of one kind leaves recovery, receipts and the mails of schools and our team their place', async () => {
    const kept: MailKind[] = [
      'recover-password',
      'payment-received',
      'visit-requested-school',
      'visit-requested-team',
    ];
    for (const kind of kept) await write(kind, 'alvo@exemplo.com', `kept ${kind}`);
    for (let n = 0; n < 30; n += 1) await write('confirm-question', 'alvo@exemplo.com');
    const { mails } = await deliverMail(test().database);
    const subjects = mails.map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith('kept')).toSorted()).toEqual(
      kept.map((kind) => `kept ${kind}`).toSorted(),
    );
    expect(subjects.filter((subject) => subject === 'confirm-question')).toHaveLength(4);
  });

  it('S35 concurrent senders keep the limit, which ends after an hour; a slow flood ends after twelve mails a day', async () => {
    const delivered = [];
    for (let hour = 0; hour < 5; hour += 1) {
      for (let n = 0; n < 10; n += 1) await write('welcome', 'lenta@exemplo.com');
      delivered.push((await deliverMail(test().database, 4)).mails.length);
      await makeOld(3_601);
    }
    expect(delivered).toEqual([4, 4, 4, 0, 0]);
  });

  it('S35 the log counts what was not sent, without the address', async () => {
    for (let n = 0; n < 6; n += 1) await write('welcome', 'sem-endereco@exemplo.com');
    const { log } = await deliverMail(test().database);
    expect(log.match(/Mail was not sent: its recipient has received too many/g)).toHaveLength(2);
    expect(log).toContain('"allowance":"unsolicited"');
    expect(log).not.toContain('sem-endereco');
    const counters = await test().database.db.select().from(rateLimit);
    expect(JSON.stringify(counters)).not.toContain('sem-endereco');
  });

  it('S35 what was not sent is no dead letter, which a retry of all would send, but can be sent by its id', async () => {
    const { db } = test().database;
    for (let n = 0; n < 5; n += 1) await write('welcome', 'uma@exemplo.com');
    await deliverMail(test().database);
    const operator = { accountId: 1, requestId: 'r' };
    const find = (state: 'failed' | 'held-back') => findUnsentMails(db, { state, page: 1, size: 10 });
    expect(await find('failed')).toMatchObject({ counts: { failed: 0, 'held-back': 1 }, mails: [] });
    expect(await retryDeadLetters(db, operator)).toBe(0);
    const [discarded] = await db.select().from(mailOutbox).where(eq(mailOutbox.lastError, MAILBOX_LIMIT));
    expect(await find('held-back')).toMatchObject({
      mails: [{ id: discarded?.id, recipient: 'u•••@e•••.com' }],
    });
    await retryMail(db, operator, discarded?.id ?? 0);
    expect(await deliveredTo('uma@exemplo.com')).toBe(1);
  });

  it('S35 moving an account there and back fifteen times mails a stranger a handful of times', async () => {
    const person = newPerson();
    const token = await calls.register(person);
    const stranger = 'estranha@escola.com.br';
    for (let n = 0; n < 30; n += 1) {
      const email = n % 2 === 0 ? stranger : person.email;
      await calls.post(
        '/user',
        { email, currentPassword: person.password },
        { headers: bearer(token), from: `203.0.113.${n}` },
      );
    }
    expect(await deliveredTo(stranger)).toBeLessThanOrEqual(HANDFUL);
  });

  it.each([
    ['an unconfirmed address', false, 4],
    ['the confirmed user', true, 12],
  ])('S35 ten reservations and cancellations send a few mails to %s', async (_, isConfirmed, most) => {
    const { database } = test();
    const person = await signInPerson(database);
    if (isConfirmed) {
      const confirmed = { emailConfirmedAt: new Date() };
      await database.db.update(account).set(confirmed).where(eq(account.id, person.accountId));
    }
    const offerId = await orders.offer(1);
    for (let n = 0; n < 10; n += 1) {
      const answer = await orders.reserve(person, offerId);
      await orders.cancel(person, answer.json<{ internalTransactionCode: string }>().internalTransactionCode);
    }
    expect(await deliveredTo(person.email)).toBe(most);
  });
});
