import { describe, expect, it } from 'vitest';
import { MAX_NAME_LENGTH, shortenName } from './saved-searches.ts';

describe('shortenName', () => {
  it('keeps a name that fits', () => {
    expect(shortenName('a'.repeat(MAX_NAME_LENGTH))).toBe('a'.repeat(MAX_NAME_LENGTH));
  });

  it.each([
    ['Bolsas em Santa Bárbara, SP, de manhã', 30, 'Bolsas em Santa Bárbara, SP…'],
    ['Bolsas em Araguaína', 10, 'Bolsas em…'],
    // One word that is too long is cut.
    ['A escola Supercalifragilístico', 20, 'A escola Supercalif…'],
    // A family of four is one character of eleven code units, and 'ã' in two code points is one.
    ['Uma família 👨‍👩‍👧‍👦 feliz', 15, 'Uma família…'],
    ['Manhã'.normalize('NFD'), 5, 'Manh…'],
  ])('shortens %s to %i', (name, length, shortened) => {
    expect(shortenName(name, length)).toBe(shortened);
  });
});
