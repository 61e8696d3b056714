import {
  createAuthenticatedClient,
  type AuthenticatedClient,
} from '@melhor-escola/api-client/authenticated-client';
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import { lazyClient } from '../app/service/lazy-client.ts';
import { pageHttp } from '../app/service/page-http.ts';

/** The current user's API client in a browser. */
export const browserClient = lazyClient<AuthenticatedClient>(
  async () => (await import('./browser-account.ts')).browserAccount.authenticated,
);

/**
 * The current user's API client, for a page's loaders; `undefined` on the server without a session (RT-07). Created in the built pages,
 * which recognise a failed call by their own copy of the class `ApiError`; the server outside the build has another copy.
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
