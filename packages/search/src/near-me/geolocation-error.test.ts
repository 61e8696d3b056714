import { expect, it } from 'vitest';
import { GeolocationError } from './geolocation-error.ts';

it.each([
  ['denied', 'Permissão de localização negada.'],
  ['unknown', 'Posição desconhecida.'],
  ['late', 'Tempo expirado para aceitar.'],
  ['other', 'Erro desconhecido na localização.'],
] as const)('ER-03 %s says %s', (failure, message) => {
  expect(new GeolocationError(failure).message).toBe(message);
});
