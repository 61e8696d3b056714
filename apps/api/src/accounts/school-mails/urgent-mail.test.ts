import { and, eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { describeEachEngine } from '../../../test/each-engine.ts';
import { panelCalls, type PanelCalls } from '../testing/panel-calls.ts';
import { signedInWithRole } from '../testing/panel-people.ts';
import { oneTimeToken, rateLimit } from '../../platform/database/account-schema.ts';
import { mailOutbox } from '../../platform/database/operation-schema.ts';
import { memberMail, schoolMember } from '../../platform/database/panel-schema.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import { OUTDATED, postponeMail } from '../../platform/mail/sending/outbox.ts';
import { isDeadLetter } from '../../platform/mail/sending/unsent-mails.ts';
import { deliverMail } from '../../platform/mail/testing/deliver-mail.ts';
import { testMail } from '../../platform/mail/testing/test-mail.ts';
import { farCities, insertCities, insertFarCities } from '../../search/testing/place-rows.ts';
import { insertSchools } from '../../search/testing/school-rows.ts';
import { deleteMemberMails } from './member-mail.ts';
import {
  deleteWaitingOrderMails,
  deleteWaitingVisitMails,
  enqueueUrgentMails,
  type UrgentNews,
} from './urgent-mail.ts';

type Person = Awaited<ReturnType<typeof signedInWithRole>>;

const siteUrl = 'https://escola.example';
const schoolMailbox = 'secretaria@rio.example';
/** 12h and 22h in Rio Branco, in a year that has not come: what waits is not sent during the test. */
const noon = new Date('2099-03-05T17:00:00Z');
const evening = new Date('2099-03-06T03:00:00Z');

describeEachEngine('urgent mails to the people of a school', (test) => {
  let calls: PanelCalls;
  let schoolId = 0;
  let people: readonly Person[];

  beforeAll(async () => {
    const { database } = test();
    await insertCities(database);
    await insertFarCities(database);
    const [school] = await insertSchools(database, [
      { name: 'Colégio do Rio', slug: 'rio', cityId: farCities.rioBranco },
    ]);
    schoolId = school?.id ?? 0;
    calls = await panelCalls(database);
  });
  afterAll(() => calls.server.close());
  beforeEach(async () => {
    const { database } = test();
    await database.db.delete(mailOutbox);
    await database.db.delete(schoolMember);
    await database.db.delete(rateLimit);
    people = [
      await signedInWithRole(database, 'owner', schoolId),
      await signedInWithRole(database, 'staff', schoolId),
    ];
  });

  const announceIn = (tx: NodePgDatabase, now: Date, news: Partial<UrgentNews> = {}) =>
    enqueueUrgentMails(
      tx,
      {
        kind: 'visit-requested-member',
        schoolId,
        notifiedMailbox: schoolMailbox,
        schoolVisitId: 7,
        write: ({ name, stopUrl }) => ({ ...testMail('Uma visita'), text: `${name} ${stopUrl}` }),
        ...news,
      },
      { siteUrl, now },
    );
  const announce = (now: Date, news?: Partial<UrgentNews>) =>
    test().database.db.transaction((tx) => announceIn(tx, now, news));
  /** Resolves once another session waits for a lock. */
  const somebodyWaits = () =>
    vi.waitFor(async () => {
      const { rows } = await test().database.pool.query(
        "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
      );
      expect(rows).not.toEqual([]);
    });
  const mailsTo = (person: Person | undefined) =>
    test()
      .database.db.select()
      .from(mailOutbox)
      .where(eq(mailOutbox.recipient, person?.row.email ?? ''));

  it('go to each person at once, with a way to stop them', async () => {
    await announce(noon);
    for (const person of people) {
      const [mail, ...others] = await mailsTo(person);
      expect(others).toEqual([]);
      expect(mail).toMatchObject({ kind: 'visit-requested-member', accountId: person.row.id });
      expect(mail?.text).toContain(`${siteUrl}/avisos-da-escola/parar?token=`);
      expect(mail?.unsubscribeUrl).toContain(`${siteUrl}/api/v3/school-mails/unsubscribe?token=`);
    }
    const { mails } = await deliverMail(test().database);
    expect(mails.map(({ to }) => to)).toEqual(expect.arrayContaining(people.map(({ row }) => row.email)));
  });

  it('wait in the quiet hours until seven in the morning at the school', async () => {
    await announce(evening);
    const [mail] = await mailsTo(people[0]);
    expect(mail?.nextAttemptAt).toEqual(new Date('2099-03-06T12:00:00Z'));
    const { mails } = await deliverMail(test().database);
    expect(mails).toEqual([]);
  });

  it('do not double the message to the school’s mailbox, however it is spelled', async () => {
    const notified = people[0]?.row.email ?? '';
    await announce(noon, { notifiedMailbox: notified.toUpperCase().replace('@', '+visitas@') });
    expect(await mailsTo(people[0])).toEqual([]);
    expect(await mailsTo(people[1])).toHaveLength(1);
  });

  it('are not sent to people who have switched them off, nor what still waits', async () => {
    const [owner, staff] = people;
    if (!owner || !staff) throw new Error('Expected two people.');
    await announce(evening);
    const off = { digest: true, urgent: false };
    expect((await calls.call(staff, 'PUT', '/schools/rio/mails', off)).statusCode).toBe(204);
    expect(await mailsTo(staff)).toEqual([]);
    await announce(noon);
    expect(await mailsTo(staff)).toEqual([]);
    expect(await mailsTo(owner)).toHaveLength(2);
  });

  it('do not reach people who have left the school in the meantime', async () => {
    const [owner, staff] = people;
    if (!owner || !staff) throw new Error('Expected two people.');
    await announce(evening);
    const { db } = test().database;
    const [waiting] = await mailsTo(staff);
    const links = and(
      eq(oneTimeToken.purpose, 'stop-urgent-mails'),
      eq(oneTimeToken.subjectId, waiting?.memberMailId ?? 0),
    );
    expect(await db.$count(oneTimeToken, links)).toBe(1);
    await calls.call(owner, 'DELETE', `/schools/rio/people/${staff.row.id}`);
    expect((await mailsTo(staff)).map(({ kind }) => kind)).toEqual(['member-changed']);
    const left = eq(memberMail.accountId, staff.row.id);
    expect(await db.$count(memberMail, left)).toBe(0);
    expect(await db.$count(oneTimeToken, links)).toBe(0);
  });

  it('are not sent to an account that was deleted while they were written', async () => {
    const { db } = test().database;
    await announce(noon);
    await db.delete(memberMail).where(eq(memberMail.accountId, people[1]?.row.id ?? 0));
    const { mails } = await deliverMail(test().database);
    expect(mails.map(({ to }) => to)).toEqual([people[0]?.row.email]);
    expect(await mailsTo(people[1])).toEqual([]);
  });

  it('are not written to a person who is being removed, and do not fail', async ({ skip }) => {
    const { database } = test();
    skip(database.engine === 'pglite', 'The embedded database has a single session.');
    const member = { schoolId, accountId: people[1]?.row.id ?? 0 };
    const isMember = eq(schoolMember.accountId, member.accountId);
    const announced = await database.db.transaction(async (tx) => {
      await deleteMemberMails(tx, member);
      await tx.delete(schoolMember).where(isMember);
      const announcing = announce(noon);
      await somebodyWaits();
      return { announcing };
    });
    await announced.announcing;
    expect(await mailsTo(people[0])).toHaveLength(1);
    expect(await mailsTo(people[1])).toEqual([]);
  });

  it.each([
    ['leaves', 'DELETE', (id: number) => `/schools/rio/people/${id}`],
    ['switches them off', 'PUT', () => '/schools/rio/mails'],
  ] as const)('do not stay for a person who %s while they are written', async (_, method, path) => {
    const { database } = test();
    const [, staff] = people;
    if (!staff) throw new Error('Expected two people.');
    const { leaving } = await database.db.transaction(async (tx) => {
      await announceIn(tx, noon);
      const off = { digest: true, urgent: false };
      const call = calls.call(staff, method, path(staff.row.id), method === 'PUT' ? off : undefined);
      if (database.engine === 'postgresql') await somebodyWaits();
      return { leaving: call };
    });
    expect((await leaving).statusCode).toBe(204);
    expect((await mailsTo(staff)).filter(({ kind }) => kind === 'visit-requested-member')).toEqual([]);
  });

  it('are taken back while they wait, if the request changes before the morning', async () => {
    await announce(evening);
    await announce(evening, { schoolVisitId: 8 });
    const { db } = test().database;
    const waiting = (await mailsTo(people[0])).map(({ memberMailId }) => memberMailId);
    expect(await deleteWaitingVisitMails(db, 7)).toContain(waiting[0]);
    expect(await deleteWaitingVisitMails(db, 7)).toEqual([]);
    expect((await mailsTo(people[0])).map(({ schoolVisitId }) => schoolVisitId)).toEqual([8]);
  });

  it('are taken back with those that failed, which are not counted as waiting', async () => {
    await announce(evening);
    const { db } = test().database;
    const [failed] = await mailsTo(people[0]);
    const [waiting] = await mailsTo(people[1]);
    await db
      .update(mailOutbox)
      .set({ failedAt: noon })
      .where(eq(mailOutbox.id, failed?.id ?? 0));
    expect(await deleteWaitingVisitMails(db, 7)).toEqual([waiting?.memberMailId]);
    expect(await mailsTo(people[0])).toEqual([]);
  });

  it('go to chosen people alone', async () => {
    await announce(noon);
    const [mail] = await mailsTo(people[1]);
    await test().database.db.delete(mailOutbox);
    await announce(noon, { to: [mail?.memberMailId ?? 0] });
    expect(await mailsTo(people[0])).toEqual([]);
    expect(await mailsTo(people[1])).toHaveLength(1);
  });

  it('are taken back when the scholarship changes, also after an attempt', async () => {
    const secured = { kind: 'order-secured-member', schoolVisitId: undefined } as const;
    await announce(evening, { ...secured, orderId: 7 });
    await announce(evening, { ...secured, orderId: 8 });
    const { db } = test().database;
    await db.update(mailOutbox).set({ attempts: 1, lastError: '451' });
    await deleteWaitingOrderMails(db, 7);
    expect((await mailsTo(people[0])).map(({ orderId }) => orderId)).toEqual([8]);
  });

  it('are not tried again for people who have left or switched them off', async () => {
    const [owner, staff] = people;
    if (!owner || !staff) throw new Error('Expected two people.');
    await announce(evening);
    await announce(evening);
    const { db } = test().database;
    await db.update(mailOutbox).set({ attempts: 3, lastError: '451' });
    const [first] = await mailsTo(staff);
    await db
      .update(mailOutbox)
      .set({ failedAt: noon })
      .where(eq(mailOutbox.id, first?.id ?? 0));
    await calls.call(owner, 'DELETE', `/schools/rio/people/${staff.row.id}`);
    expect((await mailsTo(staff)).map(({ kind }) => kind)).toEqual(['member-changed']);
    expect(
      (await calls.call(owner, 'PUT', '/schools/rio/mails', { digest: true, urgent: false })).statusCode,
    ).toBe(204);
    expect(await mailsTo(owner)).toEqual([]);
  });

  it('S35 are at most twelve an hour for one person: the rest follows', async () => {
    const { db } = test().database;
    for (let n = 0; n < 14; n += 1) await announce(noon);
    const delivered = async () =>
      (await deliverMail(test().database)).mails.filter(({ to }) => to === people[0]?.row.email).length;
    expect(await delivered()).toBe(12);
    const waiting = (await mailsTo(people[0])).filter(({ sentAt }) => sentAt === null);
    expect(waiting).toMatchObject([
      { failedAt: null, attempts: 0 },
      { failedAt: null, attempts: 0 },
    ]);
    for (const { dueAt, nextAttemptAt } of waiting) {
      expect(nextAttemptAt).toEqual(dueAt);
      expect(dueAt.getTime()).toBeGreaterThan(Date.now());
    }
    // The next hour.
    await db.delete(rateLimit);
    await db.update(mailOutbox).set({ nextAttemptAt: sql`now()` });
    expect(await delivered()).toBe(2);
  });

  it('S35 about visits do not use up the place of those about scholarships', async () => {
    for (let n = 0; n < 13; n += 1) await announce(noon);
    await announce(noon, { kind: 'order-secured-member', schoolVisitId: undefined, orderId: 7 });
    const { mails } = await deliverMail(test().database);
    expect(mails.filter(({ to }) => to === people[0]?.row.email)).toHaveLength(13);
    expect(
      (await mailsTo(people[0])).find(({ kind }) => kind === 'order-secured-member')?.sentAt,
    ).toBeInstanceOf(Date);
  });

  it.each([
    ['the digest that counts the request was written', true, 0],
    ['a day has passed', false, 25],
  ])('S35 are dropped, and counted, if they still wait when %s', async (_, hasDigest, hours) => {
    const { db } = test().database;
    for (let n = 0; n < 14; n += 1) await announce(noon);
    await deliverMail(test().database);
    const waiting = (await mailsTo(people[0])).find(({ sentAt }) => sentAt === null);
    if (hasDigest && waiting)
      await enqueueMail(
        db,
        'school-digest',
        { email: waiting.recipient, memberMailId: waiting.memberMailId ?? 0 },
        testMail('Hoje na sua escola'),
      );
    await db.update(mailOutbox).set({
      nextAttemptAt: sql`now()`,
      createdAt: sql`${mailOutbox.createdAt} - make_interval(hours => ${hours})`,
    });
    await db.delete(rateLimit);
    await deliverMail(test().database);
    const mails = (await mailsTo(people[0])).filter(({ kind }) => kind === 'visit-requested-member');
    expect(mails.filter(({ sentAt }) => sentAt !== null)).toHaveLength(12);
    expect(mails.filter(({ lastError }) => lastError === OUTDATED)).toMatchObject([
      { failedAt: expect.any(Date), text: '', unsubscribeUrl: null },
      { failedAt: expect.any(Date), text: '', unsubscribeUrl: null },
    ]);
    expect(await db.$count(mailOutbox, isDeadLetter)).toBe(0);
  });

  it('wait for the morning if they are too many until the quiet hours', async () => {
    const { db } = test().database;
    await announce(noon);
    const [mail] = await mailsTo(people[0]);
    await postponeMail(db, { id: mail?.id ?? 0 }, evening);
    expect((await mailsTo(people[0]))[0]).toMatchObject({
      dueAt: new Date('2099-03-06T12:00:00Z'),
      nextAttemptAt: new Date('2099-03-06T12:00:00Z'),
    });
  });
});
