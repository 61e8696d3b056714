import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { formatAddress, formatNeighborhood, type RegisteredAddress } from './address-text.ts';

const written = (street: string, number = '', complement = ''): string => {
  const address = formatAddress({ street, number, complement });
  return [address.street, address.number, address.complement].filter(Boolean).join(', ');
};

function expectStable(address: RegisteredAddress): void {
  const once = formatAddress(address);
  expect(formatAddress(once)).toEqual(once);
}

describe('formatAddress', () => {
  it.each([
    // The type of street last, or in the complement.
    [['ALIPIO DE BARROS PROFESSOR', '758', 'AVENIDA'], 'Avenida Professor Alípio de Barros, 758'],
    [['ARCOVERDE CARDEAL', '1097', 'RUA'], 'Rua Cardeal Arcoverde, 1097'],
    [['BELMIRA MARIN DONA', '5196', 'AVENIDA'], 'Avenida Dona Belmira Marin, 5196'],
    [['DOS TUPINIQUINS', '546', 'ALAMEDA'], 'Alameda dos Tupiniquins, 546'],
    [['ALAMEDA DOS AICAS', '1267', 'ALAMEDA'], 'Alameda dos Aicas, 1267'],
    [['MARCIO BECK MACHADO', '109', 'A RUA'], 'Rua Márcio Beck Machado, 109A'],
    // Titles and saints last.
    [['MELO OLIVEIRA CORONEL', '334', '322 340 350'], 'Coronel Melo Oliveira, 334'],
    [['PEDRO I DOM', '479'], 'Dom Pedro I, 479'],
    [['RITA SANTA', '961', '963'], 'Santa Rita, 961'],
    [['JOSE DO RIO PRETO SAO', '7'], 'São José do Rio Preto, 7'],
    [['RAINHA SANTA', '180', 'ALAMEDA'], 'Alameda Rainha Santa, 180'],
    [['DO ESPIRITO SANTO', '12', 'RUA'], 'Rua do Espírito Santo, 12'],
    [['ANTONIO CONSELHEIRO', '12'], 'Antonio Conselheiro, 12'],
    [['SAO VICENTE MARQUES', '1748', 'AVENIDA'], 'Avenida Marquês de São Vicente, 1748'],
    [['JOSE MARQUES', '7'], 'José Marques, 7'],
    [['DOS TUPINIQUINS', '765'], 'Tupiniquins, 765'],
    [['DR GENTIL LEITE MARTINS', '364/388'], 'Doutor Gentil Leite Martins, 364/388'],
    [['AV PROF DR JOSE', '1'], 'Avenida Professor Doutor José, 1'],
    [['DO BARAO BANANAL', '586', '570572'], 'Barão do Bananal, 586'],
    // Abbreviations and accents.
    [['AV. ALIANCA'], 'Avenida Aliança'],
    [['AV JK'], 'Avenida JK'],
    [['RUA CAPITAO GEORGINO'], 'Rua Capitão Georgino'],
    [['TV . 5'], 'Travessa 5'],
    [['R D'], 'Rua D'],
    [['B B VARELA', '339'], 'B B Varela, 339'],
    [['QUADRA QUADRA 12'], 'Quadra 12'],
    [['Rua das Flores'], 'Rua das Flores'],
    [['ESTRADA DO M BOI MIRIM', '10'], "Estrada do M'Boi Mirim, 10"],
    [['28'], '28'],
    // Numbers and complements.
    [['HIROVO KAMINOBO', '', '1061A RUA'], 'Rua Hirovo Kaminobo, 1061A'],
    [['ENGENHEIRO LAURO PENTEADO', '155', 'FONE 22749746'], 'Engenheiro Lauro Penteado, 155'],
    [['JOAO PEIXOTO VIEGAS', '777', 'ESCOLA'], 'João Peixoto Viegas, 777'],
    [['RUA 1', '42/48', 'QD 48 LT 01'], 'Rua 1, 42/48, Quadra 48 Lote 01'],
    [['RUA 1', 'SN', 'QD1'], 'Rua 1, S/N, Quadra 1'],
    [['RUA 1', 'S/Nº'], 'Rua 1, S/N'],
    [['RUA 1', '0', 'CASA 2'], 'Rua 1, S/N, Casa 2'],
    [['RIO PARAIBA', '5', 'RIO PARAIBA'], 'Rio Paraíba, 5'],
    [['ESTRADA DOS FIDELIS 172', '172'], 'Estrada dos Fidélis, 172'],
    [['COLONIAL DAS MISSOES', '212', '212 FUNDOS'], 'Colonial das Missões, 212, Fundos'],
    [['RUA 25', '25'], 'Rua 25, 25'],
    [['28 DE SETEMBRO', '28'], '28 de Setembro, 28'],
    [['RUA DONA LEA', '01'], 'Rua Dona Lea, 1'],
    [['JOAO NEVES DA FONTOURA', '140150'], 'João Neves da Fontoura, 140/150'],
    [['CIPRIANO BARATA', '22712269'], 'Cipriano Barata, S/N'],
    // Placeholders.
    [['SEM ENDERECO'], ''],
    [[''], ''],
  ] as const)('formats %j as %j', ([street, number, complement], expected) => {
    expect(written(street, number, complement)).toBe(expected);
  });

  it('is idempotent', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        ...'AV AV. R RUA AVENIDA TV QD QD1 12 STA PROX. DE DO BARAO D’ARC JK S/N Próximo PROFESSOR DOM SANTA SAO A 7B FONE'.split(
          ' ',
        ),
      ),
      fc.stringMatching(/^[A-Za-zÁÇ.,/-]{1,6}$/),
    );
    const text = fc.array(piece, { maxLength: 5 }).map((words) => words.join(' '));
    fc.assert(fc.property(fc.record({ street: text, number: text, complement: text }), expectStable), {
      numRuns: 2000,
    });
  });
});

it.each([
  ['JD STA CECILIA', 'Jardim Santa Cecília'],
  ['LOTEAMENTO DONA NÉLCIA', 'Loteamento Dona Nélcia'],
  ['JARDIM DOS IPES II', 'Jardim dos Ipês II'],
  ['JARDIM SAO PAULOZONA NORTE', 'Jardim São Paulo Zona Norte'],
  ['NOSSA SENHORA DO O', 'Nossa Senhora do Ó'],
  ['V ROMANA', 'Vila Romana'],
  ['SE', 'Sé'],
  ['CONJUNTO HABITACIONAL BRIGADEIRO FARIA L', 'Conjunto Habitacional Brigadeiro Faria Lima'],
  ['SAO MIGUEL PTA', 'São Miguel Paulista'],
  ['DO LIMAO', 'Limão'],
  ['Parque da Mooca', 'Parque da Mooca'],
  ['NAO INFORMADO', undefined],
  ['.', undefined],
])('formatNeighborhood formats %j as %j', (registered, expected) => {
  expect(formatNeighborhood(registered)).toBe(expected);
});
