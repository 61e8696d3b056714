import { expect, it } from 'vitest';
import { inCity, ofCity, inNeighborhood, ofNeighborhood } from './article.ts';

it('A6 uses a city’s article', () => {
  expect(inCity('araguaina-to', 'Araguaína, TO')).toBe('em Araguaína, TO');
  expect(inCity('rio-de-janeiro-rj', 'Rio de Janeiro')).toBe('no Rio de Janeiro');
  expect(ofCity('serra-es', 'Serra')).toBe('da Serra');
  expect(ofCity('sao-paulo-sp', 'São Paulo')).toBe('de São Paulo');
});

it('A6 uses a neighborhood’s article', () => {
  expect(inNeighborhood('pinheiros', 'Pinheiros')).toBe('em Pinheiros');
  expect(inNeighborhood('setor-central', 'Setor Central')).toBe('no Setor Central');
  expect(inNeighborhood('vila-nova', 'Vila Nova')).toBe('na Vila Nova');
  expect(inNeighborhood('jardins', 'Jardins')).toBe('nos Jardins');
  expect(ofNeighborhood('centro', 'Centro')).toBe('do Centro');
  expect(ofNeighborhood('boa-vista', 'Boa Vista')).toBe('de Boa Vista');
});
