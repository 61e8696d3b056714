import type { UnconfirmedSchools } from '@melhor-escola/api-client/panel';
import { expect, it } from 'vitest';
import { renderScreen } from '../fixtures/render.ts';
import { fixtureApi, primedQueryClient } from '../fixtures/site.tsx';
import { unconfirmedSchoolsQuery } from './queries.ts';
import { UnconfirmedSchoolsScreen } from './screen.tsx';
import { noUnconfirmedSchools, unconfirmedSchools } from './unconfirmed-schools.fixture.ts';

const render = (schools: UnconfirmedSchools) =>
  renderScreen({
    screen: <UnconfirmedSchoolsScreen search={{}} />,
    queryClient: primedQueryClient((client) => {
      client.setQueryData(unconfirmedSchoolsQuery(fixtureApi(), {}).queryKey, schools);
    }),
  });

it('EN-21 shows how to reach each school, and which census had it last', async () => {
  const html = await render(unconfirmedSchools);
  expect(html).toContain('2 escolas fora do último censo');
  expect(html).toContain('No censo de 2023, e fora do de 2025.');
  expect(html).toContain('href="tel:+556334151000"');
  expect(html).toContain('Não temos o telefone desta escola.');
  expect(html.match(/Tirar do site</gu)).toHaveLength(2);
});

it('says what will be in an empty list', async () => {
  expect(await render(noUnconfirmedSchools)).toContain('Nenhuma escola a conferir');
});
