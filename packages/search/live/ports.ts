import { runThroughSite } from '@melhor-escola/api-client/graphql';
import { createHttp } from '@melhor-escola/api-client/http';
import { createService } from '@melhor-escola/api-client/service';
import { maximumCompared } from '../src/compare/index.ts';
import { maximumFavorites, storedSlugList } from '../src/favorites/index.ts';
import { siteLinks } from '../src/fixtures/site-links.ts';
import type { SearchPorts } from '../src/ports.tsx';

const storage = () => window.localStorage;
const http = createHttp({ baseUrl: '/api' });

/** Every port of this package, bound: what a host does. */
export const ports: SearchPorts = {
  links: siteLinks,
  service: createService(http, runThroughSite(http), createHttp({ baseUrl: '/' })),
  favorites: storedSlugList({ key: 'favorites', maximum: maximumFavorites, storage }),
  compared: storedSlugList({ key: 'compared', maximum: maximumCompared, storage }),
  photo: (src) => ({ src }),
  track: (event) => globalThis.console.info('track', event),
};
