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
  expect(html.match(/Ver contato \(fica no registro\)/gu)).toHaveLength(2);
  expect(html.match(/Ver contato e pergunta \(fica no registro\)/gu)).toHaveLength(1);
});

it('says of each request of a school why it waits', async () => {
  const [first] = unansweredVisits.visits;
  if (!first) throw new Error('Expected a request.');
  const unanswered = { ...first, reason: 'no-answer', visit: { ...first.visit, id: 16 } } as const;
  const html = await render({ total: 2, pages: 1, visits: [first, unanswered] });
  expect(html.match(/não recebeu o pedido por e-mail/gu)).toHaveLength(1);
  expect(html.match(/há mais de dois dias/gu)).toHaveLength(1);
});

it('says what will be in an empty list', async () => {
  expect(await render(noUnansweredVisits)).toContain('Nenhum pedido espera por nós');
});
