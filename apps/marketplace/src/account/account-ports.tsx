import { AccountPortsProvider, type AccountPorts } from '@melhor-escola/account/ports';
import type { SaveSearchOptions } from '@melhor-escola/account/save-search';
import { browserTabs, type SessionDependencies } from '@melhor-escola/account/session';
import { matchRoute, routes } from '@melhor-escola/domain/routes';
import { track } from '@melhor-escola/tracking/track';
import type { QueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { favorites } from '../app/device/visitor-lists.ts';
import { signInPath } from '../app/links.ts';
import { accountLinks } from './account-links.ts';
import { browserApi } from '../app/service/browser-service.ts';
import { service } from '../app/service/service.ts';
import { consentChanges } from '../app/tracking/consent-ports.ts';
import { showToast } from './toasts.tsx';

const root = getRouteApi('__root__');

/** Provides the ports of the account feature's screens. */
export function AccountScope({ children }: { readonly children: ReactNode }) {
  const { hasGoogle } = root.useLoaderData();
  return (
    <AccountPortsProvider ports={hasGoogle ? withGoogle : withoutGoogle}>{children}</AccountPortsProvider>
  );
}

/** The session's access to the browser. On the server there are no cookies and no storage to read, so there is no current user (S18). */
export const accountSession: SessionDependencies = {
  api: browserApi,
  cookies: () => (typeof document === 'undefined' ? '' : document.cookie),
  storage: () => (typeof window === 'undefined' ? undefined : window.localStorage),
  tabs: browserTabs,
  log: (message, error) => globalThis.console.warn(message, error),
  report: (message, cause) => reportError(new Error(message, { cause })),
};

const accountPorts = {
  links: accountLinks,
  session: accountSession,
  // Used in browsers only: pages from the server contain their data.
  api: browserApi,
  // Called late because on the server each page has a client of its own.
  findSchool: (slug, signal) => service().school(slug, signal),
  track,
  onConsentChange: consentChanges.publish,
  pictureSource: (path: string) => `/api${path}`,
  leaveFor: (address: string) => window.location.assign(address),
  showToast,
  deviceFavorites: favorites,
  teamPages: [{ label: 'Playground', to: routes.playground.to() }],
  isAuthenticatedPage: (pathname: string) => {
    const match = matchRoute(pathname);
    return match !== undefined && routes[match.name].cache === 'private';
  },
  pages: [
    { label: 'Minhas bolsas', to: accountLinks.orders() },
    { label: 'Meus benefícios', to: accountLinks.benefits() },
    { label: 'Minha conta', to: accountLinks.profile() },
    { label: 'Privacidade e dados', to: accountLinks.privacyPanel() },
  ],
} satisfies Omit<AccountPorts, 'hasGoogle'>;

// Constants, so that the context value is stable.
const withGoogle: AccountPorts = { ...accountPorts, hasGoogle: true };
const withoutGoogle: AccountPorts = { ...accountPorts, hasGoogle: false };

/** What saving a search needs (product 8). */
export const saveSearchOptions = (queryClient: QueryClient): SaveSearchOptions => ({
  ...accountPorts,
  queryClient,
  signInPath,
});
