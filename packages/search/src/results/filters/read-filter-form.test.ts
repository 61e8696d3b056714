import { parseOfferSearch } from '@melhor-escola/domain/search-filters';
import { describe, expect, it } from 'vitest';
import { getStateByUf } from '@melhor-escola/domain/state';
import { araguaina } from '../../fixtures/cities.ts';
import { readFilterForm, orderedRange, readReais } from './read-filter-form.ts';
import fc from 'fast-check';

function form(...pairs: [string, string][]): FormData {
  const data = new FormData();
  for (const [name, value] of pairs) data.append(name, value);
  return data;
}

describe('readFilterForm', () => {
  it('reads what the form would submit', () => {
    const sent = form(
      ['lat', '-7.19'],
      ['lng', '-48.2'],
      ['city', 'Araguaína, TO'],
      ['neighborhood', ''],
      ['grade', '6-ano'],
      ['priceMin', ''],
      ['priceMax', '1.500,90'],
      ['shifts[]', 'manha'],
      ['shifts[]', 'tarde'],
      ['sort', 'relevance'],
    );
    expect(readFilterForm(sent, { city: araguaina })).toEqual(
      parseOfferSearch({
        lat: -7.19,
        lng: -48.2,
        city: 'araguaina-to',
        grade: '6-ano',
        priceMax: 1500,
        shifts: ['manha', 'tarde'],
      }),
    );
  });

  it('passes a typed city on unchanged', () => {
    expect(readFilterForm(form(['city', 'arag']), { city: araguaina }).city).toBe('arag');
  });

  it('EN-20 keeps the state whose name the field contains', () => {
    const sent = readFilterForm(form(['city', 'Bahia (estado)']), { state: getStateByUf('BA') });
    expect(sent).toMatchObject({ city: undefined, state: 'bahia' });
  });

  it('orders reversed prices', () => {
    expect(readFilterForm(form(['priceMin', '900'], ['priceMax', '300']), {})).toMatchObject({
      priceMin: 300,
      priceMax: 900,
    });
  });
});

describe('readReais', () => {
  it.each([
    ['1500', 1500],
    ['1.500', 1500],
    ['R$ 1500,90', 1500],
    ['0', 1],
    ['99999', 10_000],
    ['', undefined],
    ['abc', undefined],
  ])('reads %s as %s reais', (text, reais) => {
    expect(readReais(text)).toBe(reais);
  });
});

describe('orderedRange', () => {
  it('orders reversed amounts and opens an end at its limit', () => {
    expect(orderedRange({ priceMin: 900, priceMax: 300 })).toEqual({ priceMin: 300, priceMax: 900 });
    expect(orderedRange({ priceMin: 1, priceMax: 10_000 })).toEqual({});
  });

  it('never returns a reversed range', () => {
    const amount = fc.option(fc.integer({ min: 1, max: 10_000 }), { nil: undefined });
    fc.assert(
      fc.property(amount, amount, (priceMin, priceMax) => {
        const range = orderedRange({ priceMin, priceMax });
        expect(range.priceMin ?? 1).toBeLessThanOrEqual(range.priceMax ?? 10_000);
      }),
    );
  });
});
