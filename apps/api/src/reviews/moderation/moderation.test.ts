import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeEachEngine } from '../../../test/each-engine.ts';
import { tenantHeader } from '../../../test/test-server.ts';
import { auditEvent } from '../../database/account-schema.ts';
import { mailOutbox } from '../../database/operation-schema.ts';
import { reviewReport } from '../../database/schema.ts';
import { newAddress, openReviewService, reviewOf, type ReviewService } from '../testing/review-service.ts';

describeEachEngine('moderation of reviews', (test) => {
  let service: ReviewService;
  beforeAll(async () => {
    service = await openReviewService(test().database);
  });
  afterAll(() => service.server.close());

  const shown = async (slug: string) => {
    const rows: { id: number }[] = (await service.call('GET', `/schools/${slug}/reviews`)).json();
    return rows.map(({ id }) => id);
  };
  const mailsTo = async (email: string) => {
    const rows = await test().database.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email));
    return rows.map(({ kind }) => kind);
  };

  it('holds a review at the third report from different addresses, also concurrent; the moderator’s decision resolves them', async () => {
    const school = await service.addSchool();
    await service.publish(school.slug, reviewOf('fica@exemplo.com', { ratingExamPreparation: 5 }));
    const { id } = await service.publish(
      school.slug,
      reviewOf('sai@exemplo.com', { ratingExamPreparation: 1 }),
    );
    expect(await service.ratingOf(school.slug)).toEqual({ average: 4.2, count: 2 });

    const one = newAddress();
    for (let n = 0; n < 4; n += 1) expect((await service.report(id, one)).statusCode).toBe(202);
    expect(await shown(school.slug)).toContain(id);
    const details = 'Meu <b>filho</b>\nestuda aqui.';
    await Promise.all([
      service.report(id, newAddress(), { reason: 'offensive', details }),
      service.report(id, newAddress(), { reason: 'other' }),
    ]);
    expect(await shown(school.slug)).not.toContain(id);
    expect(await service.ratingOf(school.slug)).toEqual({ average: 4.6, count: 1 });
    expect((await service.operate('GET', '?status=held')).json()).toMatchObject([{ id, status: 'held' }]);
    const held = (await service.operate('GET', `/${id}`)).json();
    expect(held.reports).toHaveLength(3);
    expect(held.reports).toContainEqual(expect.objectContaining({ reason: 'offensive', details }));

    const published = await service.operate('POST', `/${id}/publish`);
    expect(published.json()).toMatchObject({ id, status: 'published', reports: [] });
    expect(await service.ratingOf(school.slug)).toEqual({ average: 4.2, count: 2 });
    expect(await mailsTo('sai@exemplo.com')).toEqual(['confirm-review', 'review-published']);
    // Resolved reports do not count: two new ones do not hold it.
    await service.report(id);
    await service.report(id);
    expect(await shown(school.slug)).toContain(id);
    await service.report(id);
    expect(await shown(school.slug)).not.toContain(id);
  });

  it('accepts reports of public reviews only, with a listed reason', async () => {
    const { db } = test().database;
    const school = await service.addSchool();
    await service.submit(school.slug, reviewOf('oculta@exemplo.com'));
    const { id: hidden } = await service.reviewBy('oculta@exemplo.com');
    expect((await service.report(hidden)).json()).toMatchObject({ code: 'REVIEW_NOT_FOUND' });
    expect((await service.report(2_000_000_000)).statusCode).toBe(404);
    expect((await service.report(99_999_999_999)).statusCode).toBe(400);
    const { id } = await service.publish(school.slug, reviewOf('publica@exemplo.com'));
    for (const payload of [{}, { reason: 'boring' }, { reason: 'false', details: 'a'.repeat(501) }]) {
      expect((await service.report(id, undefined, payload)).statusCode).toBe(400);
    }
    expect(await db.select().from(reviewReport).where(eq(reviewReport.reviewId, id))).toEqual([]);
  });

  it('EN-16 cannot publish an unconfirmed review, but reject it', async () => {
    const school = await service.addSchool();
    const form = reviewOf('nao-confirmada@exemplo.com');
    await service.submit(school.slug, form);
    const { id } = await service.reviewBy(form.userEmail);
    for (const verdict of ['publish', 'hold']) {
      const answer = await service.operate('POST', `/${id}/${verdict}`);
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ code: 'REVIEW_UNCONFIRMED' });
    }
    expect((await service.operate('PUT', `/${id}/reply`, { reply: 'Obrigado!' })).statusCode).toBe(409);
    expect((await service.operate('POST', `/${id}/reject`, { reason: 'Spam' })).statusCode).toBe(200);
    expect((await service.operate('POST', `/${id}/publish`)).statusCode).toBe(409);
    const [token = ''] = await service.tokensFor(form.userEmail);
    expect((await service.confirm(token)).json()).toMatchObject({ code: 'LINK_INVALID' });
    expect(await shown(school.slug)).toEqual([]);
    expect(await service.ratingOf(school.slug)).toEqual({ average: 0, count: 0 });
  });

  it('removes a rejected review and its rating, and records it without its text', async () => {
    const { db } = test().database;
    const school = await service.addSchool();
    const { id } = await service.publish(school.slug, reviewOf('recusada@exemplo.com'));
    expect((await service.operate('POST', `/${id}/reject`, { reason: ' ' })).statusCode).toBe(400);
    const rejected = await service.operate('POST', `/${id}/reject`, { reason: 'Ofende um professor.' });
    expect(rejected.json()).toMatchObject({ status: 'rejected', rejectionReason: 'Ofende um professor.' });
    expect(await shown(school.slug)).toEqual([]);
    expect(await service.ratingOf(school.slug)).toEqual({ average: 0, count: 0 });
    await service.operate('POST', `/${id}/hold`);
    const again = await service.operate('POST', `/${id}/publish`);
    expect(again.json()).toMatchObject({ status: 'published', rejectionReason: null });
    expect(await service.ratingOf(school.slug)).toMatchObject({ count: 1 });
    const events = await db
      .select()
      .from(auditEvent)
      .where(eq(auditEvent.subject, `review:${id}`));
    expect(events.map(({ actor, action }) => `${actor} ${action}`)).toEqual([
      'system review.confirmed',
      'operator review.rejected',
      'operator review.held',
      'operator review.published',
    ]);
    expect(JSON.stringify(events)).not.toContain('professor');
  });

  it('product.md 7: shows a school’s reply until it is deleted', async () => {
    const school = await service.addSchool();
    const { id } = await service.publish(school.slug, reviewOf('respondida@exemplo.com'));
    const reply = 'Obrigado, Maria! <i>Volte</i> sempre.';
    await service.operate('PUT', `/${id}/reply`, { reply: ` ${reply}\n` });
    const [answered] = (await service.call('GET', `/schools/${school.slug}/reviews`)).json();
    expect(answered).toMatchObject({ reply, repliedAt: expect.stringMatching(/Z$/) as string });
    expect((await service.operate('PUT', `/${id}/reply`, { reply: 'a\u0000b' })).statusCode).toBe(400);
    await service.operate('DELETE', `/${id}/reply`);
    const [bare] = (await service.call('GET', `/schools/${school.slug}/reviews`)).json();
    expect(bare).toMatchObject({ reply: null, repliedAt: null });
  });

  it('RO-02 requires the operator, and lists by status and school with the number of pages', async () => {
    for (const [method, url] of [
      ['GET', ''],
      ['GET', '/1'],
      ['POST', '/1/publish'],
      ['DELETE', '/1/reply'],
    ] as const) {
      const answer = await service.server.inject({
        method,
        url: `/v3/operator/reviews${url}`,
        headers: tenantHeader,
      });
      expect(answer.statusCode).toBe(401);
    }
    const school = await service.addSchool();
    const first = await service.publish(school.slug, reviewOf('lista-1@exemplo.com'));
    const second = await service.publish(school.slug, reviewOf('lista-2@exemplo.com'));
    await service.submit(school.slug, reviewOf('lista-3@exemplo.com'));
    const list = await service.operate('GET', `?school=${school.slug}&status=published&size=1`);
    expect(list.json()).toMatchObject([
      { id: second.id, userEmail: 'lista-2@exemplo.com', school: { slug: school.slug } },
    ]);
    expect(list.headers).toMatchObject({ 'x-total-count': '2', 'x-total-pages': '2' });
    const next = await service.operate('GET', `?school=${school.slug}&status=published&size=1&page=2`);
    expect(next.json()).toMatchObject([{ id: first.id }]);
    expect((await service.operate('GET', '/2000000000')).json()).toMatchObject({ code: 'REVIEW_NOT_FOUND' });
  });
});
