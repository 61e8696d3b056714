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
const center: SelectedNeighborhood = {
  name: 'Setor Central',
  slug: 'setor-central',
  citySlug: 'araguaina-to',
  geoloc: { lat: -7.19, lng: -48.21 },
};
const here = { lat: -7.2, lng: -48.3 };
const tocantins = { name: 'Tocantins', slug: 'tocantins', uf: 'TO' };
const nowhere = { name: '', slug: '' };

describe('ST-04 entry', () => {
  it('RT-01 RT-05 RT-06 selects the default city if none was chosen before', () => {
    const after = selectedPlace(nothingSelected, { type: 'entry', city: defaultCity });
    expect(after).toEqual({ city: defaultCity, state: 'sao-paulo', isDefault: true });
  });

  it('RT-01 accepts a better start city, but never replaces a choice', () => {
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

  it('clears what the query does not name', () => {
    expect(selectedPlace(before, { type: 'query' })).toEqual({});
    expect(
      selectedPlace({ city, state: 'tocantins', neighborhood: center }, { type: 'query', city }),
    ).toEqual({
      city,
      state: 'tocantins',
    });
  });

  it('of an unknown city keeps the position as an unnamed neighborhood', () => {
    expect(selectedPlace(before, { type: 'query', city: null, position: here })).toEqual({
      neighborhood: { ...nowhere, citySlug: '', geoloc: here },
    });
    expect(selectedPlace(before, { type: 'query', city: null })).toEqual({});
  });

  it('selects the first neighborhood found', () => {
    const second = { ...center, slug: 'setor-central-2' };
    expect(selectedPlace(before, { type: 'query', city, neighborhoods: [center, second] })).toEqual({
      city,
      state: 'tocantins',
      neighborhood: center,
    });
  });

  it('of an unknown neighborhood falls back to the city’s position', () => {
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
    neighborhood: { name: 'Setor Central', slug: 'setor-central', geoloc: center.geoloc },
  };

  it('sets the city, then the neighborhood', () => {
    expect(selectedPlace(nothingSelected, { type: 'route', place })).toEqual({
      city,
      state: 'tocantins',
      neighborhood: center,
    });
  });

  it('keeps the same object if the city is the same', () => {
    const first = selectedPlace(nothingSelected, { type: 'route', place });
    expect(selectedPlace(first, { type: 'route', place })).toBe(first);
  });

  it('of a state selects no city; of the country nothing', () => {
    const state = { state: tocantins, city: null, neighborhood: null };
    expect(selectedPlace({ city: other }, { type: 'route', place: state })).toEqual({ state: 'tocantins' });
    expect(selectedPlace({ city: other }, { type: 'route', place: { ...state, state: null } })).toEqual({});
  });
});

describe('ST-04 located', () => {
  it('selects the city and neighborhood at the position, otherwise the position itself', () => {
    const event = { type: 'located', position: here } as const;
    expect(selectedPlace(nothingSelected, { ...event, city, neighborhoods: [center] })).toMatchObject({
      city,
      neighborhood: center,
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
const found = fc.array(fc.constantFrom(center, { ...center, slug: 'outro', citySlug: 'sao-paulo-sp' }), {
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

it('ST-04 after any events, a neighborhood belongs to the selected city, and repeating an event changes nothing', () => {
  fc.assert(
    fc.property(fc.array(events, { minLength: 1, maxLength: 8 }), (way) => {
      const after = way.reduce(selectedPlace, nothingSelected);
      const { city: of, neighborhood } = after;
      expect(of === undefined || neighborhood === undefined || neighborhood.citySlug === of.slug).toBe(true);
      expect(way.slice(-1).reduce(selectedPlace, after)).toBe(after);
    }),
  );
});
