import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it } from 'vitest';
import { offerHit } from '../fixtures/offers.ts';
import { reviewResult } from '../fixtures/reviews.ts';
import { priceBandHit } from '../fixtures/school-page.ts';
import { schoolDetails, schoolHit } from '../fixtures/schools.ts';
import { startFixtureService, type Answers, type FixtureService } from '../fixtures/service.ts';
import { loadSchool } from './loader.ts';
import type { SchoolSearch } from './search-params.ts';

let fixture: FixtureService | undefined;

afterEach(async () => {
  await fixture?.close();
  fixture = undefined;
});

const defaultAnswers: Answers = {
  SchoolPage: () => ({
    schools: { hits: [schoolDetails()] },
    schoolOffer: { hits: [offerHit()], total: 1 },
    priceBands: [priceBandHit()],
  }),
  SchoolReviews: () => ({ schoolReviews: reviewResult(undefined, { total: 23 }) }),
  SearchSchools: () => ({ schools: { hits: [schoolHit()], total: 1, page: 1, size: 6, facets: [] } }),
};

async function load(search: SchoolSearch = {}, answers: Answers = {}) {
  fixture = await startFixtureService({ ...defaultAnswers, ...answers });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return loadSchool(queryClient, fixture.service, 'colegio-girassol-araguaina', search);
}

const variablesOf = (name: string) => fixture?.calls.find((call) => call.name === name)?.variables;

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

  it('requests the page of reviews in the URL', async () => {
    await load({ reviewPage: 2, stars: 5, proof: 'enrolled', reviewSort: 'rating-asc' });
    expect(variablesOf('SchoolReviews')).toEqual({
      slug: 'colegio-girassol-araguaina',
      stars: 5,
      proof: 'enrolled',
      sort: 'rating_asc',
      pagination: { page: 2, size: 10 },
    });
  });

  it('requests nearby schools that share a stage, nearest first, without itself', async () => {
    await load();
    expect(variablesOf('SearchSchools')).toMatchObject({
      filterString:
        '(stage:"ensino-fundamental-i" OR stage:"ensino-fundamental-ii" OR stage:"ensino-medio") AND NOT slug:"colegio-girassol-araguaina"',
      sort: 'distance_asc',
    });
  });

  it('RT-15 redirects a page of reviews beyond the end to the last one', async () => {
    expect(await load({ reviewPage: 9, stars: 5 })).toEqual({
      kind: 'redirect',
      search: { reviewPage: 3, stars: 5 },
    });
    await fixture?.close();
    const empty = { SchoolReviews: () => ({ schoolReviews: reviewResult([], { total: 0 }) }) };
    expect(await load({ reviewPage: 2 }, empty)).toEqual({
      kind: 'redirect',
      search: { reviewPage: undefined },
    });
  });

  it('RT-02 is undefined for an unknown slug', async () => {
    const none = {
      SchoolPage: () => ({ schools: { hits: [] }, schoolOffer: { hits: [], total: 0 }, priceBands: [] }),
    };
    expect(await load({}, none)).toBeUndefined();
  });

  it('S19 works without nearby schools', async () => {
    const { SearchSchools: _, ...rest } = defaultAnswers;
    fixture = await startFixtureService(rest);
    const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    expect(await loadSchool(queryClient, fixture.service, 'colegio-girassol-araguaina')).toMatchObject({
      kind: 'school',
    });
  });
});
