import { expect, it } from 'vitest';
import { inCity, ofCity } from './city-article.ts';

it('A6 gives a city the article that Brazilians give it', () => {
  expect(inCity('araguaina-to', 'Araguaína, TO')).toBe('em Araguaína, TO');
  expect(inCity('rio-de-janeiro-rj', 'Rio de Janeiro')).toBe('no Rio de Janeiro');
  expect(ofCity('serra-es', 'Serra')).toBe('da Serra');
  expect(ofCity('sao-paulo-sp', 'São Paulo')).toBe('de São Paulo');
});
