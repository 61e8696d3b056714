import type { Service } from '@melhor-escola/api-client/service';
import { createIsomorphicFn } from '@tanstack/react-start';
import { lazyService } from './lazy-service.ts';
import { serverService } from './server-service.ts';

/** The client of the service, in the browser and on the server. */
export const service: () => Service = createIsomorphicFn()
  .client(() => lazyService(async () => (await import('./browser-service.ts')).browserService))
  .server(serverService);
