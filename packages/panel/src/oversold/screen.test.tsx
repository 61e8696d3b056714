import type { OperatedOrders } from '@melhor-escola/api-client/panel';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../fixtures/render.ts';
import { fixtureApi, primedQueryClient } from '../fixtures/site.tsx';
import { noOversold, oversoldOrders, refundDueOrders } from './oversold.fixture.ts';
import { oversoldQuery } from './queries.ts';
import { OversoldScreen } from './screen.tsx';
import { readOversoldSearch, type OversoldSearch } from './search-params.ts';

const render = (orders: OperatedOrders, search: OversoldSearch = {}) =>
  renderScreen({
    screen: <OversoldScreen search={search} />,
    queryClient: primedQueryClient((client) => {
      client.setQueryData(oversoldQuery(fixtureApi(), search).queryKey, orders);
    }),
  });

describe('OversoldScreen on the server', () => {
  it('EN-09 names the school of each reservation, and nobody of a family', async () => {
    const html = await render(oversoldOrders);
    expect(html.indexOf('Colégio Girassol')).toBeLessThan(html.indexOf('Escola Margarida'));
    expect(html).toContain('2 reservas sem vaga');
    expect(html).toContain('Reserva ME-K7HZ-6VG2-WAQ2');
    expect(html.match(/Garantir uma vaga</gu)).toHaveLength(2);
    expect(html.match(/Recusar</gu)).toHaveLength(2);
    expect(html).not.toContain('João Pedro');
  });

  it('EN-09 shows the contact until the money is back, and nothing to decide', async () => {
    const html = await render(refundDueOrders, { situacao: 'a-devolver' });
    expect(html).toContain('1 valor a devolver');
    expect(html).toContain('Disponível até a devolução do valor pago.');
    expect(html).not.toContain('Garantir uma vaga');
  });

  it('says what will be in an empty list', async () => {
    expect(await render(noOversold)).toContain('Nenhuma reserva sem vaga');
    expect(await render(noOversold, { situacao: 'a-devolver' })).toContain('Nada a devolver');
  });
});

it.each([
  [
    { situacao: 'a-devolver', pagina: '2' },
    { situacao: 'a-devolver', pagina: 2 },
  ],
  [{ situacao: 'outra', pagina: 1 }, {}],
])('the search of the reservations reads %j as %j', (query, search) => {
  expect(readOversoldSearch(query)).toEqual({ situacao: undefined, pagina: undefined, ...search });
});
