import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstThatFits, pageTitle } from './page-head.ts';

describe('firstThatFits', () => {
  it('returns the first text that fits', () => {
    expect(firstThatFits(10, 'um texto longo demais', 'um texto', 'texto')).toBe('um texto');
  });

  it('truncates the last text at a word boundary', () => {
    expect(firstThatFits(20, 'Escolas em Vila Bela da Santíssima Trindade')).toBe('Escolas em Vila…');
    expect(firstThatFits(11, 'Colégio, Escola e Creche')).toBe('Colégio…');
  });

  it('never exceeds the limit nor ends with a space', () => {
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
  it('A4 appends the site’s name if it fits', () => {
    expect(pageTitle('Bolsas em Palmas, TO')).toBe('Bolsas em Palmas, TO | Melhor Escola');
    expect(pageTitle('Bolsas de estudo em Vila Bela da Santíssima Trindade, MT')).toBe(
      'Bolsas de estudo em Vila Bela da Santíssima Trindade, MT',
    );
  });
});
