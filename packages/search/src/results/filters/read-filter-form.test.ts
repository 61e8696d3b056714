import { describe, expect, it } from 'vitest';
import { araguaina } from '../../fixtures/cities.ts';
import { readFilterForm } from './read-filter-form.ts';
import { validateResultsSearch } from '../search-params.ts';

function form(...pairs: [string, string][]): FormData {
  const data = new FormData();
  for (const [name, value] of pairs) data.append(name, value);
  return data;
}

describe('readFilterForm', () => {
  it('reads what the form would send', () => {
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
    expect(readFilterForm(sent, araguaina)).toEqual(
      validateResultsSearch({
        lat: -7.19,
        lng: -48.2,
        city: 'araguaina-to',
        grade: '6-ano',
        priceMax: 1500,
        shifts: ['manha', 'tarde'],
      }),
    );
  });

  it('hands a city that was typed on as it is', () => {
    expect(readFilterForm(form(['city', 'arag']), araguaina).city).toBe('arag');
  });

  it('takes prices the wrong way round the right way round', () => {
    expect(readFilterForm(form(['priceMin', '900'], ['priceMax', '300']), undefined)).toMatchObject({
      priceMin: 300,
      priceMax: 900,
    });
  });
});
