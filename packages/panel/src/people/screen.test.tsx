import type { SchoolPeople } from '@melhor-escola/api-client/panel';
import { MAX_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH } from '@melhor-escola/config/page-head';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../fixtures/render.ts';
import { fixtureApi, primedQueryClient } from '../fixtures/site.tsx';
import { peopleHead } from './head.ts';
import { peopleQuery } from './queries.ts';
import { PeopleScreen } from './screen.tsx';

const maria: SchoolPeople['members'][number] = {
  account: 1,
  name: 'Maria das Dores',
  email: 'maria@girassol.com.br',
  role: 'owner',
  isCurrentUser: true,
  since: '2026-02-02T12:00:00.000Z',
  lastSeenAt: null,
  hasSecondFactor: false,
};

const render = (people: Partial<SchoolPeople>) =>
  renderScreen({
    screen: <PeopleScreen slug="girassol" />,
    queryClient: primedQueryClient((client) => {
      client.setQueryData(peopleQuery(fixtureApi(), 'girassol').queryKey, {
        school: { slug: 'girassol', name: 'Colégio Girassol' },
        mayManage: true,
        mails: { digest: true, urgent: true },
        members: [maria, { ...maria, account: 2, name: 'João Lima', role: 'staff', isCurrentUser: false }],
        invitations: [
          {
            id: 1,
            email: 'ana@girassol.com.br',
            role: 'staff',
            createdAt: '2020-03-01T12:00:00.000Z',
            expiresAt: '2020-03-08T12:00:00.000Z',
          },
        ],
        ...people,
      });
    }),
  });

describe('PeopleScreen on the server', () => {
  it('lets an owner invite, change and remove', async () => {
    const html = await render({});
    expect(html).toContain('Convidar uma pessoa');
    expect(html).toContain('Tornar responsável');
    expect(html).toContain('Passar a escola');
    expect(html).toContain('Sair desta escola');
    expect(html).toContain('Equipe. Expirou em 08/03/2020.');
  });

  it('shows staff the people and no action but to leave', async () => {
    const html = await render({ mayManage: false });
    expect(html).toContain('João Lima');
    expect(html.match(/Sair desta escola/gu)).toHaveLength(1);
    expect(html).not.toMatch(/Convidar uma pessoa|Tornar responsável|Remover|Cancelar convite/u);
  });

  it('lets a member choose their own e-mails, and our team none', async () => {
    const html = await render({});
    expect(html).toContain('Seus avisos por e-mail');
    expect(html).toContain('Das 21h às 7h, no horário da escola, eles esperam.');
    expect(await render({ mails: null })).not.toContain('Seus avisos por e-mail');
  });

  it('says that nobody is invited', async () => {
    expect(await render({ invitations: [] })).toContain('Nenhum convite espera resposta.');
  });
});

it('peopleHead fits into a tab', () => {
  const { title, description } = peopleHead('girassol', 'Colégio Girassol');
  expect(title.length).toBeLessThanOrEqual(MAX_TITLE_LENGTH);
  expect(description.length).toBeLessThanOrEqual(MAX_DESCRIPTION_LENGTH);
});
