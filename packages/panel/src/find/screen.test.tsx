import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../fixtures/render.ts';
import { fixtureApi, primedQueryClient } from '../fixtures/site.tsx';
import { foundAccounts, foundOrder, foundSchools } from './find.fixture.ts';
import { find, loadFind, type Finding } from './queries.ts';
import { FoundResults } from './results.tsx';
import { FindScreen } from './screen.tsx';

const render = (screen: ReactNode) =>
  renderScreen({ screen, queryClient: primedQueryClient(() => undefined) });

const results = (finding: Finding) => render(<FoundResults finding={finding} />);

describe('FindScreen on the server', () => {
  it('says what can be looked for, and that it needs JavaScript', async () => {
    const html = await render(<FindScreen />);
    expect(html).toContain('O nome, o código INEP ou a última parte do endereço da página.');
    expect(html).toContain('Para procurar, ative o JavaScript');
  });
});

describe('what was found', () => {
  it('S36 shows of an account what is masked, with its schools and reservations', async () => {
    const html = await results({ kind: 'account', found: foundAccounts });
    expect(html).toContain('m•••@e•••.com.br, confirmado');
    expect(html).toContain('***.982.247-**');
    expect(html).toContain('href="/painel/escolas/escola-girassol/pessoas"');
    expect(html).toContain('codigo=ME-7Q2K-M0XB-94TC');
    expect(html).toContain('escola apagada');
  });

  it('EN-21 says of a school that it has left the site', async () => {
    const html = await results({ kind: 'school', found: foundSchools });
    expect(html).toContain('Fora do site. Não consta mais, segundo o Censo Escolar de 2025.');
    expect(html).toContain('href="/painel/escolas/escola-girassol"');
  });

  it('leads from a reservation to its school', async () => {
    const html = await results({ kind: 'order', found: foundOrder });
    expect(html).toContain('Ver em Reservas de Colégio Girassol');
    expect(html).not.toContain('João Pedro');
  });
});

it('S36 sends whom somebody looks for in the body alone', async () => {
  const sent: { readonly url: string; readonly body: string }[] = [];
  const api = fixtureApi(async (url, { body }) => {
    sent.push({ url, body: typeof body === 'string' ? body : '' });
    return Response.json(foundAccounts);
  });
  await find(api, 'account', 'maria@exemplo.com.br');
  expect(sent).toHaveLength(1);
  expect(sent[0]?.url).not.toMatch(/maria|exemplo/);
});

it('is not there for anybody who is not of our team', async () => {
  const panel = { isOperator: false, secondFactor: 'none', schools: [] };
  const api = fixtureApi(async () => Response.json(panel));
  await expect(
    loadFind(
      primedQueryClient(() => undefined),
      api,
    ),
  ).rejects.toMatchObject({ isNotFound: true });
});
