import { signInRequests } from '@melhor-escola/account/header';
import { tabInterruptedActions } from '@melhor-escola/account/session';
import { refusalOfError } from '@melhor-escola/account/form';
import { ApiError } from '@melhor-escola/api-client/api-error';
import { accountSession } from './account-ports.ts';
import { browserOwnerCalls } from './owner-calls.ts';
import { signInFor } from './owner-paths.ts';
import { showToast } from './toasts.tsx';

/** Where one is, with its query. */
const here = (): string => window.location.pathname + window.location.search;

/**
 * Saves a search for who is signed in, and says so. Anybody else signs in first, over the page; then it is done, also
 * when the way led over another page or over Google (product 8).
 *
 * @param query of the search's address, without '?'.
 * @returns whether it is saved now.
 */
export async function saveSearch(query: string): Promise<boolean> {
  if (accountSession.isOver()) return signInFirst(query);
  try {
    const { name } = await browserOwnerCalls.saveSearch(query);
    showToast({ tone: 'success', title: 'Busca salva', description: await whatFollows(name) });
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) {
      await accountSession.refresh();
      return signInFirst(query);
    }
    showToast({ tone: 'danger', title: 'A busca não foi salva', description: reasonOf(error) });
    if (!(error instanceof ApiError)) reportError(error);
    return false;
  }
}

/** Does what signing in has interrupted at this address, if anything. */
export async function finishInterrupted(): Promise<void> {
  const action = tabInterruptedActions.take(here());
  if (action) await saveSearch(action.query);
}

function signInFirst(query: string): false {
  tabInterruptedActions.keep(here(), { kind: 'save-search', query });
  if (!signInRequests.ask()) window.location.assign(signInFor(here()));
  return false;
}

/** Alerts go to a mailbox that is proved to be the owner's, and to no other. */
async function whatFollows(name: string): Promise<string> {
  const user = await browserOwnerCalls.user().catch(() => undefined);
  return user?.emailConfirmed === false
    ? `${name}. Para receber os avisos, confirme seu e-mail pelo link que enviamos a ${user.email}.`
    : `${name}. Avisamos por e-mail quando aparecer uma bolsa nova. Ela fica em Minha conta.`;
}

function reasonOf(error: unknown): string {
  if (error instanceof ApiError && error.status === 409)
    return 'Você já tem 20 buscas salvas, o máximo. Apague alguma em Minha conta.';
  return (
    refusalOfError(error, navigator.onLine)?.form ??
    'Algo deu errado do nosso lado. Tente de novo em instantes.'
  );
}
