import { defaultCity } from '@melhor-escola/domain/city';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { araguaina, saoPaulo } from '../fixtures/cities.ts';
import {
  nothingSelected,
  selectedPlace,
  type PlaceEvent,
  type SelectedNeighborhood,
} from './selected-place.ts';

const city = { ...araguaina, uf: 'TO' as const };
const other = { ...saoPaulo, uf: 'SP' as const };
const centre: SelectedNeighborhood = {
  name: 'Setor Central',
  slug: 'setor-central',
  citySlug: 'araguaina-to',
  geoloc: { lat: -7.19, lng: -48.21 },
};
const here = { lat: -7.2, lng: -48.3 };
const tocantins = { name: 'Tocantins', slug: 'tocantins', uf: 'TO' };
const nowhere = { name: '', slug: '' };

describe('ST-04 entry', () => {
  it('RT-01 RT-05 RT-06 selects the default city when none was chosen before', () => {
    const after = selectedPlace(nothingSelected, { type: 'entry', city: defaultCity });
    expect(after).toEqual({ city: defaultCity, state: 'sao-paulo', isDefault: true });
  });

  it('RT-01 takes a better city to start from, but never over a choice', () => {
    const before = selectedPlace(nothingSelected, { type: 'entry', city: defaultCity });
    expect(selectedPlace(before, { type: 'entry', city })).toMatchObject({ city, isDefault: true });
    const chosen = selectedPlace(before, { type: 'query', city: defaultCity });
    expect(chosen).toEqual({ city: defaultCity, state: 'sao-paulo' });
    expect(selectedPlace(chosen, { type: 'entry', city })).toBe(chosen);
  });

  it('keeps what was chosen before', () => {
    const before = { city, state: 'tocantins' };
    expect(selectedPlace(before, { type: 'entry', city: defaultCity })).toBe(before);
  });
});

describe('ST-04 query', () => {
  const before = { city: other, state: 'sao-paulo' };

  it('empties what the query does not name', () => {
    expect(selectedPlace(before, { type: 'query' })).toEqual({});
    expect(
      selectedPlace({ city, state: 'tocantins', neighborhood: centre }, { type: 'query', city }),
    ).toEqual({
      city,
      state: 'tocantins',
    });
  });

  it('of a city that does not exist keeps its position as a neighborhood of no name', () => {
    expect(selectedPlace(before, { type: 'query', city: null, position: here })).toEqual({
      neighborhood: { ...nowhere, citySlug: '', geoloc: here },
    });
    expect(selectedPlace(before, { type: 'query', city: null })).toEqual({});
  });

  it('takes the first neighborhood found', () => {
    const second = { ...centre, slug: 'setor-central-2' };
    expect(selectedPlace(before, { type: 'query', city, neighborhoods: [centre, second] })).toEqual({
      city,
      state: 'tocantins',
      neighborhood: centre,
    });
  });

  it('of a neighborhood that is not found falls back to the city’s own position', () => {
    expect(selectedPlace(before, { type: 'query', city, neighborhoods: [] })).toEqual({
      city,
      state: 'tocantins',
      neighborhood: { ...nowhere, citySlug: 'araguaina-to', geoloc: araguaina.geoloc },
    });
  });
});

describe('ST-04 route', () => {
  const place = {
    state: tocantins,
    city: { name: 'Araguaína', slug: 'araguaina-to', geoloc: araguaina.geoloc },
    neighborhood: { name: 'Setor Central', slug: 'setor-central', geoloc: centre.geoloc },
  };

  it('sets the city, then the neighborhood', () => {
    expect(selectedPlace(nothingSelected, { type: 'route', place })).toEqual({
      city,
      state: 'tocantins',
      neighborhood: centre,
    });
  });

  it('leaves the selection itself alone when the city is the same', () => {
    const first = selectedPlace(nothingSelected, { type: 'route', place });
    expect(selectedPlace(first, { type: 'route', place })).toBe(first);
  });

  it('of a state has no city; of the country nothing', () => {
    const state = { state: tocantins, city: null, neighborhood: null };
    expect(selectedPlace({ city: other }, { type: 'route', place: state })).toEqual({ state: 'tocantins' });
    expect(selectedPlace({ city: other }, { type: 'route', place: { ...state, state: null } })).toEqual({});
  });
});

describe('ST-04 located', () => {
  it('takes the city and neighborhood that lie there, and where there is none the position itself', () => {
    const event = { type: 'located', position: here } as const;
    expect(selectedPlace(nothingSelected, { ...event, city, neighborhoods: [centre] })).toMatchObject({
      city,
      neighborhood: centre,
    });
    expect(selectedPlace({ city: other }, { ...event, city })).toMatchObject({
      city,
      neighborhood: { slug: '', citySlug: 'araguaina-to', geoloc: here },
    });
    expect(selectedPlace({ city: other }, event)).toEqual({
      neighborhood: { ...nowhere, citySlug: '', geoloc: here },
    });
  });
});

const cities = fc.constantFrom(city, other);
const found = fc.array(fc.constantFrom(centre, { ...centre, slug: 'outro', citySlug: 'sao-paulo-sp' }), {
  maxLength: 2,
});
const events: fc.Arbitrary<PlaceEvent> = fc.oneof(
  fc.record({ type: fc.constant('entry' as const), city: cities }),
  fc
    .record({ city: fc.option(cities, { nil: null }), found, withFound: fc.boolean() })
    .map(({ city: of, found: all, withFound }) => ({
      type: 'query' as const,
      city: of,
      neighborhoods: withFound ? all.filter(({ citySlug }) => citySlug === of?.slug) : undefined,
    })),
  fc.record({ type: fc.constant('located' as const), position: fc.constant(here), city: cities }),
);

it('ST-04 whatever the way, a neighborhood lies within the city beside it, and the same again changes nothing', () => {
  fc.assert(
    fc.property(fc.array(events, { minLength: 1, maxLength: 8 }), (way) => {
      const after = way.reduce(selectedPlace, nothingSelected);
      const { city: of, neighborhood } = after;
      expect(of === undefined || neighborhood === undefined || neighborhood.citySlug === of.slug).toBe(true);
      expect(way.slice(-1).reduce(selectedPlace, after)).toBe(after);
    }),
  );
});
