import type { AccountPorts } from '@melhor-escola/account/ports';
import { createApi } from '@melhor-escola/api-client/api';
import type { Service } from '@melhor-escola/api-client/service';
import { storedSlugList } from '@melhor-escola/search/favorites';
import type { SearchPorts } from '@melhor-escola/search/ports';
import { gradeStore } from '@melhor-escola/search/visitor-lists';
import { track } from '@melhor-escola/tracking/track';
import { showToast } from '@melhor-escola/ui/toast';
import { accountLinks, searchLinks } from './links.ts';

const device = () => (typeof window === 'undefined' ? undefined : window.localStorage);

/** Ports of the search feature. */
export function searchPorts(service: Service): SearchPorts {
  return {
    links: searchLinks,
    service,
    favorites: storedSlugList({ key: 'favorites', maximum: 100, storage: device }),
    compared: storedSlugList({ key: 'compared', maximum: 4, storage: device }),
    photo: (src) => ({ src }),
    grade: gradeStore(device),
    track,
  };
}

/** Ports of the account feature. */
export function accountPorts(service: Service): AccountPorts {
  const api = createApi({ baseUrl: '/api' });
  return {
    links: accountLinks,
    api,
    session: {
      api,
      cookies: () => '',
      storage: device,
      tabs: { publish: () => undefined, subscribe: () => () => undefined },
      log: () => undefined,
      report: () => undefined,
    },
    findSchool: service.school,
    track,
    onConsentChange: () => undefined,
    hasGoogle: false,
    leaveFor: (address) => location.assign(address),
    pictureSource: (path) => `/api${path}`,
    showToast,
    deviceFavorites: { add: () => undefined, remove: () => undefined },
    teamPages: [],
    isAuthenticatedPage: () => false,
    pages: [],
  };
}
