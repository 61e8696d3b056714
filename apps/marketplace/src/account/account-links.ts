import type { AccountLinks } from '@melhor-escola/account/ports';
import { parseSearch } from '@melhor-escola/search/search-params';
import { links } from '../app/links.ts';

/** Where each role of the account feature lives in this site. A missing one does not compile. */
export const accountLinks = {
  home: links.home,
  signIn: (redirect) => ({ to: '/entrar', ...(redirect !== undefined && { search: { redirect } }) }),
  register: (redirect) => ({ to: '/criar-conta', ...(redirect !== undefined && { search: { redirect } }) }),
  recoverPassword: (redirect) => ({
    to: '/recuperar-senha',
    ...(redirect !== undefined && { search: { redirect } }),
  }),
  resetPassword: () => ({ to: '/redefinir-senha' }),
  confirmEmail: () => ({ to: '/confirmar-email' }),
  signOut: () => ({ to: '/sair' }),
  orders: (search = {}) => ({ to: '/minhas-bolsas', search }),
  order: (code) => ({ to: `/detalhes-da-bolsa/${code}` }),
  benefits: (search = {}) => ({ to: '/meus-beneficios', search }),
  profile: () => ({ to: '/minha-conta' }),
  privacyPanel: () => ({ to: '/minha-conta/privacidade' }),
  accountDeleted: () => ({ to: '/conta-excluida' }),
  results: (search = {}) => ({ to: '/escolas/busca', search }),
  savedSearch: (query) => ({ to: '/escolas/busca', search: parseSearch(query) }),
  school: (slug) => links.school(slug),
  reserve: (slug, offerId, search = {}) => ({ ...links.reserve(slug, String(offerId)), search }),
  favorites: () => links.favorites(),
  helpCenter: links.helpCenter,
  privacy: () => ({ to: '/ajuda/privacidade' }),
  terms: () => ({ to: '/ajuda/termos' }),
} satisfies AccountLinks;
