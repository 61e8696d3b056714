import { ApiError } from '@melhor-escola/api-client/api-error';
import { afterEach, describe, expect, it } from 'vitest';
import { offerHit } from '../fixtures/offers.ts';
import { reviewResult } from '../fixtures/reviews.ts';
import { priceBandHit } from '../fixtures/school-page.ts';
import { schoolDetails, schoolHit } from '../fixtures/schools.ts';
import { startFixtureService, type Answers, type FixtureService } from '../fixtures/service.ts';
import { findSchool, loadSchool, prefetchSchool } from './loader.ts';
import { reviewsQuery, similarSchoolsQuery } from './queries.ts';
import type { SchoolSearch } from './search-params.ts';

let fixture: FixtureService | undefined;

afterEach(async () => {
  await fixture?.close();
  fixture = undefined;
});

const slug = 'colegio-girassol-araguaina';

const schoolAnswer = {
  schools: { hits: [schoolDetails()] },
  schoolOffer: { hits: [offerHit()], total: 1 },
  priceBands: [priceBandHit()],
};
const reviewsAnswer = { schoolReviews: reviewResult(undefined, { total: 23 }) };
const similarAnswer = { similarSchools: [schoolHit()] };
const pageAnswer = { ...schoolAnswer, ...reviewsAnswer, ...similarAnswer };

const defaultAnswers: Answers = {
  SchoolPage: () => pageAnswer,
  School: () => schoolAnswer,
  SchoolReviews: () => reviewsAnswer,
  SimilarSchools: () => similarAnswer,
};

async function start(answers: Answers = {}) {
  fixture = await startFixtureService({ ...defaultAnswers, ...answers });
  return fixture;
}

async function load(search: SchoolSearch = {}, answers: Answers = {}) {
  return loadSchool(await start(answers), slug, search);
}

const callNames = () => fixture?.calls.map((call) => call.name);

describe('loadSchool', () => {
  it('RT-02 returns the school, its offers and its price bands', async () => {
    expect(await load()).toMatchObject({
      kind: 'school',
      school: {
        name: 'Colégio Girassol',
        offers: [{ price: { monthly: 85_000 } }],
        priceBands: [{ stage: { name: 'Ensino Fundamental II' }, schools: 38, cheaper: 24 }],
      },
    });
  });

  it('makes one call, for the page of reviews in the URL and similar schools too', async () => {
    const context = await start();
    const { queryClient, service } = context;
    const search = { reviewPage: 2, stars: 5, proof: 'enrolled', reviewSort: 'rating-asc' } as const;
    await loadSchool(context, slug, search);
    expect(fixture?.calls).toEqual([
      {
        name: 'SchoolPage',
        variables: {
          slug,
          stars: 5,
          proof: 'enrolled',
          sort: 'rating_asc',
          pagination: { page: 2, size: 10 },
        },
      },
    ]);
    expect(await queryClient.ensureQueryData(reviewsQuery(service, slug, search))).toMatchObject({
      total: 23,
    });
    expect(await queryClient.ensureQueryData(similarSchoolsQuery(service, slug))).toMatchObject([
      { name: 'Escola Criança Feliz' },
    ]);
    expect(fixture?.calls).toHaveLength(1);
  });

  it('ST-14 makes no call after a prefetch, and one for another page of reviews', async () => {
    const context = await start();
    await prefetchSchool(context, slug);
    await loadSchool(context, slug);
    expect(callNames()).toEqual(['SchoolPage']);
    await loadSchool(context, slug, { reviewPage: 2 });
    expect(callNames()).toEqual(['SchoolPage', 'SchoolReviews']);
  });

  it('joins the call of a prefetch in flight', async () => {
    const context = await start();
    await Promise.all([prefetchSchool(context, slug), loadSchool(context, slug)]);
    expect(callNames()).toEqual(['SchoolPage']);
  });

  it('RT-15 redirects a page of reviews beyond the end to the last one', async () => {
    expect(await load({ reviewPage: 9, stars: 5 })).toEqual({
      kind: 'redirect',
      search: { reviewPage: 3, stars: 5 },
    });
    await fixture?.close();
    const empty = { SchoolPage: () => ({ ...pageAnswer, schoolReviews: reviewResult([], { total: 0 }) }) };
    expect(await load({ reviewPage: 2 }, empty)).toEqual({
      kind: 'redirect',
      search: { reviewPage: undefined },
    });
  });

  it('RT-02 is undefined for an unknown slug', async () => {
    const none = {
      SchoolPage: () => ({
        schools: { hits: [] },
        schoolOffer: { hits: [], total: 0 },
        priceBands: [],
        schoolReviews: reviewResult([], { total: 0 }),
        similarSchools: [],
      }),
    };
    expect(await load({}, none)).toBeUndefined();
  });

  it('S19 with a cached school, works without similar schools', async () => {
    const context = await start({ SimilarSchools: () => 503 });
    await findSchool(context, slug);
    expect(await loadSchool(context, slug)).toMatchObject({ kind: 'school' });
    expect(callNames()).toEqual(expect.arrayContaining(['School', 'SchoolReviews', 'SimilarSchools']));
    expect(callNames()).not.toContain('SchoolPage');
  });

  it('S19 fails if the service fails', async () => {
    await expect(load({}, { SchoolPage: () => 503 })).rejects.toThrow(ApiError);
  });

  it('EN-21 leads from the forms of a school that left to its page', async () => {
    const unlisted = { reason: 'closed', year: 2025, isGone: false };
    const schools = { hits: [schoolDetails({ unlisted })] };
    const context = await start({ School: () => ({ ...schoolAnswer, schools }) });
    await expect(findSchool(context, slug)).rejects.toMatchObject({
      options: { href: `/escolas/${slug}`, statusCode: 302 },
    });
  });
});
