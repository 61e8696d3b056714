import type { ClaimPage } from '@melhor-escola/api-client/panel';
import { MAX_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH } from '@melhor-escola/config/page-head';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../fixtures/render.ts';
import { fixtureApi, primedQueryClient } from '../fixtures/site.tsx';
import { claimHead } from './head.ts';
import { claimQuery } from './queries.ts';
import { ClaimScreen } from './screen.tsx';

const claim: NonNullable<ClaimPage['claim']> = {
  proof: 'email',
  status: 'code',
  isProven: false,
  reason: null,
  createdAt: '2026-03-05T17:30:00.000Z',
  codeExpiresAt: '2026-03-05T17:45:00.000Z',
  triesLeft: 5,
  mayRepeatAt: null,
};

const render = (page: Partial<ClaimPage>) =>
  renderScreen({
    screen: <ClaimScreen slug="girassol" />,
    queryClient: primedQueryClient((client) => {
      client.setQueryData(claimQuery(fixtureApi(), 'girassol').queryKey, {
        school: { slug: 'girassol', name: 'Colégio Girassol', city: 'Araguaína', uf: 'TO' },
        proofs: { email: 's•••@g•••.com.br', phone: true },
        emailConfirmed: true,
        role: null,
        hasOwner: false,
        claim: null,
        ...page,
      });
    }),
  });

describe('ClaimScreen on the server', () => {
  it('offers only what the register has, and no field for an address', async () => {
    const html = await render({});
    expect(html).toContain('s•••@g•••.com.br');
    expect(html).toContain('Código pelo telefone da escola');
    expect(html).not.toMatch(/type="(?:email|tel)"/u);
    const none = await render({ proofs: { email: null, phone: false } });
    expect(none).not.toContain('Código pelo');
    expect(none).toContain('Documento da escola');
  });

  it('asks for the code, and says when our team decides', async () => {
    expect(await render({ claim })).toMatch(/autocomplete="one-time-code"/iu);
    const waiting = await render({ hasOwner: true, claim: { ...claim, status: 'waiting', isProven: true } });
    expect(waiting).toContain('Seu pedido está com a nossa equipe');
    expect(waiting).not.toContain('one-time-code');
  });

  it('gives the reason of a rejection, and the form again after a day', async () => {
    const rejected = { ...claim, status: 'rejected', reason: 'É de outra escola.' } as const;
    const recent = await render({ claim: { ...rejected, mayRepeatAt: '2099-01-01T12:00:00.000Z' } });
    expect(recent).toContain('Motivo: É de outra escola.');
    expect(recent).not.toContain('type="radio"');
    const later = await render({ claim: { ...rejected, mayRepeatAt: '2020-01-01T12:00:00.000Z' } });
    expect(later).toContain('type="radio"');
  });

  it('leads people of the school to the panel, and others to confirm their e-mail', async () => {
    expect(await render({ role: 'staff' })).toContain('href="/painel/escolas/girassol"');
    expect(await render({ emailConfirmed: false })).toContain('href="/minha-conta"');
  });
});

it('claimHead fits into a tab', () => {
  const { title, description } = claimHead('girassol', 'Colégio Girassol');
  expect(title.length).toBeLessThanOrEqual(MAX_TITLE_LENGTH);
  expect(description.length).toBeLessThanOrEqual(MAX_DESCRIPTION_LENGTH);
});
