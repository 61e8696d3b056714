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

  it.each([
    ['none', 'Falta proteger a sua conta'],
    ['needed', 'Falta confirmar que é você'],
  ] as const)('S36 leads an owner to the second factor: %s', async (secondFactor, title) => {
    const school = { slug: 'girassol', name: 'Colégio Girassol', city: 'Araguaína', uf: 'TO' };
    const owner = await render({ secondFactor, schools: [{ ...school, role: 'owner' }] });
    expect(owner).toContain(title);
    expect(owner).toContain('href="/painel/seguranca"');
    expect(await render({ secondFactor, isOperator: true })).toContain(title);
    expect(await render({ secondFactor, schools: [{ ...school, role: 'staff' }] })).not.toContain(title);
    expect(await render({ secondFactor: 'shown', isOperator: true })).not.toContain(title);
  });

  it('says how to begin without a school', async () => {
    expect(await render({})).toContain('Encontrar a minha escola');
  });

  it('leads our team to what waits, and nobody else', async () => {
    expect(await render({ isOperator: true })).toContain('href="/painel/operacao"');
    expect(await render({})).not.toContain('/painel/operacao');
  });
});
