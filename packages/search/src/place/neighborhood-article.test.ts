import { expect, it } from 'vitest';
import { inNeighborhood, ofNeighborhood } from './neighborhood-article.ts';

it('A6 gives a neighborhood the article its name takes', () => {
  expect(inNeighborhood('pinheiros', 'Pinheiros')).toBe('em Pinheiros');
  expect(inNeighborhood('setor-central', 'Setor Central')).toBe('no Setor Central');
  expect(inNeighborhood('vila-nova', 'Vila Nova')).toBe('na Vila Nova');
  expect(inNeighborhood('jardins', 'Jardins')).toBe('nos Jardins');
  expect(ofNeighborhood('centro', 'Centro')).toBe('do Centro');
  expect(ofNeighborhood('boa-vista', 'Boa Vista')).toBe('de Boa Vista');
});
