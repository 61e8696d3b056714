import type { SchoolOverview } from '@melhor-escola/api-client/panel';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../fixtures/render.ts';
import { fixtureApi, primedQueryClient } from '../fixtures/site.tsx';
import { overviewQuery } from './queries.ts';
import { OverviewScreen } from './screen.tsx';

const nothing = { current: 0, previous: 0 };
const render = (waiting: Partial<SchoolOverview['waiting']>) =>
  renderScreen({
    screen: <OverviewScreen slug="girassol" />,
    queryClient: primedQueryClient((client) => {
      client.setQueryData(overviewQuery(fixtureApi(), 'girassol').queryKey, {
        school: { slug: 'girassol', name: 'Colégio Girassol' },
        waiting: { visits: 0, questions: 0, reviews: 0, orders: 0, oversold: 0, endingOffers: 0, ...waiting },
        offers: 1,
        seatsLeft: 1,
        week: {
          views: { current: 1_250, previous: 1_240 },
          comparisons: { current: null, previous: 7 },
          saves: { current: 5, previous: 8 },
          visits: nothing,
          orders: nothing,
          enrollments: nothing,
        },
      });
    }),
  });

describe('OverviewScreen on the server', () => {
  it('names only what waits, in the right number', async () => {
    const html = await render({ visits: 1, reviews: 2 });
    expect(html).toContain('pedido de visita sem resposta');
    expect(html).toContain('avaliações sem resposta');
    expect(html).not.toMatch(/matrículas? a confirmar/u);
    expect(html).toContain('1 vaga em 1 bolsa que aparece no site.');
    expect(html).toContain('3 a menos que na semana anterior');
    expect(html).toContain('1.250');
    expect(html).toContain('menos de 5');
    expect(html).toContain('href="/painel/escolas/girassol/funil"');
    expect(html).toContain('10 a mais que na semana anterior');
  });

  it('leads from the reservations that wait to their list', async () => {
    const html = await render({ orders: 2, oversold: 1 });
    const to = 'href="/painel/escolas/girassol/reservas"';
    expect(html).toMatch(new RegExp(`${to}[^>]*>matrículas a confirmar<`));
    expect(html).toMatch(
      /href="\/painel\/escolas\/girassol\/reservas\?situacao=sem-vaga"[^>]*>reserva paga sem vaga</,
    );
  });

  it('says that nothing waits', async () => {
    expect(await render({})).toContain('Nada à sua espera agora.');
  });
});
