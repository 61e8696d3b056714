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
 * The calls of who asks for the page. On the server only where it has found that somebody is signed in (RT-07). They are made
 * here, in what is built of the site, for its pages tell a failed call by its class, and the server before them has another
 * copy of that.
 */
export const authenticatedClient = createIsomorphicFn()
  .client((): AuthenticatedClient | undefined => browserClient)
  .server((): AuthenticatedClient | undefined => {
    const context = getGlobalStartContext();
    const owner = context?.owner;
    return (
      owner &&
      createAuthenticatedClient(pageHttp({ baseUrl: owner.serviceUrl, headers: owner.headers }, context))
    );
  });
