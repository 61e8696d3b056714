import { matchRoute, routes } from '@melhor-escola/domain/routes';
import { createApi } from '@melhor-escola/api-client/api';
import { runThroughSite } from '@melhor-escola/api-client/graphql';
import { createService } from '@melhor-escola/api-client/service';
import { showToast } from '@melhor-escola/ui/toast';
import { siteLinks } from '../src/fixtures/site-links.ts';
import type { AccountPorts } from '../src/ports.tsx';
import { browserTabs } from '../src/session/tabs.ts';

const api = createApi({ baseUrl: '/api' });

/** The whole client. The screens use `findSchool`; the start page uses the scholarships. */
export const service = createService(api, runThroughSite(api));

/** Binds every port of this package, as a host does. */
export const ports: AccountPorts = {
  links: siteLinks,
  session: {
    api,
    cookies: () => document.cookie,
    storage: () => window.localStorage,
    tabs: browserTabs,
    log: (message, error) => globalThis.console.warn(message, error),
    report: (message, error) => globalThis.console.error(message, error),
  },
  api,
  findSchool: (slug, signal) => service.school(slug, signal),
  track: (event) => globalThis.console.info('track', event),
  onConsentChange: (purpose, granted) => globalThis.console.info('onConsentChange', purpose, granted),
  // The service started by `dev` has no Google client.
  hasGoogle: false,
  leaveFor: (address) => window.location.assign(address),
  pictureSource: (path) => `/api${path}`,
  showToast,
  deviceFavorites: {
    add: (slug) => globalThis.console.info('deviceFavorites.add', slug),
    remove: (slug) => globalThis.console.info('deviceFavorites.remove', slug),
  },
  teamPages: [],
  isAuthenticatedPage: (pathname) => {
    const match = matchRoute(pathname);
    return match !== undefined && routes[match.name].cache === 'private';
  },
  pages: [
    { label: 'Minhas bolsas', to: siteLinks.orders() },
    { label: 'Meus benefícios', to: siteLinks.benefits() },
    { label: 'Minha conta', to: siteLinks.profile() },
    { label: 'Privacidade e dados', to: siteLinks.privacyPanel() },
  ],
};
