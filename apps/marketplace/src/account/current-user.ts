import { ApiError } from '@melhor-escola/api-client/api-error';
import type { Api } from '@melhor-escola/api-client/api';
import { notFound, redirect } from '@tanstack/react-router';
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import { signInPath } from '../app/links.ts';
import { browserApi } from '../app/service/browser-service.ts';
import { pageApi } from '../app/service/page-api.ts';

/**
 * The current user's API client, for a page's loaders; `undefined` on the server without a session (RT-07). Created in the built pages,
 * which recognize a failed call by their own copy of the class `ApiError`; the server outside the build has another copy.
 */
const authenticatedApi = createIsomorphicFn()
  .client((): Api | undefined => browserApi)
  .server((): Api | undefined => {
    const context = getGlobalStartContext();
    const access = context?.authenticated;
    return access && pageApi({ baseUrl: access.serviceUrl, headers: access.headers }, context);
  });

/**
 * Returns the API client of the current user.
 *
 * @param href of the page.
 * @throws the router's redirect to the sign-in page, on the server without a session. A browser finds out with the first call (401).
 */
function requireCurrentUser(href: string): Api {
  const api = authenticatedApi();
  if (!api) throw toSignIn(href);
  return api;
}

/**
 * Runs the loader of an authenticated page.
 *
 * @param href of the page.
 * @throws the router's redirect to the sign-in page without a session; its 404 if the resource is missing or another user's (S20).
 */
export async function loadForCurrentUser<Data>(
  href: string,
  load: (api: Api) => Promise<Data>,
): Promise<Data> {
  try {
    return await load(requireCurrentUser(href));
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) throw toSignIn(href);
    if (error instanceof ApiError && error.status === 404) throw notFound();
    throw error;
  }
}

const toSignIn = (href: string) => redirect({ href: signInPath(href), statusCode: 302 });

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
