import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { formatComplement, formatHouseNumber, formatNeighborhood, formatStreet } from './address-text.ts';

function isStable(parts: string[]): boolean {
  const once = formatStreet(parts.join(' '));
  return once === undefined || formatStreet(once) === once;
}

describe('formatStreet', () => {
  it.each([
    ['AV. ALIANCA', 'Avenida Aliança'],
    ['AV JK', 'Avenida JK'],
    ['RUA CAPITAO GEORGINO', 'Rua Capitão Georgino'],
    ['TV . 5', 'Travessa 5'],
    ['R D', 'Rua D'],
    ['Rua das Flores', 'Rua das Flores'],
    ['28', '28'],
    ['SEM ENDERECO', undefined],
    ['', undefined],
  ])('formats %j as %j', (registered, written) => {
    expect(formatStreet(registered)).toBe(written);
  });

  it('is idempotent', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        'AV',
        'AV.',
        'R',
        'TV',
        'QD',
        '12',
        'STA',
        'PROX.',
        'DE',
        'D’ARC',
        'JK',
        'S/N',
        'Próximo',
      ),
      fc.stringMatching(/^[A-Za-zÁÇ.,/-]{1,6}$/),
    );
    expect(fc.check(fc.property(fc.array(piece, { minLength: 1, maxLength: 5 }), isStable))).toMatchObject({
      counterexample: null,
    });
  });
});

it.each([
  ['JD STA CECILIA', 'Jardim Santa Cecília'],
  ['LOTEAMENTO DONA NÉLCIA', 'Loteamento Dona Nélcia'],
  ['JARDIM DOS IPES II', 'Jardim dos Ipês II'],
  ['NAO INFORMADO', undefined],
  ['.', undefined],
])('formatNeighborhood formats %j as %j', (registered, written) => {
  expect(formatNeighborhood(registered)).toBe(written);
});

it('formatComplement expands blocks and lots', () => {
  expect(formatComplement('QD 48 LT 01')).toBe('Quadra 48 Lote 01');
});

it.each([
  ['SN', 'S/N'],
  ['S/Nº', 'S/N'],
  ['0', 'S/N'],
  ['42/48', '42/48'],
  ['', undefined],
])('formatHouseNumber formats %j as %j', (registered, written) => {
  expect(formatHouseNumber(registered)).toBe(written);
});
