import { type OfferSearch } from '@melhor-escola/domain/search-filters';
import { expect, it } from 'vitest';
import { araguaina } from '../fixtures/cities.ts';
import { offerHit } from '../fixtures/offers.ts';
import { startFixtureService } from '../fixtures/service.ts';
import { loadResults } from './loader.ts';

const page = { page: 1, size: 23 };
const band = (value: string) => ({ value, label: value, count: 1 });

/** The lowest price that a page with an offer of R$ 850 knows. Others, of R$ 78 and more, are on other pages. */
async function lowestPrice(search: OfferSearch): Promise<number | undefined> {
  const fixture = await startFixtureService({
    FindCities: () => ({ cities: { hits: [araguaina], total: 1 } }),
    SearchOffers: () => ({
      schoolOffer: { ...page, totalIsExact: true, hits: [offerHit()], total: 40, offers: 80 },
    }),
    OfferFacets: () => ({
      schoolOffer: { facets: [{ name: 'price', values: [band('7800 TO 9999'), band('10000 TO 90000')] }] },
      schools: { total: 0 },
    }),
  });
  try {
    const data = await loadResults(fixture, search);
    return data.kind === 'offers' ? data.lowestPrice : undefined;
  } finally {
    await fixture.close();
  }
}

it('A4 the lowest price of a search is that of all its pages', async () => {
  expect(await lowestPrice({ city: 'araguaina-to' })).toBe(7_800);
});

it('A4 it is unknown if the search limits prices, which the counts of prices ignore', async () => {
  expect(await lowestPrice({ city: 'araguaina-to', priceMin: 500 })).toBeUndefined();
});
