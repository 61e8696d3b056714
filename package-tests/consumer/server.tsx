import { manifest } from '@melhor-escola/api-client/generated/manifest.generated';
import { runAgainstService } from '@melhor-escola/api-client/graphql';
import { createApi } from '@melhor-escola/api-client/api';
import { createService } from '@melhor-escola/api-client/service';
import { createRequestHandler, renderRouterToString, RouterServer } from '@tanstack/react-router/ssr/server';
import { StrictMode } from 'react';
import { createAppRouter } from './router.tsx';

export { manifest };

/** URL and headers of the service. */
export interface ServiceAccess {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Renders a page. */
export function render(request: Request, { url, headers }: ServiceAccess): Promise<Response> {
  const api = createApi({ baseUrl: url, headers });
  const service = createService(api, runAgainstService(api, manifest));
  return createRequestHandler({ request, createRouter: () => createAppRouter(service) })(
    ({ router, responseHeaders }) =>
      renderRouterToString({
        router,
        responseHeaders,
        children: (
          <StrictMode>
            <RouterServer router={router} />
          </StrictMode>
        ),
      }),
  );
}
