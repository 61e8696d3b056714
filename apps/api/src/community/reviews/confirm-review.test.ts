import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeOneEngine } from '../../../test/each-engine.ts';
import { auditEvent, oneTimeToken } from '../../platform/database/account-schema.ts';
import { offerRelevance } from '../../catalog/offers/offer-relevance.ts';
import { insertOffers } from '../../search/testing/school-rows.ts';
import { openReviewService, createReviewForm, type ReviewService } from './testing/review-service.ts';

describeOneEngine('the confirmation of a review', (test) => {
  let service: ReviewService;
  beforeAll(async () => {
    service = await openReviewService(test().database);
  });

  const fetchReviews = (slug: string) => service.call('GET', `/schools/${slug}/reviews`);
  const filled = createReviewForm('maria@exemplo.com.br', {
    educationSystem: 'Sistema Anglo',
    teachingMethodology: 'Construtivista',
    ratingEducationSystem: 2,
  });

  it('EN-16 is accepted, but neither shown nor counted before its author follows the link', async () => {
    const { slug } = await service.addSchool();
    const unconfirmed = { ...filled, userEmail: 'sem-clicar@exemplo.com.br' };
    expect.soft((await service.submit(slug, unconfirmed)).statusCode).toBe(202);
    expect
      .soft(await service.reviewBy(unconfirmed.userEmail))
      .toMatchObject({ status: 'unconfirmed', publishedAt: null });
    expect.soft((await fetchReviews(slug)).json()).toEqual([]);
    expect.soft(await service.schoolRating(slug)).toEqual({ average: 0, count: 0 });
  });

  describe('after the author has followed the link', () => {
    type Answer = Awaited<ReturnType<ReviewService['confirm']>>;
    let school: Awaited<ReturnType<ReviewService['addSchool']>>;
    let confirmed: Answer;
    beforeAll(async () => {
      school = await service.addSchool();
      await insertOffers(test().database, [{ school }, { school, seatsLeft: 0, discountPercentage: 30 }]);
      await service.submit(school.slug, filled);
      const [token = ''] = await service.tokensFor(filled.userEmail);
      confirmed = await service.confirm(token);
    });

    it('EN-16 the answer names the school', () => {
      expect(confirmed.json()).toMatchObject({ school: { slug: school.slug, name: school.name } });
    });

    it('EN-16 counts for the school', async () => {
      expect(await service.schoolRating(school.slug)).toEqual({ average: 4.2, count: 1 });
    });

    it('EN-16 counts for its offers', async () => {
      for (const { ratingAverage, relevance, discountPercentage, seatsLeft } of await service.schoolOffers(
        school.id,
      )) {
        expect.soft(ratingAverage).toBeCloseTo(4.2, 5);
        const factors = {
          isPartner: false,
          ratingAverage: 4.2,
          ratingCount: 1,
          discountPercentage,
          seatsLeft,
        };
        expect.soft(relevance).toBeCloseTo(offerRelevance(factors), 3);
      }
    });

    it('EN-16 is shown with everything but the e-mail', async () => {
      const list = await fetchReviews(school.slug);
      const { userEmail: _, ...shown } = filled;
      expect.soft(list.json()).toEqual([
        {
          ...shown,
          id: expect.any(Number) as number,
          rating: 4.2,
          proof: 'email',
          publishedAt: expect.stringMatching(/Z$/) as string,
          reply: null,
          repliedAt: null,
        },
      ]);
      expect.soft(list.body).not.toContain('maria@');
    });

    it('records the confirmation in the audit trail', async () => {
      const { id } = await service.reviewBy(filled.userEmail);
      const events = await test()
        .database.db.select()
        .from(auditEvent)
        .where(eq(auditEvent.subject, `review:${id}`));
      expect(events.map(({ actor, action }) => [actor, action])).toEqual([['system', 'review.confirmed']]);
    });
  });

  it('EN-16 a link works once, for seven days, and other tokens do not', async () => {
    const { db } = test().database;
    const school = await service.addSchool();
    await service.submit(school.slug, createReviewForm('uma-vez@exemplo.com'));
    const [token = ''] = await service.tokensFor('uma-vez@exemplo.com');
    await db.update(oneTimeToken).set({ expiresAt: sql`now() - interval '1 minute'` });
    const late = await service.confirm(token);
    expect(late.statusCode).toBe(400);
    expect(late.json()).toMatchObject({ code: 'LINK_INVALID' });
    await db.update(oneTimeToken).set({ expiresAt: sql`${oneTimeToken.createdAt} + interval '7 days'` });
    const twice = await Promise.all([service.confirm(token), service.confirm(token)]);
    expect(twice.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await service.confirm('x'.repeat(43))).json()).toMatchObject({ code: 'LINK_INVALID' });
    expect(await service.schoolRating(school.slug)).toMatchObject({ count: 1 });
  });
});
