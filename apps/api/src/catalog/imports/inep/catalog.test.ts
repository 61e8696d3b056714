import { expect, it } from 'vitest';

import { readCatalog } from './catalog.ts';

const columns: Readonly<Record<string, string>> = {
  codigo_inep: '35900001',
  escola: 'ESCOLA FICTICIA',
  uf: 'SP',
  municipio: 'São Paulo',
  dependencia_administrativa: 'Privada',
};

/** Street, number, complement and neighborhood of an address field. */
function partsOfAddress(address: string): readonly (string | undefined)[] {
  const reading = readCatalog({
    get: (column) =>
      column === 'endereco' ? `${address} 01000-000 São Paulo - SP.` : (columns[column] ?? ''),
  });
  if ('problem' in reading) throw new Error(reading.problem.reason);
  const { street, number, complement, neighborhood } = reading.record;
  return [street, number, complement, neighborhood];
}

it.each([
  ['DO GRITO, 265 IPIRANGA.', ['DO GRITO', '265', '', 'IPIRANGA']],
  ['AV. RANGEL PESTANA, 1.105 BRAS.', ['AV. RANGEL PESTANA', '1.105', '', 'BRAS']],
  [
    'AVENIDA ADHEMAR, 133 / 145 JARDIM ARICANDUVA.',
    ['AVENIDA ADHEMAR', '133 / 145', '', 'JARDIM ARICANDUVA'],
  ],
  [
    'GONCALO FERNANDES, 49 A JARDIM FIGUEIRA GRANDE.',
    ['GONCALO FERNANDES', '49', 'A', 'JARDIM FIGUEIRA GRANDE'],
  ],
  ['PRATES, 782 E 790 BOM RETIRO.', ['PRATES', '782', '790', 'BOM RETIRO']],
  ['DUARTE DA COSTA, 1246 ALTO DA LAPA. ALTO DA LAPA.', ['DUARTE DA COSTA', '1246', '', 'ALTO DA LAPA']],
  ['JOAO NETO, S/N LT 14 QD W. JARDIM GUAPIRA.', ['JOAO NETO', 'S/N', 'LT 14 QD W', 'JARDIM GUAPIRA']],
])('divides the catalog’s address %j', (address, parts) => {
  expect(partsOfAddress(address)).toEqual(parts);
});
