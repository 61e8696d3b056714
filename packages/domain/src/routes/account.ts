import { currentUser, signedOut, unlisted, route } from './route.ts';

/** Pages of `packages/account`: signing in, the current user, reservations. */
export const accountRoutes = {
  signIn: route('/entrar', signedOut),
  googleReturn: route('/entrar/google', unlisted),
  register: route('/criar-conta', signedOut),
  recoverPassword: route('/recuperar-senha', signedOut),
  resetPassword: route('/redefinir-senha', signedOut),
  confirmEmail: route('/confirmar-email', unlisted),
  accountDeleted: route('/conta-excluida', unlisted),

  orders: route('/minhas-bolsas', currentUser),
  order: route('/detalhes-da-bolsa/$code', currentUser),
  benefits: route('/meus-beneficios', currentUser),
  profile: route('/minha-conta', currentUser),
  privacyPanel: route('/minha-conta/privacidade', currentUser),

  reserve: route('/reservar/$slug/$offerId', unlisted),
  stopAlerts: route('/buscas-salvas/parar', unlisted),
  /** Of the mails to an address without an account. */
  confirmAlert: route('/alertas/confirmar', unlisted),
  stopAddressAlerts: route('/alertas/parar', unlisted),
  // pnpm new adds an address here
} as const;
