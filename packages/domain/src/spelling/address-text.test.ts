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
    [['ALAMEDA DOS AICAS', '1267', 'ALAMEDA'], 'Alameda dos Aicás, 1267'],
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
    [['DOS TUPINIQUINS', '765'], 'Alameda dos Tupiniquins, 765'],
    [['DR GENTIL LEITE MARTINS', '364/388'], 'Doutor Gentil Leite Martins, 364/388'],
    [['AV PROF DR JOSE', '1'], 'Avenida Professor Doutor José, 1'],
    [['DO BARAO BANANAL', '586', '570572'], 'Barão do Bananal, 586'],
    // Abbreviations and accents.
    [['AV. ALIANCA'], 'Avenida Aliança'],
    [['AV JK'], 'Avenida JK'],
    [['RUA CAPITAO GEORGINO'], 'Rua Capitão Georgino'],
    [['TV . 5'], 'Travessa 5'],
    [['R D'], 'Rua D'],
    [['B B VARELA', '339'], 'B. B. Varela, 339'],
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
    // A preposition without its type, behind the name, or left out.
    [['DO GRITO', '265'], 'Rua do Grito, 265'],
    [['DO ESTADO', '1475'], 'Avenida do Estado, 1475'],
    [['DAS LAGRIMAS', '475', '479'], 'Estrada das Lágrimas, 475'],
    [['DO M BOI MIRIM', '8589'], "Estrada do M'Boi Mirim, 8589"],
    [['R BONANCA DA', '119', 'RUA'], 'Rua da Bonança, 119'],
    [['CURSINO', '5983', 'AVENIDA'], 'Avenida do Cursino, 5983'],
    [['TRIUNFO BARAO', '648', 'RUA'], 'Rua Barão do Triunfo, 648'],
    [['ITU CONDE', '547', 'RUA'], 'Rua Conde de Itu, 547'],
    [['MONTEVERGINE NOSSA SENHORA', '63', 'RUA'], 'Rua Nossa Senhora de Montevergine, 63'],
    [['JOAO DE PONTES VIGARIO', '537', 'RUA'], 'Rua Vigário João de Pontes, 537'],
    // Words that grew together, mistyped or cut.
    [['ACAFRAODATERRA', '12'], 'Açafrão da Terra, 12'],
    [['CORRECORRE', '31'], 'Corre-Corre, 31'],
    [['RUA SAOJOAQUIM', '352'], 'Rua São Joaquim, 352'],
    [['CAPITAOMOR LAZARO DA COSTA', '42'], 'Capitão-Mor Lázaro da Costa, 42'],
    [['SEGUNDOSARGENTO ANANIAS HOLANDA', '184'], 'Segundo-Sargento Ananias Holanda, 184'],
    [['JOQUIM AFONSO DE SOUZA', '850', 'RUA'], 'Rua Joaquim Afonso de Souza, 850'],
    [['JOAO LUIS MATEUS', '34'], 'João Luís Mateus, 34'],
    // Letters, hyphens and accents.
    [['BELEZA PURA', '56', 'A'], 'Beleza Pura, 56A'],
    [['PAPIRO-DO-EGITO', '130'], 'Papiro-do-Egito, 130'],
    [['JORGE O SOLANAS', '463'], 'Jorge O. Solanas, 463'],
    [['PRINCIPE DO GRAOPARA', '80'], 'Príncipe do Grão-Pará, 80'],
    [['PROFESSOR OLIVEIRA JR', '151'], 'Professor Oliveira Júnior, 151'],
    [['VINTE E CINCO DE MARCO', '135'], 'Vinte e Cinco de Março, 135'],
    [['ITINGUCU', '1399', 'RUA'], 'Rua Itinguçu, 1399'],
    [['DONA MARIA BRAULIO', '222'], 'Dona Maria Bráulio, 222'],
    // Numbers in other fields, and complements that say nothing.
    [['RUA DOM AGUIRRE 438'], 'Rua Dom Aguirre, 438'],
    [['RUA PROJETADA 438'], 'Rua Projetada 438'],
    [['AV. RANGEL PESTANA', '1.105'], 'Avenida Rangel Pestana, 1105'],
    [['RODOLFO PIRANI', '313', 'ANTIGO 265'], 'Rodolfo Pirani, 313'],
    [['ITAJAI-MIRIM', '161', 'E CASA 137'], 'Itajaí-Mirim, 161, Casa 137'],
    [['ROBERTO FERREIRA', '157', 'L 4 Q 12'], 'Roberto Ferreira, 157, Lote 4 Quadra 12'],
    [['CIRILO CORREIA', '168', 'LOTE 26 A E B'], 'Cirilo Correia, 168, Lote 26 A e B'],
    [['DA CONSOLACAO', '1992', '7 E 9 ANDAR'], 'Rua da Consolação, 1992, 7º e 9º Andar'],
    [['FRANCISCO DIAS', '314', 'CONTIGUO RUA FRANCIS'], 'Francisco Dias, 314'],
    [['NOVO NORTE', '1140', 'ESQUINA COM A RUA 12'], 'Novo Norte, 1140, Esquina com a Rua 12'],
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
  ['CONJUNTO HABITACIONAL A E CARVALHO', 'Conjunto Habitacional A. E. Carvalho'],
  ['CONJUNTO HABITACIONAL PADRE MANOEL DE PA', 'Conjunto Habitacional Padre Manoel de Paiva'],
  ['VL S VICENTE', 'Vila São Vicente'],
  ['VILA IOLANDALAJEADO', 'Vila Iolanda Lajeado'],
  ['CAMPOS ELISEOS', 'Campos Elíseos'],
  ['Parque da Mooca', 'Parque da Mooca'],
  ['NAO INFORMADO', undefined],
  ['.', undefined],
])('formatNeighborhood formats %j as %j', (registered, expected) => {
  expect(formatNeighborhood(registered)).toBe(expected);
});
