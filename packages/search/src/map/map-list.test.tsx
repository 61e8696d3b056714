import type { OfferSearch } from '@melhor-escola/domain/search-filters';
import { expect, it } from 'vitest';
import { araguainaMapSchools } from '../fixtures/map.ts';
import { renderScreen } from '../fixtures/render.ts';
import { priceSubject } from '../results/search-sentence.ts';
import { MapSchoolFacts } from './map-list.tsx';

/** What the map says of a school, beside its price and in the name of its pin. */
async function describeSchool(search: OfferSearch) {
  const [school] = araguainaMapSchools;
  if (!school) throw new Error('The fixture has a school.');
  const html = await renderScreen({
    screen: <MapSchoolFacts school={school} search={search} onOpen={() => {}} />,
  });
  return { isCalledCheapest: html.includes('bolsa mais barata'), pin: priceSubject(search) };
}

it('calls the lowest price of a school that', async () => {
  expect(await describeSchool({ tags: ['biblioteca'], priceMax: 900 })).toEqual({
    isCalledCheapest: true,
    pin: 'bolsa mais barata',
  });
});

it('RT-03 names the grade of the price', async () => {
  expect(await describeSchool({ grade: '6-ano' })).toEqual({ isCalledCheapest: false, pin: '6º ano' });
});

it.each<OfferSearch>([{ priceMin: 500 }, { shifts: ['tarde'] }, { years: [2027] }])(
  'does not call it that if %j may hide a cheaper scholarship',
  async (search) => {
    expect(await describeSchool(search)).toEqual({
      isCalledCheapest: false,
      pin: 'bolsa mais barata com estes filtros',
    });
  },
);
