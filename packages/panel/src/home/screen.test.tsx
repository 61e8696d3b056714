import type { Panel } from '@melhor-escola/api-client/panel';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../fixtures/render.ts';
import { fixtureApi, primedQueryClient } from '../fixtures/site.tsx';
import { panelQuery } from '../queries.ts';
import { PanelHomeScreen } from './screen.tsx';

const render = (panel: Partial<Panel>) =>
  renderScreen({
    screen: <PanelHomeScreen />,
    queryClient: primedQueryClient((client) => {
      client.setQueryData(panelQuery(fixtureApi()).queryKey, {
        isOperator: false,
        secondFactor: 'none',
        schools: [],
        ...panel,
      });
    }),
  });

describe('PanelHomeScreen on the server', () => {
  it('links to each school of the current user without scripts', async () => {
    const html = await render({
      schools: [{ slug: 'girassol', name: 'Colégio Girassol', city: 'Araguaína', uf: 'TO', role: 'staff' }],
    });
    expect(html).toMatch(/<a[^>]* href="\/painel\/escolas\/girassol"[^>]*>Colégio Girassol<\/a>/);
    expect(html).toContain('Você faz parte da equipe');
  });

  it('says how to begin without a school', async () => {
    expect(await render({})).toContain('Encontrar a minha escola');
  });
});
