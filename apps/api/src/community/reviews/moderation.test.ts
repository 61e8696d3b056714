import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeOneEngine } from '../../../test/each-engine.ts';
import { newAddress } from '../../../test/form-service.ts';
import { auditEvent } from '../../platform/database/account-schema.ts';
import { mailOutbox } from '../../platform/database/operation-schema.ts';
import { reviewReport } from '../../platform/database/schema.ts';
import { hold, publish, reject } from '../operated-texts/testing/moderator.ts';
import { openReviewService, createReviewForm, type ReviewService } from './testing/review-service.ts';

describeOneEngine('moderation of reviews', (test) => {
  let service: ReviewService;
  beforeAll(async () => {
    service = await openReviewService(test().database);
  });

  const shown = async (slug: string) => {
    const rows: { id: number }[] = (await service.call('GET', `/schools/${slug}/reviews`)).json();
    return rows.map(({ id }) => id);
  };
  const mailsTo = async (email: string) => {
    const rows = await test().database.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email));
    return rows.map(({ kind }) => kind);
  };

  /** A school with two reviews, of which the second one is held after reports from three addresses. */
  const heldReview = async () => {
    const school = await service.addSchool();
    const author = `sai-${school.slug}@exemplo.com`;
    await service.publish(
      school.slug,
      createReviewForm(`fica-${school.slug}@exemplo.com`, { ratingExamPreparation: 5 }),
    );
    const { id } = await service.publish(school.slug, createReviewForm(author, { ratingExamPreparation: 1 }));
    const before = await service.schoolRating(school.slug);
    const one = newAddress();
    for (let n = 0; n < 4; n += 1) expect((await service.report(id, one)).statusCode).toBe(202);
    const shownAfterOne = await shown(school.slug);
    await Promise.all([
      service.report(id, newAddress(), { reason: 'offensive', details }),
      service.report(id, newAddress(), { reason: 'other' }),
    ]);
    return { school, author, id, before, shownAfterOne };
  };
  const details = 'Meu <b>filho</b>\nestuda aqui.';

  it('holds a review at the third report from different addresses, also concurrent', async () => {
    const { school, id, before, shownAfterOne } = await heldReview();
    expect.soft(before).toEqual({ average: 4.2, count: 2 });
    expect.soft(shownAfterOne).toContain(id);
    expect.soft(await shown(school.slug)).not.toContain(id);
    expect.soft(await service.schoolRating(school.slug)).toEqual({ average: 4.6, count: 1 });
  });

  it('shows and counts a held review again when the moderator publishes it, and mails its author', async () => {
    const { school, author, id } = await heldReview();
    const published = await service.moderate(id, publish);
    expect.soft(published).toMatchObject({ id, outcome: 'done', text: { status: 'published', reports: [] } });
    expect.soft(await service.schoolRating(school.slug)).toEqual({ average: 4.2, count: 2 });
    expect.soft(await mailsTo(author)).toEqual(['confirm-review', 'review-published']);
  });

  it('does not count reports that the moderator’s decision resolved', async () => {
    const { school, id } = await heldReview();
    await service.moderate(id, publish);
    await service.report(id);
    await service.report(id);
    expect(await shown(school.slug)).toContain(id);
    await service.report(id);
    expect(await shown(school.slug)).not.toContain(id);
  });

  it('accepts reports of public reviews only, with a listed reason', async () => {
    const { db } = test().database;
    const school = await service.addSchool();
    await service.submit(school.slug, createReviewForm('oculta@exemplo.com'));
    const { id: hidden } = await service.reviewBy('oculta@exemplo.com');
    expect((await service.report(hidden)).json()).toMatchObject({ code: 'REVIEW_NOT_FOUND' });
    expect((await service.report(2_000_000_000)).statusCode).toBe(404);
    expect((await service.report(99_999_999_999)).statusCode).toBe(400);
    const { id } = await service.publish(school.slug, createReviewForm('publica@exemplo.com'));
    for (const payload of [{}, { reason: 'boring' }, { reason: 'false', details: 'a'.repeat(501) }]) {
      expect((await service.report(id, undefined, payload)).statusCode).toBe(400);
    }
    expect(await db.select().from(reviewReport).where(eq(reviewReport.textId, id))).toEqual([]);
  });

  describe('of an unconfirmed review', () => {
    let slug: string;
    let id: number;
    let form: ReturnType<typeof createReviewForm>;
    beforeEach(async () => {
      ({ slug } = await service.addSchool());
      form = createReviewForm(`nao-confirmada-${slug}@exemplo.com`);
      await service.submit(slug, form);
      ({ id } = await service.reviewBy(form.userEmail));
    });

    it.each([publish, hold])('EN-16 cannot $kind it', async (decision) => {
      expect(await service.moderate(id, decision)).toMatchObject({
        outcome: 'unconfirmed',
        text: { status: 'unconfirmed' },
      });
    });

    it('EN-16 can reject it, for good: no link and no verdict publishes it', async () => {
      expect.soft(await service.moderate(id, reject)).toMatchObject({ outcome: 'done' });
      expect.soft(await service.moderate(id, publish)).toMatchObject({ outcome: 'unconfirmed' });
      const [token = ''] = await service.tokensFor(form.userEmail);
      expect.soft((await service.confirm(token)).json()).toMatchObject({ code: 'LINK_INVALID' });
      expect.soft(await shown(slug)).toEqual([]);
      expect.soft(await service.schoolRating(slug)).toEqual({ average: 0, count: 0 });
    });
  });

  describe('of a published review', () => {
    let slug: string;
    let id: number;
    beforeEach(async () => {
      ({ slug } = await service.addSchool());
      ({ id } = await service.publish(slug, createReviewForm(`recusada-${slug}@exemplo.com`)));
    });

    it('removes a rejected one and its rating', async () => {
      expect.soft(await service.moderate(id, reject)).toMatchObject({
        outcome: 'done',
        text: {
          status: 'rejected',
          rejectionReason: expect.stringContaining('Ofende a diretora.') as string,
        },
      });
      expect.soft(await shown(slug)).toEqual([]);
      expect.soft(await service.schoolRating(slug)).toEqual({ average: 0, count: 0 });
    });

    it('can publish a rejected one again, without the reason, and records it all without its text', async () => {
      await service.moderate(id, reject);
      await service.moderate(id, hold);
      const again = await service.moderate(id, publish);
      expect.soft(again.text).toMatchObject({ status: 'published', rejectionReason: null });
      expect.soft(await service.schoolRating(slug)).toMatchObject({ count: 1 });
      const events = await test()
        .database.db.select()
        .from(auditEvent)
        .where(eq(auditEvent.subject, `review:${id}`));
      expect
        .soft(events.map(({ actor, action }) => `${actor} ${action}`))
        .toEqual([
          'system review.confirmed',
          `account:${service.moderator.accountId} review.rejected`,
          `account:${service.moderator.accountId} review.held`,
          `account:${service.moderator.accountId} review.published`,
        ]);
      expect.soft(JSON.stringify(events)).not.toContain('diretora');
    });
  });
});
