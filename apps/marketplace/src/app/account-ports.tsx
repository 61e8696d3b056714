import { showToast } from '@melhor-escola/account/toasts';
import { type AccountLinks, AccountPortsProvider, type AccountPorts } from '@melhor-escola/account/ports';
import type { SaveSearchOptions } from '@melhor-escola/account/save-search';
import { browserTabs, type SessionDependencies } from '@melhor-escola/account/session';
import { matchRoute, routes, signOutPath } from '@melhor-escola/domain/routes';
import { parseSearch } from '@melhor-escola/search/search-params';
import { track } from '@melhor-escola/tracking/track';
import type { QueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { links } from './links.ts';
import { browserApi, service } from './service/service.ts';
import { favorites } from './visitor-lists.ts';

const root = getRouteApi('__root__');

/** The page of each role that the account feature links to. A missing one does not compile. */
const accountLinks = {
  home: links.home,
  signIn: (redirect) => ({ ...routes.signIn.to(), ...(redirect !== undefined && { search: { redirect } }) }),
  register: (redirect) => ({
    ...routes.register.to(),
    ...(redirect !== undefined && { search: { redirect } }),
  }),
  recoverPassword: (redirect) => ({
    ...routes.recoverPassword.to(),
    ...(redirect !== undefined && { search: { redirect } }),
  }),
  resetPassword: () => routes.resetPassword.to(),
  confirmEmail: () => routes.confirmEmail.to(),
  signOut: () => signOutPath,
  orders: (search = {}) => ({ ...routes.orders.to(), search }),
  order: (code) => routes.order.to({ code }),
  benefits: (search = {}) => ({ ...routes.benefits.to(), search }),
  profile: () => routes.profile.to(),
  privacyPanel: () => routes.privacyPanel.to(),
  secondFactor: (voltar) => ({ ...routes.secondFactor.to(), search: { voltar } }),
  accountDeleted: () => routes.accountDeleted.to(),
  results: (search = {}) => ({ ...routes.results.to(), search }),
  savedSearch: (query) => ({ ...routes.results.to(), search: parseSearch(query) }),
  school: (slug) => links.school(slug),
  reserve: (slug, offerId, search = {}) => ({ ...links.reserve(slug, String(offerId)), search }),
  favorites: () => links.favorites(),
  helpCenter: links.helpCenter,
  privacy: () => links.privacy(),
  terms: () => links.terms(),
  schoolPanel: () => routes.panel.to(),
  // pnpm new adds a role here
} satisfies AccountLinks;

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
} satisfies Omit<AccountPorts, 'hasGoogle' | 'onConsentChange'>;

/** Provides the ports of the account feature's screens. */
export function AccountScope({ children }: { readonly children: ReactNode }) {
  const { hasGoogle } = root.useLoaderData();
  const { visit } = root.useRouteContext();
  const ports = useMemo(
    () => ({ ...accountPorts, hasGoogle, onConsentChange: visit.onAccountConsentChange }),
    [hasGoogle, visit],
  );
  return <AccountPortsProvider ports={ports}>{children}</AccountPortsProvider>;
}

/** What saving a search needs (product 8). */
export const saveSearchOptions = (queryClient: QueryClient): SaveSearchOptions => ({
  ...accountPorts,
  queryClient,
});
