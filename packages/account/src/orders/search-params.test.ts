import { describe, expect, it } from 'vitest';
import { readOrdersSearch } from './search-params.ts';

describe('CA-05 search parameters of the orders page', () => {
  it.each([
    [{}, {}],
    [
      { situacao: 'aguardando', pagina: 2 },
      { situacao: 'aguardando', pagina: 2 },
    ],
    [
      { situacao: 'confirmadas', pagina: '3' },
      { situacao: 'confirmadas', pagina: 3 },
    ],
    [{ situacao: 'todas', pagina: 1 }, {}],
    [{ situacao: ['aguardando'], pagina: 1.5 }, {}],
    [{ pagina: -2 }, {}],
    [{ pagina: 10_001, utm_source: 'x' }, {}],
  ])('read %j as %j', (query, search) => {
    expect(readOrdersSearch(query)).toEqual(search);
  });
});
