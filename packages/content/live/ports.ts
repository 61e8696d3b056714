import { runThroughSite } from '@melhor-escola/api-client/graphql';
import { createHttp } from '@melhor-escola/api-client/http';
import { createService } from '@melhor-escola/api-client/service';
import { siteLinks } from '../src/fixtures/site-links.ts';
import type { ContentPorts } from '../src/ports.tsx';

const http = createHttp({ baseUrl: '/api' });

/** Binds every port of this package, as a host does. */
export const ports: ContentPorts = {
  links: siteLinks,
  service: createService(http, runThroughSite(http)),
  track: (event) => globalThis.console.info('track', event),
};
