import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeOneEngine } from '../../test/each-engine.ts';
import { testEnvironment } from '../../test/test-server.ts';
import { recordAuditEvent } from '../platform/audit/record-audit-event.ts';
import { auditEvent, privacyRequest } from '../platform/database/account-schema.ts';
import { scholarshipOrder } from '../platform/database/order-schema.ts';
import { question } from '../platform/database/question-schema.ts';
import { offer, review, school } from '../platform/database/schema.ts';
import { eraseRetainedOrdersJob } from './retention.ts';
import type { PrivacyUser } from './testing/privacy-user.ts';
import {
  openPrivacyService,
  password,
  type PrivacyService,
  protocolForm,
} from './testing/privacy-service.ts';

describeOneEngine('deleting an account', (test) => {
  let service: PrivacyService;
  let user: PrivacyUser;
  beforeAll(async () => {
    service = await openPrivacyService(test().database);
  });

  describe('of a user with an order of every kind', () => {
    type Answer = Awaited<ReturnType<PrivacyUser['call']>>;
    let deleted: PrivacyUser;
    let panel: Answer;
    let refused: Answer;
    let answer: Answer;
    let orders: { readonly paid: number; readonly expired: number; readonly open: number };
    beforeAll(async () => {
      const { db } = test().database;
      deleted = await service.newUser();
      await deleted.storeOneOfEach();
      orders = {
        paid: await deleted.order('paid'),
        expired: await deleted.order('expired'),
        open: await deleted.order('initiated'),
      };
      await db.update(offer).set({ seatsLeft: 3 }).where(eq(offer.id, service.offerId));
      panel = await deleted.call('');
      refused = await deleted.call('/delete', { reviews: 'anonymize' });
      const givenUp = [`ME-${deleted.row.id}-paid`];
      answer = await deleted.call('/delete', { reviews: 'anonymize', givenUp });
    });

    it('S23 names a paid, unused scholarship, and requires that the user gives it up', () => {
      const code = `ME-${deleted.row.id}-paid`;
      expect
        .soft(panel.json().unusedScholarships)
        .toEqual([
          { code, paid: true, school: expect.any(String), student: 'João', year: expect.any(Number) },
        ]);
      expect.soft([refused.statusCode, refused.json().code]).toEqual([409, 'SCHOLARSHIP_UNUSED']);
      expect.soft(refused.json().message).toContain('A bolsa paga de João em ');
    });

    it('S23 returns what was done, with a protocol number, and what is retained and why', () => {
      expect.soft(answer.statusCode).toBe(200);
      expect.soft(answer.json()).toMatchObject({
        protocol: expect.stringMatching(protocolForm),
        cancelledOrders: 1,
        keptOrders: 1,
        reviews: 1,
      });
      expect.soft(answer.json().kept[0].why).toContain('5 anos');
    });

    it('frees the seats of open orders only', async () => {
      const { db } = test().database;
      const [left] = await db.select().from(offer).where(eq(offer.id, service.offerId));
      expect(left?.seatsLeft).toBe(4);
    });

    it('S23 keeps paid orders, without the user and the student’s birth date', async () => {
      const { paid, expired, open } = orders;
      const left = await test().database.db.select().from(scholarshipOrder);
      expect
        .soft(left.map(({ id }) => id).filter((id) => [paid, expired, open].includes(id)))
        .toEqual([paid]);
      expect
        .soft(left.find(({ id }) => id === paid))
        .toMatchObject({ accountId: null, studentBirthDate: null });
    });

    it('keeps the review without its author, as chosen', async () => {
      expect(await test().database.db.select().from(review)).toMatchObject([
        { userName: 'Anônimo', status: 'published' },
      ]);
    });

    it('S23 records the request, and nothing else about the user', async () => {
      const { db } = test().database;
      const { id, email } = deleted.row;
      expect
        .soft(await db.select().from(privacyRequest).where(eq(privacyRequest.accountId, id)))
        .toMatchObject([{ kind: 'deletion', protocol: answer.json().protocol }]);
      const audit = await db
        .select()
        .from(auditEvent)
        .where(eq(auditEvent.subject, `account:${id}`));
      expect.soft(audit.map(({ action }) => action)).toEqual(['account.deleted']);
      expect.soft(JSON.stringify(audit)).not.toContain(email);
    });

    it('ends the session', async () => {
      expect((await deleted.call()).statusCode).toBe(401);
    });
  });

  describe('of a new user', () => {
    beforeEach(async () => {
      user = await service.newUser();
    });

    it('S23 removes reviews and questions on request, and updates the school’s rating', async () => {
      const { db } = test().database;
      await user.writeReview();
      await user.askQuestion();
      const [asked] = await db.select({ id: question.id }).from(question);
      const subject = `question:${asked?.id ?? 0}` as const;
      await recordAuditEvent(db, {
        actor: 'account:1',
        action: 'question.answered',
        subject,
        after: { answer: 'Temos, Josefa!' },
      });
      await db
        .update(school)
        .set({ ratingAverage: 5, ratingCount: 1 })
        .where(eq(school.id, service.schoolId));
      await user.call('/delete', { reviews: 'remove' });
      expect(await db.$count(review)).toBe(0);
      expect(await db.$count(question)).toBe(0);
      const answered = await db.select().from(auditEvent).where(eq(auditEvent.subject, subject));
      expect(answered).toMatchObject([{ action: 'question.answered', before: null, after: null }]);
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

    it('EN-09 names a scholarship for free, cancels it once it is given up, and keeps nothing of it', async () => {
      const { db } = test().database;
      const id = await user.order('confirmed');
      const givenUp = [`ME-${user.row.id}-confirmed`];
      expect((await user.call('')).json().unusedScholarships).toMatchObject([
        { code: givenUp[0], paid: false },
      ]);
      const refused = (await user.call('/delete', {})).json();
      expect(refused).toMatchObject({ code: 'SCHOLARSHIP_UNUSED' });
      expect(refused.message).toContain('A bolsa integral de João em ');
      expect(await db.$count(scholarshipOrder, eq(scholarshipOrder.status, 'confirmed'))).toBe(1);
      const deleted = await user.call('/delete', { givenUp });
      expect(deleted.json()).toMatchObject({ cancelledOrders: 1, keptOrders: 0 });
      expect(await db.$count(scholarshipOrder, eq(scholarshipOrder.id, id))).toBe(0);
    });

    it('S23 leaves reviews and questions as they were when the account could not be deleted', async () => {
      const { db, pool } = test().database;
      await user.writeReview();
      await user.askQuestion();
      await db.update(review).set({ orderId: await user.order('enrolled') });
      const written = async () => [await db.select().from(review), await db.select().from(question)];
      const before = await written();
      await pool.query(`CREATE FUNCTION reject() RETURNS trigger LANGUAGE plpgsql
        AS $$ BEGIN RAISE EXCEPTION 'The account cannot be deleted.'; END $$`);
      await pool.query('CREATE TRIGGER rejects BEFORE DELETE ON account EXECUTE FUNCTION reject()');
      expect((await user.call('/delete', { reviews: 'anonymize' })).statusCode).toBe(500);
      await pool.query('DROP FUNCTION reject CASCADE');
      expect(await written()).toEqual(before);
    });

    it('S23 deletes the retained orders after five years', async () => {
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
});
