import { createHttp } from '@melhor-escola/api-client/http';
import { createOwnerCalls, type OwnerCalls } from '@melhor-escola/api-client/owner';
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import { pageHttp } from '../app/page-http.ts';

/** In a browser: through the site's own /api, which knows whose call it is by a cookie that no script reads (S1). */
export const browserOwnerCalls: OwnerCalls = createOwnerCalls(createHttp({ baseUrl: '/api' }));

/**
 * The calls of who asks for the page. On the server only where it has found that somebody is signed in (RT-07). They are made
 * here, in what is built of the site, for its pages tell a failed call by its class, and the server before them has another
 * copy of that.
 */
export const ownerCalls = createIsomorphicFn()
  .client((): OwnerCalls | undefined => browserOwnerCalls)
  .server((): OwnerCalls | undefined => {
    const context = getGlobalStartContext();
    const owner = context?.owner;
    return (
      owner && createOwnerCalls(pageHttp({ baseUrl: owner.serviceUrl, headers: owner.headers }, context))
    );
  });
