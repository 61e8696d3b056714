import type { AccountLinks } from '@melhor-escola/account/ports';
import { routes, signOutPath } from '@melhor-escola/domain/routes';
import { parseSearch } from '@melhor-escola/search/search-params';
import { links } from '../app/links.ts';

/** The page of each role that the account feature links to. A missing one does not compile. */
export const accountLinks = {
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
  accountDeleted: () => routes.accountDeleted.to(),
  results: (search = {}) => ({ ...routes.results.to(), search }),
  savedSearch: (query) => ({ ...routes.results.to(), search: parseSearch(query) }),
  school: (slug) => links.school(slug),
  reserve: (slug, offerId, search = {}) => ({ ...links.reserve(slug, String(offerId)), search }),
  favorites: () => links.favorites(),
  helpCenter: links.helpCenter,
  privacy: () => links.privacy(),
  terms: () => links.terms(),
  // pnpm new adds a role here
} satisfies AccountLinks;
