import { type OfferSearch } from '@melhor-escola/domain/search-filters';
import { expect, it } from 'vitest';
import { araguaina } from '../fixtures/cities.ts';
import { offerHit } from '../fixtures/offers.ts';
import { renderScreen } from '../fixtures/render.ts';
import { startFixtureService } from '../fixtures/service.ts';
import { loadResults } from '../results/loader.ts';
import { parseSearch, stringifySearch } from '@melhor-escola/domain/search-string';
import { comparisonLink } from './comparison-link.ts';
import { validateCompareSearch } from './search-params.ts';
import { CompareButton } from './tray/compare-button.tsx';

const page = { page: 1, size: 23 };

/** The address of a card's 'Comparar' after visits to the results of these searches, in order. */
async function comparison(...searches: readonly OfferSearch[]): Promise<string | undefined> {
  const fixture = await startFixtureService({
    FindCities: () => ({ cities: { hits: [araguaina], total: 1 } }),
    SearchOffers: () => ({
      schoolOffer: { ...page, totalIsExact: true, hits: [offerHit()], total: 1, offers: 1 },
    }),
    OfferFacets: () => ({ schoolOffer: { facets: [] }, schools: { total: 0 } }),
    SearchSchools: () => ({ schools: { ...page, hits: [], total: 0, facets: [] } }),
  });
  try {
    for (const search of searches) await loadResults(fixture, search);
    const html = await renderScreen({
      screen: <CompareButton slug="colegio-girassol" name="Colégio Girassol" />,
      queryClient: fixture.queryClient,
      address: '/escolas/colegio-girassol',
    });
    return /href="([^"]+)"/u.exec(html)?.[1]?.replaceAll('&amp;', '&');
  } finally {
    await fixture.close();
  }
}

const city = 'araguaina-to';

const compare = (escola: readonly string[]) => ({ to: '/escolas/comparar', search: { escola } }) as const;

const canonical = (query: string) => stringifySearch({ ...validateCompareSearch(parseSearch(query)) });

it('product 3 a comparison keeps the grade and shifts of the results seen before', async () => {
  expect(await comparison({ city, grade: '6-ano', shifts: ['manha', 'tarde'] })).toMatch(
    /\?escola=colegio-girassol&serie=6-ano&turno=manha&turno=tarde$/u,
  );
});

it('product 3 it is that of the last results, and of none without any', async () => {
  expect(await comparison({ city, grade: '6-ano' }, { city })).toMatch(/\?escola=colegio-girassol$/u);
  expect(await comparison()).toMatch(/\?escola=colegio-girassol$/u);
});

it('product 3 the address of a comparison without schools has no grade', () => {
  expect(comparisonLink({ compare }, { escola: [], serie: '6-ano' })).toEqual(compare([]));
});

it('RT-15 product 3 the address of a comparison keeps known shifts only, in the order of the day', () => {
  expect(canonical('?escola=a&turno=tarde&turno=manha&turno=madrugada')).toBe(
    '?escola=a&turno=manha&turno=tarde',
  );
  // From the select of a browser without JavaScript.
  expect(canonical('?escola=a&turno=manha%2Ctarde')).toBe('?escola=a&turno=manha&turno=tarde');
  expect(canonical('?turno=tarde')).toBe('');
});
