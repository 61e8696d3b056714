import type { SecondFactor } from '@melhor-escola/api-client/panel';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../fixtures/render.ts';
import { fixtureApi, primedQueryClient } from '../fixtures/site.tsx';
import { secondFactorQuery } from './queries.ts';
import { SecondFactorScreen } from './screen.tsx';

const render = (factor: Partial<SecondFactor>, voltar?: string) =>
  renderScreen({
    screen: <SecondFactorScreen search={{ voltar }} />,
    queryClient: primedQueryClient((client) => {
      client.setQueryData(secondFactorQuery(fixtureApi()).queryKey, {
        status: 'none',
        needed: 'nothing',
        authenticatorSince: null,
        passkeys: [],
        recoveryCodesLeft: 0,
        ...factor,
      });
    }),
  });

const passkey = {
  id: 'a',
  device: 'Chrome no Android',
  createdAt: '2026-03-05T12:00:00.000Z',
  lastUsedAt: null,
};

describe('SecondFactorScreen on the server', () => {
  it('offers both forms first, with the password only where it is needed', async () => {
    const html = await render({});
    expect(html).toContain('Criar chave de acesso');
    expect(html).toContain('Usar aplicativo de códigos');
    expect(html).not.toContain('Senha da conta');
    expect(await render({ needed: 'password' })).toContain('Senha da conta');
    const google = await render({ needed: 'sign-in' });
    expect(google).toContain('Entre de novo para continuar');
    expect(google).not.toContain('Criar chave de acesso');
  });

  it('asks for what the account has, says why, and removes nothing before', async () => {
    const html = await render(
      { status: 'needed', passkeys: [passkey], recoveryCodesLeft: 3 },
      '/painel/escolas/girassol',
    );
    expect(html).toContain('Falta um passo para abrir essa página');
    expect(html).toContain('Usar chave de acesso');
    expect(html).not.toContain('Código do aplicativo');
    expect(html).not.toContain('>Remover<');
    const withApp = await render({ status: 'needed', authenticatorSince: passkey.createdAt });
    expect(withApp).toContain('autoComplete="one-time-code"');
  });

  it('lists the factors once they were shown, and leads on', async () => {
    const html = await render(
      { status: 'shown', passkeys: [passkey], recoveryCodesLeft: 1 },
      '/painel/escolas/girassol',
    );
    expect(html).toContain('Chave de acesso, Chrome no Android');
    expect(html).toContain('Resta 1');
    expect(html).toMatch(/<a[^>]* href="\/painel\/escolas\/girassol"[^>]*><span[^>]*>Continuar</);
  });
});
