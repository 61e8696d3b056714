import type { Api } from '@melhor-escola/api-client/api';
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import { browserApi } from '../app/service/browser-service.ts';
import { pageApi } from '../app/service/page-api.ts';

/**
 * The current user's API client, for a page's loaders; `undefined` on the server without a session (RT-07). Created in the built pages,
 * which recognise a failed call by their own copy of the class `ApiError`; the server outside the build has another copy.
 */
export const authenticatedApi = createIsomorphicFn()
  .client((): Api | undefined => browserApi)
  .server((): Api | undefined => {
    const context = getGlobalStartContext();
    const access = context?.authenticated;
    return access && pageApi({ baseUrl: access.serviceUrl, headers: access.headers }, context);
  });
