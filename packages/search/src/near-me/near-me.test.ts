import { expect, it } from 'vitest';
import { geolocationFailure, nearbySearch } from './near-me.tsx';

const here = { lat: -7.192, lng: -48.204 };

it('RT-20 searches around a position, nearest first, without a city', () => {
  expect(nearbySearch(here)).toMatchObject({ ...here, sort: 'distance', city: undefined });
});

it('keeps the other filters and a chosen order', () => {
  const search = {
    city: 'palmas-to',
    neighborhood: 'centro',
    grade: '6-ano',
    sort: 'price-asc',
    page: 3,
  } as const;
  expect(nearbySearch(here, search)).toEqual({
    ...here,
    grade: '6-ano',
    sort: 'price-asc',
    city: undefined,
    neighborhood: undefined,
    page: undefined,
  });
});

it.each([
  ['denied', 'Permissão de localização negada.'],
  ['unknown', 'Posição desconhecida.'],
  ['late', 'Tempo expirado para aceitar.'],
  ['other', 'Erro desconhecido na localização.'],
] as const)('ER-03 %s shows %s', (failure, message) => {
  expect(geolocationFailure(failure).message).toBe(message);
});
