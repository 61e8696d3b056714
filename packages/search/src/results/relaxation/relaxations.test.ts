import { type OfferSearch } from '@melhor-escola/domain/search-filters';
import { expect, it } from 'vitest';
import { araguaina } from '../../fixtures/cities.ts';
import { relaxations } from './relaxations.ts';

const labels = (search: OfferSearch, city = search.city === undefined ? undefined : araguaina) =>
  relaxations(search, city).map(({ label }) => label);
const inCity: OfferSearch = { city: 'araguaina-to' };
const here: OfferSearch = { lat: -7.19, lng: -48.2 };

it('offers one filter less, then none, the easiest to drop first', () => {
  expect(labels({ ...inCity, grade: '6-ano', shifts: ['noite'], tags: ['piscina'], years: [2027] })).toEqual([
    'Sem o filtro “Noite”',
    'Sem o filtro “Piscina”',
    'Sem o filtro “2027”',
    'Sem nenhum filtro',
  ]);
});

it('does not offer the same search twice for a single filter', () => {
  expect(labels({ ...inCity, grade: '6-ano' })).toEqual(['Sem o filtro “Série: 6º ano”']);
});

it('widens the radius step by step, and never narrows it', () => {
  expect(relaxations(here, undefined)).toEqual([
    { label: 'Em um raio de 25 km', search: { ...here, radius: 25, page: undefined } },
  ]);
  expect(labels({ ...here, radius: 25 })).toEqual(['Em um raio de 50 km']);
  expect(labels({ ...here, radius: 100 })).toEqual([]);
});

it('offers the whole city instead of a point in it', () => {
  const [way] = relaxations({ ...inCity, ...here, radius: 2, sort: 'distance' }, araguaina);
  expect(way?.label).toBe('Na cidade toda');
  expect(way?.search).toMatchObject({
    city: 'araguaina-to',
    lat: undefined,
    radius: undefined,
    sort: undefined,
  });
});

it('offers the surroundings of a city that has no offers at all', () => {
  expect(relaxations(inCity, araguaina)).toEqual([
    {
      label: 'Até 50 km de Araguaína, TO',
      search: { ...araguaina.geoloc, radius: 50, sort: 'distance' },
    },
  ]);
});
