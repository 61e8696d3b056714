import { createApi } from '@melhor-escola/api-client/api';
import { ApiError } from '@melhor-escola/api-client/api-error';
import { isNotFound, isRedirect } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { loadForCurrentUser, type AuthenticatedContext } from './load-for-current-user.ts';

const api = createApi({ baseUrl: 'http://127.0.0.1:9' });
const context: AuthenticatedContext = {
  currentUserApi: () => api,
  signInPath: (href) => `/entrar?redirect=${href}`,
  secondFactorPath: (href) => `/painel/seguranca?voltar=${href}`,
};

/** What the loader of a page throws when its call is rejected. */
async function thrownFor(status: number, code: string): Promise<unknown> {
  const error = new ApiError('x', { reason: 'status', status, response: { code } });
  const loading = loadForCurrentUser(context, '/painel/escolas/girassol', () => Promise.reject(error));
  return loading.catch((thrown: unknown) => thrown);
}

describe('loadForCurrentUser', () => {
  it.each([
    ['RT-07 to the sign-in', 401, 'UNAUTHORIZED', '/entrar?redirect=/painel/escolas/girassol'],
    [
      'S36 to the second factor',
      403,
      'SECOND_FACTOR_REQUIRED',
      '/painel/seguranca?voltar=/painel/escolas/girassol',
    ],
  ])('leads %s and back', async (_, status, code, href) => {
    const thrown = await thrownFor(status, code);
    expect(isRedirect(thrown) && thrown.options.href).toBe(href);
  });

  it('S20 shows the 404 page for what is another user’s, and passes other errors on', async () => {
    expect(isNotFound(await thrownFor(404, 'ORDER_NOT_FOUND'))).toBe(true);
    expect(await thrownFor(403, 'FORBIDDEN')).toBeInstanceOf(ApiError);
  });
});
