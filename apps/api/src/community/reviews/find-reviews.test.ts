import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { describeOneEngine } from '../../../test/each-engine.ts';
import { searchHeaders } from '../../../test/test-server.ts';
import { mailOutbox } from '../../platform/database/operation-schema.ts';
import { openReviewService, createReviewForm, type ReviewService } from './testing/review-service.ts';

describeOneEngine('published reviews', (test) => {
  let service: ReviewService;
  beforeAll(async () => {
    service = await openReviewService(test().database);
  });

  it('S21 stores script payloads unchanged, inert in JSON', async () => {
    const school = await service.addSchool();
    const corpus = [
      '<script>alert(1)</script>',
      '"><img src=x onerror=alert(1)>',
      '{{constructor.constructor("alert(1)")()}}',
      '\u2028\u2029 <!--<script>',
      '&lt;script&gt; \\u003cscript\\u003e %3Cscript%3E',
    ];
    for (const [n, text] of corpus.entries()) {
      const testimonial = `Uma escola muito boa. ${text}`;
      await service.publish(
        school.slug,
        createReviewForm(`xss-${n}@exemplo.com`, { userName: `Ana ${text}`, testimonial }),
      );
    }
    const list = await service.call('GET', `/schools/${school.slug}/reviews?size=50`);
    expect(list.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(list.headers['x-content-type-options']).toBe('nosniff');
    const written = corpus
      .map((text) => [`Ana ${text}`.trim(), `Uma escola muito boa. ${text}`])
      .toReversed();
    const shown: { userName: string; testimonial: string }[] = list.json();
    expect(shown.map(({ userName, testimonial }) => [userName, testimonial])).toEqual(written);
    const answer = await service.server.inject({
      method: 'POST',
      url: '/graphql',
      headers: searchHeaders,
      payload: {
        query: `{ schools(filterString: "slug:${school.slug}") { hits { latestReviews(size: 20) { userName testimonial proof reply repliedAt } } } }`,
      },
    });
    expect(answer.headers['content-type']).toMatch(/^application\/(graphql-response\+)?json/);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.json()).toMatchObject({
      data: {
        schools: {
          hits: [
            {
              latestReviews: written.map(([userName, testimonial]) => ({
                userName,
                testimonial,
                proof: 'email',
                reply: null,
                repliedAt: null,
              })),
            },
          ],
        },
      },
    });
    // Mails are HTML, so the name is escaped there.
    const { db } = test().database;
    const mails = await db.select().from(mailOutbox).where(eq(mailOutbox.recipient, 'xss-0@exemplo.com'));
    expect(mails.map(({ html }) => html).join('')).not.toContain('<script>');
  });

  it('lists pages, latest or best first, with the total', async () => {
    const school = await service.addSchool();
    for (const [n, rating] of [3, 5, 1].entries()) {
      const fields = {
        ratingStudentsMotivation: rating,
        testimonial: `Minha nota aqui é ${rating}, no geral.`,
      };
      await service.publish(school.slug, createReviewForm(`pagina-${n}@exemplo.com`, fields));
    }
    const ratings = async (query: string) => {
      const answer = await service.call('GET', `/schools/${school.slug}/reviews${query}`);
      const rows: { ratingStudentsMotivation: number }[] = answer.json();
      return {
        ratings: rows.map((row) => row.ratingStudentsMotivation),
        total: answer.headers['x-total-count'],
        pages: answer.headers['x-total-pages'],
      };
    };
    expect(await ratings('')).toEqual({ ratings: [1, 5, 3], total: '3', pages: '1' });
    expect(await ratings('?sort=rating-desc&size=2')).toEqual({ ratings: [5, 3], total: '3', pages: '2' });
    expect(await ratings('?sort=rating-asc&size=2&page=2')).toEqual({ ratings: [5], total: '3', pages: '2' });
    expect((await service.call('GET', `/schools/${school.slug}/reviews?sort=odd`)).statusCode).toBe(400);
    expect((await service.call('GET', '/schools/nowhere/reviews')).statusCode).toBe(404);
  });
});
