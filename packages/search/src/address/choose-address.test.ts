import { afterEach, describe, expect, it } from 'vitest';
import { araguaina } from '../fixtures/cities.ts';
import { startFixtureService, type Answers, type FixtureService } from '../fixtures/service.ts';
import { createAddressSession } from './address-field.tsx';
import { chooseAddress } from './choose-address.ts';

const autocomplete = '/escolas/api/v2/google/place/autocomplete';
const details = '/escolas/api/v2/google/place/details';

let fixture: FixtureService | undefined;

afterEach(async () => {
  await fixture?.close();
  fixture = undefined;
});

const street = {
  description: 'Rua das Mangueiras, Araguaína - TO, Brasil',
  place_id: 'street-1',
  structured_formatting: { main_text: 'Rua das Mangueiras', secondary_text: 'Araguaína - TO, Brasil' },
  types: ['route', 'geocode'],
};
const quarter = {
  ...street,
  place_id: 'neighborhood:to-araguaina-setor-central',
  structured_formatting: { main_text: 'Setor Central', secondary_text: 'Araguaína - TO, Brasil' },
  types: ['sublocality_level_1', 'sublocality', 'political'],
};
const position = { lat: -7.19, lng: -48.21 };

const defaultAnswers: Answers = {
  [autocomplete]: () => ({ status: 'OK', predictions: [street, quarter] }),
  [details]: () => ({
    status: 'OK',
    result: { place_id: 'x', geometry: { location: position }, address_components: [], types: [] },
  }),
  SuggestNeighborhoods: () => ({
    neighborhoods: {
      hits: [
        { name: 'Setor Central', slug: 'setor-central', full_slug: 'x', city_slug: 'y', geoloc: position },
      ],
    },
  }),
};

async function choose(name: string, answers: Answers = {}) {
  fixture = await startFixtureService({ ...defaultAnswers, ...answers });
  let tokens = 0;
  const session = createAddressSession(() => `token-${++tokens}`);
  const suggestions = await fixture.service.suggestAddresses({
    input: `Araguaína, ${name}`,
    sessionToken: session.token(),
    around: araguaina.geoloc,
  });
  const address = suggestions.find((one) => one.name === name);
  if (!address) throw new Error(`${name} is not suggested.`);
  return { place: await chooseAddress(fixture.service, session, araguaina, address), session };
}

const listCalls = (name: string) => fixture?.calls.filter((call) => call.name === name) ?? [];

describe('chooseAddress', () => {
  it('CA-10 maps a street to a point, with one session token for the lookups and the choice', async () => {
    const { place, session } = await choose('Rua das Mangueiras');
    expect(place).toEqual({ neighborhood: undefined, ...position });
    expect(listCalls(autocomplete)[0]?.variables).toEqual({
      input: 'Araguaína, Rua das Mangueiras',
      sessiontoken: 'token-1',
      lat: '-7.192',
      lng: '-48.204',
      radius: '11000',
    });
    expect(listCalls(details)[0]?.variables).toEqual({ placeId: 'street-1', sessiontoken: 'token-1' });
    expect(session.token()).toBe('token-2');
  });

  it('VA-03 maps a known neighborhood to a neighborhood filter and clears the point', async () => {
    const { place } = await choose('Setor Central');
    expect(place).toEqual({
      neighborhood: 'setor-central',
      lat: undefined,
      lng: undefined,
      radius: undefined,
    });
    expect(listCalls(details)).toEqual([]);
  });

  it('maps an unknown neighborhood to a point', async () => {
    const { place } = await choose('Setor Central', {
      SuggestNeighborhoods: () => ({ neighborhoods: { hits: [] } }),
    });
    expect(place).toMatchObject(position);
  });

  it('VA-06 ER-01 rejects any status but OK and ZERO_RESULTS, with the message of the specification', async () => {
    await expect(
      choose('Rua das Mangueiras', { [details]: () => ({ status: 'REQUEST_DENIED' }) }),
    ).rejects.toThrow('Erro ao obter detalhes do endereço');
    await expect(
      choose('Rua das Mangueiras', {
        [autocomplete]: () => ({ status: 'OVER_QUERY_LIMIT', predictions: [] }),
      }),
    ).rejects.toThrow('Erro ao obter lista de endereços');
    const { place } = await choose('Rua das Mangueiras', { [details]: () => ({ status: 'ZERO_RESULTS' }) });
    expect(place).toBeUndefined();
  });
});
