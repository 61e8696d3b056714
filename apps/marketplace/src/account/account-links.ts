import type { AccountLinks } from '@melhor-escola/account/ports';
import { links } from '../links.ts';

/** Where each role of the account feature lives in this site. A missing one does not compile. */
export const accountLinks = {
  home: links.home,
  signIn: (redirect) => ({ to: '/entrar', ...(redirect !== undefined && { search: { redirect } }) }),
  register: (redirect) => ({ to: '/criar-conta', ...(redirect !== undefined && { search: { redirect } }) }),
  recoverPassword: () => ({ to: '/recuperar-senha' }),
  resetPassword: () => ({ to: '/redefinir-senha' }),
  confirmEmail: () => ({ to: '/confirmar-email' }),
  signOut: () => ({ to: '/sair' }),
  privacy: () => ({ to: '/ajuda/privacidade' }),
  terms: () => ({ to: '/ajuda/termos' }),
} satisfies AccountLinks;
