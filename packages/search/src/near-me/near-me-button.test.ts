import { expect, it } from 'vitest';
import { geolocationFailure } from './near-me-button.tsx';

it.each([
  ['denied', 'Permissão de localização negada.'],
  ['unknown', 'Posição desconhecida.'],
  ['late', 'Tempo expirado para aceitar.'],
  ['other', 'Erro desconhecido na localização.'],
] as const)('ER-03 %s says %s', (failure, message) => {
  expect(geolocationFailure(failure).message).toBe(message);
});
