import type { Invitation } from '@melhor-escola/api-client/panel';
import { MAX_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH } from '@melhor-escola/config/page-head';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../fixtures/render.ts';
import { fixtureApi, primedQueryClient } from '../fixtures/site.tsx';
import { invitationHead } from './head.ts';
import { invitationQuery } from './queries.ts';
import { InvitationScreen } from './screen.tsx';
import { validateInvitationSearch } from './search-params.ts';

const token = 'x'.repeat(43);

const render = (invitation: Invitation | null) =>
  renderScreen({
    screen: <InvitationScreen token={token} />,
    queryClient: primedQueryClient((client) => {
      client.setQueryData(invitationQuery(fixtureApi(), token).queryKey, invitation);
    }),
  });

const invitation: Invitation = {
  school: { slug: 'girassol', name: 'Colégio Girassol', city: 'Araguaína', uf: 'TO' },
  role: 'owner',
  email: 's•••@g•••.com.br',
  isForCurrentUser: true,
  expiresAt: '2026-03-08T12:00:00.000Z',
};

describe('InvitationScreen on the server', () => {
  it('says which school, and what for', async () => {
    const html = await render(invitation);
    expect(html).toContain('Convite: Colégio Girassol');
    expect(html).toContain('para ser responsável pela escola');
    expect(html).toContain('Aceitar o convite');
  });

  it('can be accepted by nobody else', async () => {
    const html = await render({ ...invitation, isForCurrentUser: false });
    expect(html).toContain('s•••@g•••.com.br');
    expect(html).not.toContain('Aceitar o convite');
  });

  it('says that a link has ended', async () => {
    expect(await render(null)).toContain('Este convite não vale mais');
  });
});

it.each([
  ['a secret', { codigo: token }, { codigo: token }],
  ['something shorter', { codigo: 'abc' }, {}],
  ['several', { codigo: [token, token] }, {}],
  ['nothing', {}, {}],
])('validateInvitationSearch reads %s', (_name, search, expected) => {
  expect(validateInvitationSearch(search)).toEqual(expected);
});

it('invitationHead fits into a tab', () => {
  const { title, description } = invitationHead();
  expect(title.length).toBeLessThanOrEqual(MAX_TITLE_LENGTH);
  expect(description.length).toBeLessThanOrEqual(MAX_DESCRIPTION_LENGTH);
});
