import { readContent, type Api } from '@melhor-escola/api-client/api';
import { ApiError, isRejectedWith } from '@melhor-escola/api-client/api-error';
import { notFound, redirect } from '@tanstack/react-router';
import { type CurrentUser, toCurrentUser } from '../session/session-query.ts';

/** The part of a host's router context that the loaders of authenticated pages need. */
export interface AuthenticatedContext {
  /** The API client of the current user; `undefined` on a server without a session. A browser finds out with the first call (401). */
  readonly currentUserApi: () => Api | undefined;
  /** Path of the sign-in page that redirects back to a page afterwards. */
  readonly signInPath: (href: string) => string;
  /** Path of the page that asks for the second factor and leads back to a page afterwards. */
  readonly secondFactorPath: (href: string) => string;
}

/**
 * Runs the loader of an authenticated page (RT-07).
 *
 * @param href of the page.
 * @throws the router's redirect to the sign-in page without a session, and to the second factor where the page needs it; its 404 if the resource is missing or another user's (S20).
 */
export async function loadForCurrentUser<Data>(
  { currentUserApi, signInPath, secondFactorPath }: AuthenticatedContext,
  href: string,
  load: (api: Api) => Promise<Data>,
): Promise<Data> {
  const toSignIn = () => redirect({ href: signInPath(href), statusCode: 302 });
  const api = currentUserApi();
  if (!api) throw toSignIn();
  try {
    return await load(api);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) throw toSignIn();
    // Pages of the panel, where the role needs it (S36).
    if (isRejectedWith(error, 'SECOND_FACTOR_REQUIRED'))
      throw redirect({ href: secondFactorPath(href), statusCode: 302 });
    if (error instanceof ApiError && error.status === 404) throw notFound();
    throw error;
  }
}

/** The current user for the header of their pages; nothing if the service does not answer, because the page itself says so. */
export async function findCurrentUser(api: Api): Promise<CurrentUser | undefined> {
  try {
    return toCurrentUser(await readContent(api.GET('/v3/account/user')));
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

/**
 * Redirects a page number beyond the last, as in an old link, to the last page (CA-05).
 *
 * @param last number of pages, at least 1.
 * @throws the router's redirect.
 */
export function redirectToLastPage(search: { readonly pagina?: number | undefined }, last: number): void {
  if ((search.pagina ?? 1) <= last) return;
  const pagina = last > 1 ? last : undefined;
  throw redirect({ to: '.', search: { ...search, pagina }, statusCode: 302 });
}
