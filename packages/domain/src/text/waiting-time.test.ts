import { expect, it } from 'vitest';
import { waitingTime } from './waiting-time.ts';

it.each([
  [undefined, 'em alguns minutos'],
  [5, 'em menos de um minuto'],
  [60, 'em um minuto'],
  [61, 'em 2 minutos'],
  [840, 'em 14 minutos'],
  [5_340, 'em 89 minutos'],
  [5_400, 'em 2 horas'],
])('S6 %s seconds: come back %s', (seconds, words) => {
  expect(waitingTime(seconds)).toBe(words);
});
