import { expect, it } from 'vitest';
import { readSchoolOrdersSearch } from './search-params.ts';

it.each([
  [{}, {}],
  [
    { situacao: 'aguardando', pagina: '2' },
    { situacao: 'aguardando', pagina: 2 },
  ],
  [
    { situacao: 'encerradas', pagina: 3, utm_source: 'x' },
    { situacao: 'encerradas', pagina: 3 },
  ],
  [{ situacao: 'todas', pagina: 1 }, {}],
  [{ situacao: ['aguardando'], pagina: 1.5 }, {}],
  [{ codigo: 'ME-7Q2K-M0XB-94TC' }, { codigo: 'ME-7Q2K-M0XB-94TC' }],
  [{ codigo: '../../outra' }, {}],
  [{ codigo: 7 }, {}],
])('the search of a school’s reservations reads %j as %j', (query, search) => {
  expect(readSchoolOrdersSearch(query)).toEqual({
    situacao: undefined,
    pagina: undefined,
    codigo: undefined,
    ...search,
  });
});
