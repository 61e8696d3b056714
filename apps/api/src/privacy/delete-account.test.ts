import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeEachEngine } from '../../test/each-engine.ts';
import { testEnvironment } from '../../test/test-server.ts';
import {
  account,
  accountSession,
  auditEvent,
  baseUser,
  favorite,
  privacyRequest,
  savedSearch,
} from '../database/account-schema.ts';
import { mailOutbox } from '../database/operation-schema.ts';
import { scholarshipOrder } from '../database/order-schema.ts';
import { offer, review, school } from '../database/schema.ts';
import { eraseRetainedOrdersJob } from './retention.ts';
import type { PrivacyUser } from './testing/privacy-user.ts';
import {
  openPrivacyService,
  password,
  type PrivacyService,
  protocolForm,
} from './testing/privacy-service.ts';

describeEachEngine('deleting an account', (test) => {
  let service: PrivacyService;
  let user: PrivacyUser;
  beforeAll(async () => {
    service = await openPrivacyService(test().database);
  });
  beforeEach(async () => {
    user = await service.newUser();
  });
  afterAll(() => service.server.close());

  it('S23 deletes the account and its data, cancels open orders, and keeps paid ones', async () => {
    const { db } = test().database;
    await user.storeOneOfEach();
    const paid = await user.order('paid');
    const expired = await user.order('expired');
    const open = await user.order('initiated');
    await db.update(offer).set({ seatsLeft: 3 }).where(eq(offer.id, service.offerId));
    const answer = await user.call('/delete', { reviews: 'anonymize' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      protocol: expect.stringMatching(protocolForm),
      cancelledOrders: 1,
      keptOrders: 1,
      reviews: 1,
    });
    expect(answer.json().kept[0].why).toContain('5 anos');
    expect((await db.select().from(offer).where(eq(offer.id, service.offerId)))[0]?.seatsLeft).toBe(4);
    const left = await db.select().from(scholarshipOrder);
    expect(left.map(({ id }) => id).filter((id) => [paid, expired, open].includes(id))).toEqual([paid]);
    expect(left.find(({ id }) => id === paid)).toMatchObject({ accountId: null, studentBirthDate: null });
    const { id, baseUserId, email } = user.row;
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
    expect((await user.call()).statusCode).toBe(401);
  });

  it('S23 removes reviews on request, and updates the school’s rating', async () => {
    const { db } = test().database;
    await user.writeReview();
    await db.update(school).set({ ratingAverage: 5, ratingCount: 1 }).where(eq(school.id, service.schoolId));
    await user.call('/delete', { reviews: 'remove' });
    expect(await db.$count(review)).toBe(0);
    expect(await db.select().from(school).where(eq(school.id, service.schoolId))).toMatchObject([
      { ratingAverage: 0, ratingCount: 0 },
    ]);
  });

  it('S23 requires the password on an unattended device, with limited attempts', async () => {
    await user.signedInLongAgo();
    expect((await user.call('/delete', {})).json()).toMatchObject({ code: 'CURRENT_PASSWORD_WRONG' });
    const rejected = await user.call('/delete', { password: 'wrong' });
    expect([rejected.statusCode, rejected.headers['clear-site-data']]).toEqual([403, undefined]);
    const deleted = await user.call('/delete', { password });
    expect([deleted.statusCode, deleted.headers['clear-site-data']]).toEqual([200, '"cache", "storage"']);
  });

  it('S6 S23 limits attempts to guess the password', async () => {
    await user.signedInLongAgo();
    const statuses: number[] = [];
    for (let tries = 0; tries < 6; tries++)
      statuses.push((await user.call('/delete', { password: 'wrong' })).statusCode);
    expect(statuses.at(-1)).toBe(429);
  });

  it('S23 deletes the kept orders after five years', async () => {
    const { db } = test().database;
    await user.order('enrolled');
    await user.call('/delete', {});
    const run = () =>
      eraseRetainedOrdersJob.run({
        database: test().database,
        environment: testEnvironment,
        signal: new AbortController().signal,
        log: service.server.log,
      });
    await run();
    const kept = await db.$count(scholarshipOrder);
    expect(kept).toBeGreaterThan(0);
    await db.update(scholarshipOrder).set({ createdAt: sql`now() - interval '5 years 1 day'` });
    await run();
    expect(await db.$count(scholarshipOrder)).toBe(0);
  });
});
