import {
  createAuthenticatedClient,
  type AuthenticatedClient,
} from '@melhor-escola/api-client/authenticated-client';
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import { lazyClient } from '../app/lazy-client.ts';
import { pageHttp } from '../app/page-http.ts';

/** The calls of the current user in a browser. */
export const browserClient = lazyClient<AuthenticatedClient>(
  async () => (await import('./browser-account.ts')).browserAccount.authenticated,
);

/**
 * The calls of the current user, for a page's loaders; `undefined` on the server without a session (RT-07). Created here, in the build of
 * the site: its pages recognise a failed call by the class `ApiError`, of which the server outside the build has a copy of its own.
 */
export const authenticatedClient = createIsomorphicFn()
  .client((): AuthenticatedClient | undefined => browserClient)
  .server((): AuthenticatedClient | undefined => {
    const context = getGlobalStartContext();
    const access = context?.authenticated;
    return (
      access &&
      createAuthenticatedClient(pageHttp({ baseUrl: access.serviceUrl, headers: access.headers }, context))
    );
  });
