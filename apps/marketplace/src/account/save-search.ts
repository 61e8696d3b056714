import { accountErrorOf } from '@melhor-escola/account/form';
import { requestSignIn } from '@melhor-escola/account/header';
import { hasSessionCookie, sessionKey, tabPendingActions } from '@melhor-escola/account/session';
import { contentOf } from '@melhor-escola/api-client/api';
import { ApiError } from '@melhor-escola/api-client/api-error';
import type { QueryClient } from '@tanstack/react-query';
import { accountSession } from './account-ports.tsx';
import { browserApi } from '../app/service/browser-service.ts';
import { signInPath } from '../app/links.ts';
import { showToast } from './toasts.tsx';

/** Path and query of the open page. */
const currentHref = (): string => window.location.pathname + window.location.search;

/**
 * Saves a search for the current user and shows a toast. Without a session it opens the sign-in dialog and saves the search
 * afterwards, also when the visitor signs in on the sign-in page or with Google (product 8).
 *
 * @param query of the search's URL, without '?'.
 * @returns whether it is saved now.
 */
export async function saveSearch(queryClient: QueryClient, query: string): Promise<boolean> {
  if (!hasSessionCookie(accountSession.cookies)) return signInFirst(query);
  try {
    const { name } = await contentOf(browserApi.POST('/v3/account/user/saved-searches', { body: { query } }));
    showToast({ tone: 'success', title: 'Busca salva', description: await whatFollows(name) });
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) {
      await queryClient.invalidateQueries({ queryKey: sessionKey });
      return signInFirst(query);
    }
    showToast({ tone: 'danger', title: 'A busca não foi salva', description: reasonOf(error) });
    if (!(error instanceof ApiError)) reportError(error);
    return false;
  }
}

/** Resumes the pending action of this URL, if there is one. */
export async function resumePendingAction(queryClient: QueryClient): Promise<void> {
  const action = tabPendingActions.take(currentHref());
  if (action) await saveSearch(queryClient, action.query);
}

function signInFirst(query: string): false {
  tabPendingActions.persist(currentHref(), { kind: 'save-search', query });
  if (!requestSignIn()) window.location.assign(signInPath(currentHref()));
  return false;
}

/** Alerts are sent only to a confirmed e-mail address. */
async function whatFollows(name: string): Promise<string> {
  const user = await contentOf(browserApi.GET('/v3/account/user')).catch(() => undefined);
  return user?.emailConfirmed === false
    ? `${name}. Para receber os avisos, confirme seu e-mail pelo link que enviamos a ${user.email}.`
    : `${name}. Avisamos por e-mail quando aparecer uma bolsa nova. Ela fica em Minha conta.`;
}

function reasonOf(error: unknown): string {
  if (error instanceof ApiError && error.status === 409)
    return 'Você já tem 20 buscas salvas, o máximo. Apague alguma em Minha conta.';
  return (
    accountErrorOf(error, navigator.onLine)?.form ??
    'Algo deu errado do nosso lado. Tente de novo em instantes.'
  );
}
