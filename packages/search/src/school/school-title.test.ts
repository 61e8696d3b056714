import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_TITLE_LENGTH } from '@melhor-escola/config/page-head';
import { schoolTitle } from './head.ts';

function buildTitle(name: string, city = 'São Paulo', uf = 'SP', neighborhood?: string): string {
  const address = { city, uf, neighborhood, citySlug: '', state: '', stateSlug: '' };
  return schoolTitle({ name, slug: 'a-school', address });
}

describe('A4 the title of a school’s page', () => {
  it('has name and place, and the neighborhood if it fits', () => {
    expect(buildTitle('Colégio Girassol')).toBe('Colégio Girassol, São Paulo, SP | Melhor Escola');
    expect(buildTitle('Colégio Girassol', 'Betim', 'MG', 'Centro')).toBe(
      'Colégio Girassol, Centro, Betim, MG | Melhor Escola',
    );
  });

  it('distinguishes schools whose long names start or end alike', () => {
    const start = 'Centro Educacional Integrado de Ensino Médio';
    const titles = [
      buildTitle(`${start} Colibri Azulado Unidade I`),
      buildTitle(`${start} Manacá Gentil Unidade II`),
      buildTitle(`${start} Manacá Gentil Unidade II`, 'Nova Friburgo', 'RJ'),
    ];
    expect(titles).toEqual([
      'Centro … Médio Colibri Azulado Unidade I, São Paulo, SP',
      'Centro … Médio Manacá Gentil Unidade II, São Paulo, SP',
      'Centro … Médio Manacá Gentil Unidade II, Nova Friburgo, RJ',
    ]);
  });

  it('distinguishes schools of the same name in one city by the number in their slug', () => {
    const address = { city: 'Betim', uf: 'MG', citySlug: '', state: '', stateSlug: '' };
    expect(schoolTitle({ name: 'Colégio Girassol', slug: 'girassol-betim-mg-2', address })).toBe(
      'Colégio Girassol (2), Betim, MG | Melhor Escola',
    );
    expect(schoolTitle({ name: 'Escola 7', slug: 'escola-7', address })).toBe(
      'Escola 7, Betim, MG | Melhor Escola',
    );
  });

  it('is never longer than what search engines show', () => {
    const word = fc.string({ minLength: 1, maxLength: 14, unit: fc.constantFrom('a', 'ç', 'o') });
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 20 }), (words) => {
        expect(
          buildTitle(words.join(' '), 'Vila Bela da Santíssima Trindade', 'MT').length,
        ).toBeLessThanOrEqual(MAX_TITLE_LENGTH);
      }),
    );
  });
});
