import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { describeOneEngine } from '../../../test/each-engine.ts';
import { accountCalls, newPerson } from '../../accounts/testing/account-calls.ts';
import { account } from '../../platform/database/account-schema.ts';
import {
  scholarshipOrder,
  type OfferSnapshot,
  type OrderStatus,
} from '../../platform/database/order-schema.ts';
import { review } from '../../platform/database/schema.ts';
import { changeOrderStatus } from '../../orders/lifecycle/change-order-status.ts';
import { signInPerson } from '../../orders/testing/order-service.ts';
import { proveReview } from './review-proof.ts';
import { openReviewService, createReviewForm, type ReviewService } from './testing/review-service.ts';

describeOneEngine('the badge of an enrollment', (test) => {
  let service: ReviewService;
  let orders = 0;
  beforeAll(async () => {
    service = await openReviewService(test().database);
  });

  /** A person who has confirmed their e-mail. */
  const confirmedPerson = async () => {
    const person = await signInPerson(test().database);
    await moveTo(person.accountId, person.email);
    return person;
  };
  const moveTo = (accountId: number, email: string) =>
    test()
      .database.db.update(account)
      .set({ email, emailConfirmedAt: new Date() })
      .where(eq(account.id, accountId));
  const insertOrder = async (accountId: number, schoolId: number, status: OrderStatus) => {
    orders += 1;
    const [order] = await test()
      .database.db.insert(scholarshipOrder)
      .values({
        code: `BADGE-${orders}`,
        accountId,
        schoolId,
        status,
        studentName: 'Ana Clara Souza',
        studentBirthDate: '2019-05-14',
        snapshot: {} as OfferSnapshot,
        expiresAt: new Date(),
      })
      .returning();
    if (!order) throw new Error('Expected an order.');
    return order;
  };
  const change = (order: Awaited<ReturnType<typeof insertOrder>>, status: OrderStatus) =>
    test().database.db.transaction((tx) => changeOrderStatus(tx, order, status, { enrolled: proveReview }));

  it('product 7 shows a confirmed enrollment through us, but not a payment alone', async () => {
    const school = await service.addSchool();
    const [enrolled, paid] = [await confirmedPerson(), await confirmedPerson()];
    await insertOrder(enrolled.accountId, school.id, 'enrolled');
    const order = await insertOrder(paid.accountId, school.id, 'paid');
    expect(await service.publish(school.slug, createReviewForm(enrolled.email))).toMatchObject({
      proof: 'enrolled',
    });
    expect(await service.publish(school.slug, createReviewForm(paid.email))).toMatchObject({
      proof: 'email',
    });
    // Confirmed after the review was written.
    await change(order, 'enrolled');
    expect(await service.reviewBy(paid.email)).toMatchObject({ proof: 'enrolled' });
    const other = await service.addSchool();
    await service.publish(other.slug, createReviewForm(enrolled.email));
    const rows = await test()
      .database.db.select()
      .from(review)
      .where(and(eq(review.userEmail, enrolled.email), eq(review.schoolId, other.id)));
    expect(rows).toMatchObject([{ proof: 'email' }]);
  });

  it('product 7 S34 one enrollment is the badge of one review, however often the account moves to another e-mail', async () => {
    const school = await service.addSchool();
    const { accountId } = await confirmedPerson();
    await insertOrder(accountId, school.id, 'enrolled');
    const emails = ['um@exemplo.com', 'dois@exemplo.com', 'tres@exemplo.com'];
    const proofs: string[] = [];
    for (const email of emails) {
      await moveTo(accountId, email);
      proofs.push((await service.publish(school.slug, createReviewForm(email))).proof);
    }
    expect(proofs).toEqual(['enrolled', 'email', 'email']);
    // A second student's enrollment proves one more.
    await change(await insertOrder(accountId, school.id, 'paid'), 'enrolled');
    const after = await Promise.all(emails.map((email) => service.reviewBy(email)));
    expect(after.filter(({ proof }) => proof === 'enrolled')).toHaveLength(2);
  });

  it('product 7 S34 the account’s e-mail counts once its owner has confirmed it', async () => {
    const { database } = test();
    const school = await service.addSchool();
    const calls = await accountCalls(database);
    try {
      const person = newPerson();
      await calls.register(person);
      const [row] = await database.db.select().from(account).where(eq(account.email, person.email));
      await insertOrder(row?.id ?? 0, school.id, 'enrolled');
      expect(await service.publish(school.slug, createReviewForm(person.email))).toMatchObject({
        proof: 'email',
      });
      const token = await calls.linkToken('welcome', person.email);
      const confirmed = await calls.post('/auth/confirm-email', { token, password: person.password });
      expect(confirmed.statusCode).toBe(200);
      expect(await service.reviewBy(person.email)).toMatchObject({ proof: 'enrolled' });
    } finally {
      await calls.server.close();
    }
  });

  it('product 7 a review with an unpaid or refunded order shows no enrollment', async () => {
    const school = await service.addSchool();
    const person = await confirmedPerson();
    await service.publish(school.slug, createReviewForm(person.email));
    const paid = await change(await insertOrder(person.accountId, school.id, 'initiated'), 'paid');
    expect(await service.reviewBy(person.email)).toMatchObject({ proof: 'email' });
    await change(paid, 'cancelled');
    expect(await service.reviewBy(person.email)).toMatchObject({ proof: 'email' });
  });
});
