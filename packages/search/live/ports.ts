import { runThroughSite } from '@melhor-escola/api-client/graphql';
import { createApi } from '@melhor-escola/api-client/api';
import { createService } from '@melhor-escola/api-client/service';
import { MAX_COMPARED } from '../src/compare/index.ts';
import { MAX_FAVORITES, storedSlugList } from '../src/favorites/index.ts';
import { siteLinks } from '../src/fixtures/site-links.ts';
import type { SearchPorts } from '../src/ports.tsx';

const storage = () => window.localStorage;
const api = createApi({ baseUrl: '/api' });

/** Binds every port of this package, as a host does. */
export const ports: SearchPorts = {
  links: siteLinks,
  service: createService(api, runThroughSite(api), createApi({ baseUrl: '/' })),
  favorites: storedSlugList({ key: 'favorites', maximum: MAX_FAVORITES, storage }),
  compared: storedSlugList({ key: 'compared', maximum: MAX_COMPARED, storage }),
  photo: (src) => ({ src }),
  track: (event) => globalThis.console.info('track', event),
};
