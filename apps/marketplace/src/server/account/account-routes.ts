import type { AccountCall } from './call-account.ts';

/** A call of the account API that a browser may make through the site. */
export interface AccountRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below /v3/account, as Fastify writes it: what a parameter may be stands with it. */
  readonly path: string;
  /** How the call ends the session, if it does: of `AccountCall`. */
  readonly endsSession?: AccountCall['endsSession'];
  /** What the analytics cookies say is sent along (CA-04). */
  readonly withCampaign?: true;
}

const code = ':code(^[A-Za-z0-9-]{1,40}$)';
const id = ':id(^[1-9]\\d{0,9}$)';
const slug = ':slug(^[a-z0-9-]{1,200}$)';

/** All of them. Anything else is not there. */
export const accountRoutes: readonly AccountRoute[] = [
  { method: 'GET', path: '/auth/social-login/google/start' },
  { method: 'POST', path: '/auth/login' },
  { method: 'POST', path: '/auth/logout', endsSession: 'signOut' },
  { method: 'POST', path: '/auth/recover-password' },
  { method: 'POST', path: '/auth/reset-password' },
  { method: 'POST', path: '/auth/confirm-email' },
  { method: 'POST', path: '/auth/resend-confirmation' },
  { method: 'POST', path: '/auth/social-login/google' },
  { method: 'GET', path: '/auth/sessions' },
  { method: 'DELETE', path: `/auth/sessions/${id}` },
  { method: 'GET', path: '/user' },
  { method: 'POST', path: '/user', withCampaign: true },
  { method: 'GET', path: '/user/me' },
  { method: 'DELETE', path: '/user/picture' },
  { method: 'GET', path: '/user/orders' },
  { method: 'POST', path: '/user/orders' },
  { method: 'GET', path: `/user/orders/${code}` },
  { method: 'POST', path: `/user/orders/${code}/cancel` },
  { method: 'GET', path: '/user/benefits' },
  { method: 'GET', path: '/user/favorites' },
  { method: 'POST', path: '/user/favorites/merge' },
  { method: 'PUT', path: `/user/favorites/${slug}` },
  { method: 'DELETE', path: `/user/favorites/${slug}` },
  { method: 'GET', path: '/user/saved-searches' },
  { method: 'POST', path: '/user/saved-searches' },
  { method: 'PATCH', path: `/user/saved-searches/${id}` },
  { method: 'DELETE', path: `/user/saved-searches/${id}` },
  { method: 'GET', path: '/user/privacy' },
  { method: 'POST', path: '/user/privacy/export' },
  { method: 'POST', path: '/user/privacy/grant' },
  { method: 'POST', path: '/user/privacy/withdraw' },
  { method: 'POST', path: '/user/privacy/delete', endsSession: 'deletion' },
];
