import type { UnansweredVisits } from '@melhor-escola/api-client/panel';
import { expect, it } from 'vitest';
import { renderScreen } from '../fixtures/render.ts';
import { fixtureApi, primedQueryClient } from '../fixtures/site.tsx';
import { unansweredVisitsQuery } from './queries.ts';
import { UnansweredVisitsScreen } from './screen.tsx';
import { noUnansweredVisits, unansweredVisits } from './unanswered-visits.fixture.ts';

const render = (visits: UnansweredVisits) =>
  renderScreen({
    screen: <UnansweredVisitsScreen search={{}} />,
    queryClient: primedQueryClient((client) => {
      client.setQueryData(unansweredVisitsQuery(fixtureApi(), {}).queryKey, visits);
    }),
  });

it('product 14 shows the requests of a school together, with its telephone and why they wait', async () => {
  const html = await render(unansweredVisits);
  expect(html).toContain('3 pedidos esperam');
  expect(html.match(/>Colégio Girassol</gu)).toHaveLength(1);
  expect(html.indexOf('Pedido 15')).toBeLessThan(html.indexOf('>Escola Margarida<'));
  expect(html).toContain('href="tel:+556334151000"');
  expect(html).toContain('Não temos o telefone desta escola.');
  expect(html).toContain('não recebeu o pedido por e-mail');
  expect(html).toContain('há mais de dois dias');
  expect(html.match(/Ver contato \(fica no registro\)/gu)).toHaveLength(3);
});

it('says what will be in an empty list', async () => {
  expect(await render(noUnansweredVisits)).toContain('Nenhum pedido espera por nós');
});
