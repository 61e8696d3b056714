import { readContent } from '@melhor-escola/api-client/api';
import { ApiError } from '@melhor-escola/api-client/api-error';
import type { QueryClient } from '@tanstack/react-query';
import { mapAccountError } from '../form/index.ts';
import { requestSignIn } from '../header/sign-in-requests.ts';
import type { AccountPorts } from '../ports.tsx';
import { hasSessionCookie, sessionKey, tabPendingActions } from '../session/index.ts';

/** What saving a search needs of the host. */
export interface SaveSearchOptions extends Pick<AccountPorts, 'api' | 'session' | 'showToast'> {
  readonly queryClient: QueryClient;
  /** Path of the sign-in page that redirects back to a page afterwards. */
  readonly signInPath: (href: string) => string;
}

/** Path and query of the open page. */
const currentHref = (): string => window.location.pathname + window.location.search;

/** `failed`: a toast has said why. */
type SaveSearchOutcome = 'saved' | 'signed-out' | 'failed';

/**
 * Saves a search for the current user and shows a toast. Without a session it does nothing until the visitor has typed an e-mail:
 * then it opens a new account's form with it, and saves the search afterwards, also when the visitor signs in on the sign-in page or
 * with Google (product 8).
 *
 * @param query of the search's URL, without '?'.
 * @param email as typed by a visitor without a session.
 */
export async function saveSearch(
  options: SaveSearchOptions,
  query: string,
  email?: string,
): Promise<SaveSearchOutcome> {
  const { api, queryClient, session, showToast } = options;
  if (!hasSessionCookie(session.cookies)) return signInFirst(options, query, email);
  try {
    const { name } = await readContent(api.POST('/v3/account/user/saved-searches', { body: { query } }));
    showToast({ tone: 'success', title: 'Busca salva', description: await whatFollows(api, name) });
    return 'saved';
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) {
      await queryClient.invalidateQueries({ queryKey: sessionKey });
      return signInFirst(options, query, email);
    }
    showToast({ tone: 'danger', title: 'A busca não foi salva', description: failureMessage(error) });
    if (!(error instanceof ApiError)) reportError(error);
    return 'failed';
  }
}

/** Resumes the pending action of this URL, if there is one. */
export async function resumePendingAction(options: SaveSearchOptions): Promise<void> {
  const action = tabPendingActions.take(currentHref());
  if (action) await saveSearch(options, action.query);
}

function signInFirst(
  { signInPath }: SaveSearchOptions,
  query: string,
  email: string | undefined,
): 'signed-out' {
  if (email === undefined) return 'signed-out';
  tabPendingActions.persist(currentHref(), { kind: 'save-search', query });
  if (!requestSignIn(email)) window.location.assign(signInPath(currentHref()));
  return 'signed-out';
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
