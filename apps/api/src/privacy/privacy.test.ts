import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeEachEngine } from '../../test/each-engine.ts';
import { testEnvironment } from '../../test/test-server.ts';
import { hashPassword } from '../accounts/password-hash.ts';
import {
  account,
  accountSession,
  auditEvent,
  baseUser,
  consent,
  favorite,
  privacyRequest,
  savedSearch,
} from '../database/account-schema.ts';
import { mailOutbox } from '../database/operation-schema.ts';
import { scholarshipOrder, type OrderStatus } from '../database/order-schema.ts';
import { offer, review, school } from '../database/schema.ts';
import { insertCities } from '../search/testing/place-rows.ts';
import { insertOffers, insertSchools } from '../search/testing/school-rows.ts';
import { signedInAccount } from '../saved/testing/signed-in-account.ts';
import { buildServer } from '../server/server.ts';
import type { ZodFastify } from '../server/zod-fastify.ts';
import { eraseKeptOrdersJob } from './erase-kept-orders-job.ts';
import { newProtocol } from './privacy-request.ts';

const password = 'girassol amarelo na varanda';
const protocolForm = /^LGPD-20\d\d-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;

it('S23 a protocol can be read out and not guessed', () => {
  const many = Array.from({ length: 500 }, () => newProtocol());
  expect(new Set(many).size).toBe(500);
  for (const protocol of many) expect(protocol).toMatch(protocolForm);
  expect(newProtocol(new Date('2031-05-05'))).toMatch(/^LGPD-2031-/);
});

describeEachEngine('the privacy panel', (test) => {
  let server: ZodFastify;
  let passwordHash: string;
  let owner: Awaited<ReturnType<typeof signedInAccount>>;
  let schoolId: number;
  let offerId: number;
  let people = 0;

  beforeAll(async () => {
    const { database } = test();
    passwordHash = await hashPassword(password);
    await insertCities(database);
    const [anglo] = await insertSchools(database, [{ name: 'Anglo', cityId: 1702109 }]);
    if (!anglo) throw new Error('A school went in.');
    const [one] = await insertOffers(database, [{ school: anglo, seatsTotal: 5, seatsLeft: 5 }]);
    schoolId = anglo.id;
    offerId = one?.id ?? 0;
    server = await buildServer({ environment: testEnvironment, database, logLevel: 'silent' });
  });
  beforeEach(async () => {
    const { db } = test().database;
    await db.delete(scholarshipOrder);
    await db.delete(review);
    await db.update(offer).set({ seatsLeft: 5 });
    people += 1;
    owner = await signedInAccount(test().database, {
      passwordHash,
      cpf: String(12_345_678_900 + people),
      phone: '11912345678',
      gaToken: 'ga.1',
      gaCampaign: { utmSource: 'x' },
    });
  });
  afterAll(() => server.close());

  const call = (path = '', payload?: object) =>
    server.inject({
      method: payload ? 'POST' : 'GET',
      url: `/v3/account/user/privacy${path}`,
      headers: owner.headers,
      ...(payload ? { payload } : {}),
    });
  const write = (payload: object) =>
    server.inject({ method: 'POST', url: '/v3/account/user', headers: owner.headers, payload });
  const seatsLeft = async () =>
    (await test().database.db.select().from(offer).where(eq(offer.id, offerId)))[0]?.seatsLeft;
  /** The session began long ago. */
  const stale = () =>
    test()
      .database.db.update(accountSession)
      .set({ createdAt: sql`now() - interval '1 day'` })
      .where(eq(accountSession.accountId, owner.row.id));

  async function order(status: OrderStatus): Promise<number> {
    const { db } = test().database;
    const [row] = await db
      .insert(scholarshipOrder)
      .values({
        code: `ME-${owner.row.id}-${status}`,
        accountId: owner.row.id,
        offerId,
        schoolId,
        status,
        studentName: 'João das Dores',
        studentBirthDate: '2018-03-02',
        snapshot: {
          title: '1º ano',
          grade: '1-ano',
          stage: 'fundamentalI',
          shift: 'manha',
          year: 2026,
          monthlyFee: 100_000,
          price: 50_000,
          discountPercentage: 50,
          enrollmentFee: 0,
          school: { name: 'Anglo', slug: 'anglo', city: 'Araguaína', uf: 'TO' },
        },
        expiresAt: new Date(Date.now() + 3_600_000),
      })
      .returning();
    return row?.id ?? 0;
  }
  async function writeReview(): Promise<void> {
    const { db } = test().database;
    await db.insert(review).values({
      schoolId,
      userName: 'Maria das Dores',
      userEmail: owner.row.email,
      userRelationship: 'Mãe, pai ou responsável',
      ratingStudentsMotivation: 5,
      ratingPhysicalStructure: 5,
      ratingCommunityParticipation: 5,
      ratingSocioemotionalDevelopment: 5,
      ratingExamPreparation: 5,
      testimonial: 'Uma escola muito boa para as crianças.',
      publishedAt: new Date(),
    });
  }
  async function fill(): Promise<void> {
    const { db } = test().database;
    const accountId = owner.row.id;
    await db.insert(favorite).values({ accountId, schoolId });
    await db.insert(savedSearch).values({ accountId, name: 'Busca', query: 'city=araguaina-to' });
    await db.insert(consent).values({ accountId, purpose: 'marketing', granted: true });
    await db
      .insert(mailOutbox)
      .values({ kind: 'welcome', recipient: owner.row.email, subject: 's', text: 'secret-link', html: '' });
    await writeReview();
  }

  it('S23 says what is held and why, with the CPF masked', async () => {
    const answer = await call();
    expect(answer.statusCode).toBe(200);
    const panel = answer.json();
    const cpf = owner.row.cpf ?? '';
    expect(panel.holder.cpf).toBe(`***.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-**`);
    expect(answer.body).not.toContain(cpf);
    expect(panel.data.map(({ category }: { category: string }) => category)).toContain('orders');
    expect(panel.consents).toHaveLength(3);
    expect(panel.requests).toEqual([]);
  });

  it('S23 exports everything about the account, and nothing that opens it', async () => {
    await fill();
    await order('paid');
    const answer = await call('/export', {});
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toContain('attachment');
    expect(answer.json()).toMatchObject({
      protocol: expect.stringMatching(protocolForm),
      account: { email: owner.row.email, cpf: owner.row.cpf, hasPassword: true },
      sessions: [{ device: 'Firefox no Linux' }],
      orders: [{ status: 'paid', student: { name: 'João das Dores', birthDate: '2018-03-02' } }],
      reviews: [{ school: 'anglo', testimonial: 'Uma escola muito boa para as crianças.' }],
      favorites: [{ school: 'anglo' }],
      savedSearches: [{ query: 'city=araguaina-to' }],
      consents: [{ purpose: 'marketing', granted: true }],
      mails: [{ kind: 'welcome' }, { kind: 'data-export' }],
      actions: [{ action: 'account.exported' }],
    });
    for (const secret of [
      'argon2',
      'tokenDigest',
      'passwordHash',
      'secret-link',
      owner.headers.authorization.slice(7),
    ])
      expect(answer.body).not.toContain(secret);
    expect((await call()).json().requests).toMatchObject([{ kind: 'export' }]);
  });

  it('S23 does not hand over reviews of a mailbox that is not proved', async () => {
    await writeReview();
    const { db } = test().database;
    await db.update(account).set({ emailConfirmedAt: null }).where(eq(account.id, owner.row.id));
    expect((await call('/export', {})).json().reviews).toEqual([]);
    await call('/delete', { password, reviews: 'remove' });
    expect(await db.$count(review, eq(review.userEmail, owner.row.email))).toBe(1);
  });

  it('S23 notes a consent once, and takes it back and gives it again', async () => {
    const grant = async () => (await call('/grant', { purpose: 'analytics' })).json();
    const granted = { purpose: 'analytics', granted: true, since: expect.any(String) as string };
    const first = await grant();
    expect(first).toContainEqual(expect.objectContaining(granted));
    expect(await grant()).toEqual(first);
    await call('/withdraw', { purpose: 'analytics' });
    expect((await call()).json().consents).toContainEqual(
      expect.objectContaining({ ...granted, granted: false }),
    );
    expect(await grant()).toContainEqual(expect.objectContaining(granted));
    const { db } = test().database;
    const words = await db
      .select()
      .from(consent)
      .where(eq(consent.accountId, owner.row.id))
      .orderBy(consent.id);
    expect(words.map((word) => word.granted)).toEqual([true, false, true]);
    expect((await call('/grant', { purpose: 'breathing' })).statusCode).toBe(400);
  });

  it('S23 CA-14 notes what was answered on a device with the question’s version and its time, never of the future', async () => {
    const decidedAt = '2026-03-05T12:00:00.000Z';
    const answer = await call('/grant', { purpose: 'analytics', device: { version: 2, decidedAt } });
    expect(answer.json()).toContainEqual(
      expect.objectContaining({ purpose: 'analytics', granted: true, since: decidedAt }),
    );
    const future = new Date(Date.now() + 86_400_000).toISOString();
    await call('/withdraw', { purpose: 'analytics', device: { version: 2, decidedAt: future } });
    const [, said] = (await call()).json().consents;
    expect(said).toMatchObject({ purpose: 'analytics', granted: false });
    expect(Date.parse(said.since)).toBeLessThanOrEqual(Date.now());
    const { consents } = (await call('/export', {})).json();
    expect(consents).toMatchObject([{ version: 2, decidedAt }, { version: 2 }]);
    const broken = { purpose: 'analytics', device: { version: 0, decidedAt: 'ontem' } };
    expect((await call('/grant', broken)).statusCode).toBe(400);
  });

  it('S23 takes a consent back, with what rested on it', async () => {
    await fill();
    const marketing = await call('/withdraw', { purpose: 'marketing' });
    expect(marketing.json()).toEqual({ purpose: 'marketing', protocol: expect.stringMatching(protocolForm) });
    await call('/withdraw', { purpose: 'analytics' });
    const { db } = test().database;
    const [own] = await db.select().from(account).where(eq(account.id, owner.row.id));
    expect([own?.gaToken, own?.gaCampaign]).toEqual([null, {}]);
    expect(await db.select().from(savedSearch).where(eq(savedSearch.accountId, owner.row.id))).toMatchObject([
      { alerts: false },
    ]);
    const panel = (await call()).json();
    expect(panel.consents[0]).toMatchObject({ purpose: 'marketing', granted: false });
    expect(panel.requests).toHaveLength(2);
    expect((await call('/withdraw', { purpose: 'breathing' })).statusCode).toBe(400);
  });

  it('S23 deletes the account and all that is its, cancels what is open, keeps what was paid', async () => {
    const { db } = test().database;
    await fill();
    const paid = await order('paid');
    const expired = await order('expired');
    const open = await order('initiated');
    await db.update(offer).set({ seatsLeft: 3 }).where(eq(offer.id, offerId));
    const answer = await call('/delete', { reviews: 'anonymize' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      protocol: expect.stringMatching(protocolForm),
      cancelledOrders: 1,
      keptOrders: 1,
      reviews: 1,
    });
    expect(answer.json().kept[0].why).toContain('5 anos');
    expect(await seatsLeft()).toBe(4);
    const left = await db.select().from(scholarshipOrder);
    expect(left.map(({ id }) => id).filter((id) => [paid, expired, open].includes(id))).toEqual([paid]);
    expect(left.find(({ id }) => id === paid)).toMatchObject({ accountId: null, studentBirthDate: null });
    const { id, baseUserId, email } = owner.row;
    expect([
      await db.$count(account, eq(account.id, id)),
      await db.$count(baseUser, eq(baseUser.id, baseUserId)),
      await db.$count(favorite, eq(favorite.accountId, id)),
      await db.$count(savedSearch, eq(savedSearch.accountId, id)),
      await db.$count(accountSession, eq(accountSession.accountId, id)),
      await db.$count(review, eq(review.userEmail, email)),
    ]).toEqual([0, 0, 0, 0, 0, 0]);
    expect(await db.select().from(review)).toMatchObject([{ userName: 'Anônimo', status: 'published' }]);
    expect(await db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email))).toMatchObject([
      { kind: 'account-deleted' },
    ]);
    expect(await db.select().from(privacyRequest).where(eq(privacyRequest.accountId, id))).toMatchObject([
      { kind: 'deletion', protocol: answer.json().protocol },
    ]);
    const audit = await db
      .select()
      .from(auditEvent)
      .where(eq(auditEvent.subject, `account:${id}`));
    expect(audit.map(({ action }) => action)).toEqual(['account.deleted']);
    expect(JSON.stringify(audit)).not.toContain(email);
    expect((await call()).statusCode).toBe(401);
  });

  it('S23 removes reviews where that is asked for, and counts the school anew', async () => {
    const { db } = test().database;
    await writeReview();
    await db.update(school).set({ ratingAverage: 5, ratingCount: 1 }).where(eq(school.id, schoolId));
    await call('/delete', { reviews: 'remove' });
    expect(await db.$count(review)).toBe(0);
    expect(await db.select().from(school).where(eq(school.id, schoolId))).toMatchObject([
      { ratingAverage: 0, ratingCount: 0 },
    ]);
  });

  it('S23 gives a correction a protocol, and what corrects nothing none', async () => {
    const corrected = await write({ name: 'Maria Aparecida das Dores' });
    expect(corrected.json()).toMatchObject({
      user: { name: 'Maria Aparecida das Dores' },
      protocol: expect.stringMatching(protocolForm),
    });
    expect((await write({ gaToken: 'ga.2' })).json()).not.toHaveProperty('protocol');
    expect((await call()).json().requests).toMatchObject([
      { kind: 'correction', protocol: corrected.json().protocol },
    ]);
  });

  it('S23 a device left open does not delete: the password is asked for, and tried so often', async () => {
    await stale();
    expect((await call('/delete', {})).json()).toMatchObject({ code: 'CURRENT_PASSWORD_WRONG' });
    expect((await call('/delete', { password: 'wrong' })).statusCode).toBe(403);
    expect((await call('/delete', { password })).statusCode).toBe(200);
  });

  it('S6 S23 the password is not guessed here', async () => {
    await stale();
    const statuses: number[] = [];
    for (let tries = 0; tries < 6; tries++)
      statuses.push((await call('/delete', { password: 'wrong' })).statusCode);
    expect(statuses.at(-1)).toBe(429);
  });

  it('S23 what was kept goes after five years', async () => {
    const { db } = test().database;
    await order('enrolled');
    await call('/delete', {});
    const run = () =>
      eraseKeptOrdersJob.run({
        database: test().database,
        environment: testEnvironment,
        signal: new AbortController().signal,
        log: server.log,
      });
    await run();
    const kept = await db.$count(scholarshipOrder);
    expect(kept).toBeGreaterThan(0);
    await db.update(scholarshipOrder).set({ createdAt: sql`now() - interval '5 years 1 day'` });
    await run();
    expect(await db.$count(scholarshipOrder)).toBe(0);
  });
});
