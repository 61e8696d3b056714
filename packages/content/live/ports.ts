import { runThroughSite } from '@melhor-escola/api-client/graphql';
import { createApi } from '@melhor-escola/api-client/api';
import { createService } from '@melhor-escola/api-client/service';
import { siteLinks } from '../src/fixtures/site-links.ts';
import type { ContentPorts } from '../src/ports.tsx';

const api = createApi({ baseUrl: '/api' });

/** Binds every port of this package, as a host does. */
export const ports: ContentPorts = {
  links: siteLinks,
  service: createService(api, runThroughSite(api)),
  track: (event) => globalThis.console.info('track', event),
};
