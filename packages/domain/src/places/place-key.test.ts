import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeKey } from './place-key.ts';

it.each([
  ['Paraty', 'Parati'],
  ['Santa Terezinha', 'santa teresinha'],
  ['Mogi Mirim', 'Moji-Mirim'],
  ['Itapajé', 'ITAPAGE'],
  ['São Luiz do Paraitinga', 'Sao Luis de Paraitinga'],
  ['São Tomé das Letras', 'São Thomé das Letras'],
  ['Graccho Cardoso', 'Gracho Cardoso'],
  ["Sant'Ana do Livramento", 'Santana do Livramento'],
  ["Santa Bárbara d'Oeste", 'santa barbara doeste'],
  ["Olho d'Água do Borges", 'Olho-dÁgua do Borges'],
  ['Eldorado do Carajás', 'Eldorado dos Carajás'],
  ['Palmas', 'ＰＡＬＭＡＳ'],
])('CA-09 %s and %s have one key', (name, typed) => {
  expect(placeKey(typed)).toBe(placeKey(name));
});

it.each([
  ['Santa Teresinha', 'Santa Teresa'],
  ['Campo Grande', 'Campo Grande do Piauí'],
  ['Bom Jesus', 'Bom Jesus da Lapa'],
])('CA-09 %s and %s have different keys', (one, other) => {
  expect(placeKey(one)).not.toBe(placeKey(other));
});

it('keeps a text of particles only, and is idempotent', () => {
  expect(placeKey('Da')).toBe('da');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(placeKey(placeKey(text))).toBe(placeKey(text));
    }),
  );
});
