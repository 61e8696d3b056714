import { createHttp } from '@melhor-escola/api-client/http';
import {
  createAuthenticatedClient,
  type AuthenticatedClient,
} from '@melhor-escola/api-client/authenticated-client';
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import { pageHttp } from '../app/page-http.ts';

/** In a browser: through the site's own /api, which knows whose call it is by a cookie that no script reads (S1). */
export const browserClient: AuthenticatedClient = createAuthenticatedClient(createHttp({ baseUrl: '/api' }));

/**
 * The calls of the current user; on the server only where it has checked the session (RT-07). The client is created here, in the build,
 * because pages recognise a failed call by its class, of which the server outside the build has another copy.
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
