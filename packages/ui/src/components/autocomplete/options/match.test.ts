import { describe, expect, it } from 'vitest';
import { findMatches, matchOptions } from './match.ts';

/** The label with each match in brackets, or null. */
function marked(label: string, typed: string): string | null {
  const ranges = findMatches(label, typed);
  if (!ranges) return null;
  return ranges
    .toReversed()
    .reduce(
      (text, { start, end }) => `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`,
      label,
    );
}

describe('findMatches', () => {
  it.each([
    ['Araguaína, TO', 'arag', '[Arag]uaína, TO'],
    ['Araguaína, TO', 'araguaina', '[Araguaína], TO'],
    ['Araguaína, TO', 'ARAGUAÍNA', '[Araguaína], TO'],
    ['São José dos Campos, SP', 'sao jose', '[São] [José] dos Campos, SP'],
    ['São José dos Campos, SP', 'campos sao', '[São] José dos [Campos], SP'],
    ['Araguaína, TO', 'araguaina to', '[Araguaína], [TO]'],
    ['Conceição do Araguaia, PA', 'arag', 'Conceição do [Arag]uaia, PA'],
    ['Palmas, TO', 'mas', 'Pal[mas], TO'],
    // Written with a combining accent, like file names on macOS.
    ['Sa\u0303o Paulo, SP', 'sao p', '[Sa\u0303o] [P]aulo, SP'],
    ['Palmas, TO', 'palmas pal', '[Palmas], TO'],
    ['Palmas, TO', '   ', 'Palmas, TO'],
    ['Palmas, TO', '(.*', 'Palmas, TO'],
  ])('in %j finds %j', (label, typed, expected) => {
    expect(marked(label, typed)).toBe(expected);
  });

  it('finds nothing if one of the words is missing', () => {
    expect(findMatches('Palmas, TO', 'palmas sp')).toBeNull();
  });
});

describe('matchOptions', () => {
  const cities = ['Luís Eduardo Magalhães, BA', 'Bom Jesus de São Paulo, TO', 'São Paulo, SP', 'Palmas, TO'];

  it('ignores accents and case, and ranks labels that start with the text first', () => {
    expect(matchOptions(cities, 'sao')).toEqual(['São Paulo, SP', 'Bom Jesus de São Paulo, TO']);
    expect(matchOptions(cities, 'MAGALHAES')).toEqual(['Luís Eduardo Magalhães, BA']);
  });

  it('puts the start of a word before its middle, and otherwise keeps the order', () => {
    expect(matchOptions(['Palmas', 'Rua Mas', 'Damasco'], 'mas')).toEqual(['Rua Mas', 'Palmas', 'Damasco']);
    expect(matchOptions(cities, ' ')).toEqual(cities);
  });

  it('reads objects by their label', () => {
    const options = [{ name: 'Araguaína' }, { name: 'São Paulo' }];
    expect(matchOptions(options, 'sao', ({ name }) => name)).toEqual([{ name: 'São Paulo' }]);
  });
});
