import { MAX_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH } from '@melhor-escola/config/page-head';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../fixtures/render.ts';
import { fixtureApi, primedQueryClient } from '../fixtures/site.tsx';
import { fixtureClaim, fixtureClaims } from './claims.fixture.ts';
import { operatedClaimsHead } from './head.ts';
import { operatedClaimsQuery, toFile } from './queries.ts';
import { OperatedClaimsScreen } from './screen.tsx';

const now = Date.parse('2026-03-10T12:00:00Z');

const render = (items = [...fixtureClaims]) =>
  renderScreen({
    screen: <OperatedClaimsScreen />,
    queryClient: primedQueryClient((client) => {
      client.setQueryData(operatedClaimsQuery(fixtureApi()).queryKey, { items }, { updatedAt: now });
    }),
  });

describe('OperatedClaimsScreen on the server', () => {
  it('S34 shows who claims which school by which proof, and who else has', async () => {
    const html = await render();
    for (const text of ['Maria das Dores', 'maria@girassol.com.br', '(63) 3415-0000', 'há 1 dia'])
      expect(html).toContain(text);
    expect(html).toContain('Ana Souza (ana@exemplo.com.br), 01/03/2026 às 9h: recusado');
    expect(html).toContain('código por e-mail, conferido');
  });

  it('offers a code to read out for a claim by telephone only, and not without the number of the register', async () => {
    const code = 'Gerar o código para ler por telefone';
    const byPhone = fixtureClaim({ proof: 'phone', documentType: null });
    expect(await render([byPhone])).toContain(code);
    expect(await render([fixtureClaim()])).not.toContain(code);
    expect(await render([{ ...byPhone, school: { ...byPhone.school, phone: null } }])).not.toContain(code);
  });

  it('says that nothing waits', async () => {
    expect(await render([])).toContain('Nada pendente');
  });
});

it('toFile has the bytes of a document, with their type', async () => {
  const file = toFile({ type: 'application/pdf', base64: btoa('%PDF-1.7 \u00E9') });
  expect(file.type).toBe('application/pdf');
  expect([...new Uint8Array(await file.arrayBuffer())].slice(-1)).toEqual([0xe9]);
});

it('operatedClaimsHead fits into a tab', () => {
  const { title, description } = operatedClaimsHead();
  expect(title.length).toBeLessThanOrEqual(MAX_TITLE_LENGTH);
  expect(description.length).toBeLessThanOrEqual(MAX_DESCRIPTION_LENGTH);
});
