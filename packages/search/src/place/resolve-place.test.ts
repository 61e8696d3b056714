import type { Service } from '@melhor-escola/api-client/service';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { araguaina, araguari } from '../fixtures/cities.ts';
import { absentService } from '../fixtures/site.tsx';
import type { FoundCity } from './named-city.ts';
import { placeQuery } from './resolve-place.ts';

const paraty: FoundCity = { ...araguaina, name: 'Paraty', slug: 'paraty-rj', uf: 'RJ' };
const paratinga: FoundCity = { ...araguaina, name: 'Paratinga', slug: 'paratinga-ba', uf: 'BA' };
const former: FoundCity = { ...araguari, otherName: 'Araguaína' };

/** What a text means of which the service finds these cities. */
function resolve(typed: string, ...cities: FoundCity[]) {
  const hits = cities.map((city) => ({
    schools: 1,
    lowestPrice: null,
    ...city,
    otherName: city.otherName ?? null,
  }));
  const service: Service = {
    ...absentService,
    findCity: () => Promise.resolve(undefined),
    suggestCities: () => Promise.resolve(hits),
  };
  return new QueryClient().fetchQuery(placeQuery(service, typed));
}

it.each(['parati', 'Parati - RJ', 'parati-rj', 'ＰＡＲＡＴＹ'])(
  'CA-09 %s is the only city whose name sounds like it',
  async (typed) => {
    expect(await resolve(typed, paraty, paratinga)).toMatchObject({
      kind: 'city',
      city: { slug: 'paraty-rj' },
    });
  },
);

it('CA-09 a former name is of its city, unless another has that name today', async () => {
  expect(await resolve('araguaína', former)).toMatchObject({ city: { slug: 'araguari-mg' } });
  expect(await resolve('araguaína', former, araguaina)).toMatchObject({ city: { slug: 'araguaina-to' } });
});

it('CA-09 names that sound alike are several', async () => {
  const twins = ['BA', 'PB'].map((uf) => ({ ...araguaina, name: 'Santa Terezinha', slug: `s-${uf}`, uf }));
  expect(await resolve('santa teresinha', ...twins)).toMatchObject({ kind: 'unclear', cities: twins });
});

it('P3 the beginning of a name is of the only city that has it', async () => {
  expect(await resolve('araguai', araguaina, araguari)).toMatchObject({ city: { slug: 'araguaina-to' } });
});
