import { readContent } from '@melhor-escola/api-client/api';
import { ApiError } from '@melhor-escola/api-client/api-error';
import type { QueryClient } from '@tanstack/react-query';
import { mapAccountError } from '../form/index.ts';
import type { AccountPorts } from '../ports.tsx';
import { hasSessionCookie, sessionKey } from '../session/index.ts';

/** What saving a search needs of the host. */
export interface SaveSearchOptions extends Pick<AccountPorts, 'api' | 'session' | 'showToast'> {
  readonly queryClient: QueryClient;
}

/** `failed`: a toast has said why. */
type SaveSearchOutcome = 'saved' | 'signed-out' | 'failed';

/**
 * Saves a search for the current user and shows a toast. Does nothing without a session, also one that has just ended: then an address
 * can get the alerts instead (product 8).
 *
 * @param query of the search's URL, without '?'.
 */
export async function saveSearch(
  { api, queryClient, session, showToast }: SaveSearchOptions,
  query: string,
): Promise<SaveSearchOutcome> {
  if (!hasSessionCookie(session.cookies)) return 'signed-out';
  try {
    const { name } = await readContent(api.POST('/v3/account/user/saved-searches', { body: { query } }));
    showToast({ tone: 'success', title: 'Busca salva', description: await whatFollows(api, name) });
    return 'saved';
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) {
      await queryClient.invalidateQueries({ queryKey: sessionKey });
      return 'signed-out';
    }
    showToast({ tone: 'danger', title: 'A busca não foi salva', description: failureMessage(error) });
    if (!(error instanceof ApiError)) reportError(error);
    return 'failed';
  }
}

/** Alerts are sent only to a confirmed e-mail address. */
async function whatFollows(api: AccountPorts['api'], name: string): Promise<string> {
  const user = await readContent(api.GET('/v3/account/user')).catch(() => undefined);
  return user?.emailConfirmed === false
    ? `${name}. Para receber os avisos, confirme seu e-mail pelo link que enviamos a ${user.email}.`
    : `${name}. Avisamos por e-mail quando aparecer uma bolsa nova. Ela fica em Minha conta.`;
}

function failureMessage(error: unknown): string {
  if (error instanceof ApiError && error.status === 409)
    return 'Você já tem 20 buscas salvas, o máximo. Apague alguma em Minha conta.';
  return (
    mapAccountError(error, navigator.onLine)?.form ??
    'Algo deu errado do nosso lado. Tente de novo em instantes.'
  );
}
