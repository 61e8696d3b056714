import type { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it } from 'vitest';
import { araguaina, saoPaulo } from '../../fixtures/cities.ts';
import { startFixtureService, type Answers, type FixtureService } from '../../fixtures/service.ts';
import { toCity } from '../../place/resolve-place.ts';
import { selectedPlaceQuery, selectPlace } from '../../place/selected-place.ts';
import { selectLocated } from './search-point.tsx';

let fixture: FixtureService | undefined;

afterEach(async () => {
  await fixture?.close();
  fixture = undefined;
});

const position = { lat: -7.19, lng: -48.2 };
const central = {
  name: 'Setor Central',
  slug: 'setor-central',
  full_slug: 'to-araguaina-setor-central',
  city_slug: 'araguaina-to',
  geoloc: { lat: -7.191, lng: -48.205 },
};
const defaultAnswers: Answers = {
  FindCities: () => ({ cities: { hits: [araguaina], total: 1 } }),
  SuggestNeighborhoods: () => ({ neighborhoods: { hits: [central] } }),
};

/** Opens the results around `position`, for which the service has returned the place. */
async function locate(answers: Answers, goOn: (queryClient: QueryClient) => void = () => {}) {
  fixture = await startFixtureService({ ...defaultAnswers, ...answers });
  const { queryClient, service } = fixture;
  selectPlace(queryClient, { type: 'query', position });
  const selection = selectLocated(queryClient, service, position, {
    ...position,
    city: 'Araguaína',
    uf: 'TO',
    neighborhood: 'Setor Central',
  });
  goOn(queryClient);
  await selection;
  return queryClient.getQueryData(selectedPlaceQuery.queryKey);
}

describe('ST-04 perto de mim', () => {
  it('selects the city and neighborhood at the position', async () => {
    expect(await locate({})).toMatchObject({
      city: { slug: 'araguaina-to' },
      state: 'tocantins',
      neighborhood: { slug: 'setor-central', citySlug: 'araguaina-to' },
    });
  });

  it('selects the position within the city if the neighborhood is unknown', async () => {
    const selected = await locate({ SuggestNeighborhoods: () => ({ neighborhoods: { hits: [] } }) });
    expect(selected).toMatchObject({
      city: { slug: 'araguaina-to' },
      neighborhood: { slug: '', citySlug: 'araguaina-to', geoloc: position },
    });
  });

  it('keeps the bare position if the city is unknown', async () => {
    const selected = await locate({ FindCities: () => ({ cities: { hits: [], total: 0 } }) });
    expect(selected).toEqual({ neighborhood: { name: '', slug: '', citySlug: '', geoloc: position } });
  });

  it('keeps another city that the visitor has selected meanwhile', async () => {
    const selected = await locate({}, (queryClient) => {
      selectPlace(queryClient, { type: 'query', city: toCity(saoPaulo) });
    });
    expect(selected).toMatchObject({ city: { slug: 'sao-paulo-sp' } });
  });
});
