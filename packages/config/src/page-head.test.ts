import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstThatFits, pageTitle } from './page-head.ts';

describe('firstThatFits', () => {
  it('takes the best text that fits', () => {
    expect(firstThatFits(10, 'um texto longo demais', 'um texto', 'texto')).toBe('um texto');
  });

  it('cuts the last one at a word, never in the middle', () => {
    expect(firstThatFits(20, 'Escolas em Vila Bela da Santíssima Trindade')).toBe('Escolas em Vila…');
    expect(firstThatFits(11, 'Colégio, Escola e Creche')).toBe('Colégio…');
  });

  it('never exceeds the limit nor ends in a space', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), fc.integer({ min: 2, max: 100 }), (text, limit) => {
        const fitted = firstThatFits(limit, text);
        expect(fitted.length).toBeLessThanOrEqual(limit);
        expect(fitted === text || fitted.endsWith('…')).toBe(true);
      }),
    );
  });
});

describe('pageTitle', () => {
  it('A4 names the site where there is room', () => {
    expect(pageTitle('Bolsas em Palmas, TO')).toBe('Bolsas em Palmas, TO | Melhor Escola');
    expect(pageTitle('Bolsas de estudo em Vila Bela da Santíssima Trindade, MT')).toBe(
      'Bolsas de estudo em Vila Bela da Santíssima Trindade, MT',
    );
  });
});
