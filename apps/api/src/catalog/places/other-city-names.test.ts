import { getMunicipalities } from '@brazilian-utils/brazilian-utils';
import { placeKey } from '@melhor-escola/domain/place-key';
import { expect, it } from 'vitest';
import { otherCityNames } from './other-city-names.ts';

const officialKeys = getMunicipalities().map(({ code, name, stateCode }) => ({
  id: Number(code),
  key: `${placeKey(name)}/${stateCode}`,
}));

it('CA-09 no two municipalities of a state have one key, also under their other names', () => {
  const keys = [...officialKeys, ...otherCityNames.map(({ id, key, uf }) => ({ id, key: `${key}/${uf}` }))];
  const shared = [...Map.groupBy(keys, ({ key }) => key)].filter(([, cities]) => cities.length > 1);
  expect(shared).toEqual([]);
});

it('CA-09 every other name belongs to a municipality', () => {
  const codes = new Set(officialKeys.map(({ id }) => id));
  expect(otherCityNames.filter(({ id }) => !codes.has(id))).toEqual([]);
});
