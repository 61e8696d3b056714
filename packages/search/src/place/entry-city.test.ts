import { defaultCity } from '@melhor-escola/domain/city';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { araguaina } from '../fixtures/cities.ts';
import { absentService } from '../fixtures/site.tsx';
import { visitorLocationQuery } from '../near-me/visitor-location.ts';
import { entryCity, readCity } from './entry-city.ts';
import { selectPlace } from './selected-place.ts';
import { toCity } from './resolve-place.ts';

const location = {
  city: 'Palmas',
  region: 'Tocantins',
  regionCode: 'TO',
  latitude: -10.18,
  longitude: -48.33,
};

const stored = (city: unknown, version = 1) => JSON.stringify({ version, city });

describe('RT-01 the start city', () => {
  it('is the default if none was chosen and the visitor’s location is unknown', () => {
    expect(entryCity({ queryClient: new QueryClient(), service: absentService })).toEqual(defaultCity);
  });

  it('is the visitor’s city if it is known', () => {
    const queryClient = new QueryClient();
    queryClient.setQueryData(visitorLocationQuery(absentService).queryKey, location);
    expect(entryCity({ queryClient, service: absentService })).toMatchObject({
      slug: 'palmas-to',
      stateSlug: 'tocantins',
    });
  });

  it('is the chosen one before all others', () => {
    const queryClient = new QueryClient();
    queryClient.setQueryData(visitorLocationQuery(absentService).queryKey, location);
    selectPlace(queryClient, { type: 'query', city: toCity(araguaina) });
    selectPlace(queryClient, { type: 'entry', city: defaultCity });
    expect(entryCity({ queryClient, service: absentService })).toMatchObject({ slug: 'araguaina-to' });
  });
});

describe('the city stored on the device', () => {
  it('is read as it was stored', () => {
    expect(readCity(stored(araguaina))).toEqual(araguaina);
  });

  it.each([
    null,
    '',
    '{',
    '[]',
    stored(araguaina, 2),
    stored(null),
    stored({ ...araguaina, uf: 'XX' }),
    stored({ ...araguaina, slug: 'araguaina-sp' }),
    stored({ ...araguaina, geoloc: { lat: '0', lng: 0 } }),
  ])('ignores the stored value %s', (text) => {
    expect(readCity(text)).toBeUndefined();
  });
});
