import { addressApiPath } from '@melhor-escola/domain/routes';
import { bytes, hideOperationErrors, jsonObject, type ProxiedCall } from '@melhor-escola/site-server';
import { limits } from '@melhor-escola/site-server/limits';
import { persistedOperation, question, registration, report, review, visit } from './request-bodies.ts';

const read = { method: 'GET', access: 'public', queue: 'lookup', cache: 'public, max-age=30' } as const;
/** Private, because the input says where a family lives (CA-10). */
const addressRead = { ...read, cache: 'private, max-age=30' } as const;
const submission = {
  method: 'POST',
  access: 'site',
  queue: 'own',
  cache: 'no-store',
  accepts: 'json',
} as const;
const accountRead = {
  method: 'GET',
  access: 'session',
  queue: 'own',
  cache: 'private, no-store',
  // The length of a paginated list (CA-05).
  returns: ['x-total-count', 'x-total-pages'],
} as const;
const accountWrite = {
  access: 'session',
  queue: 'own',
  cache: 'private, no-store',
  accepts: 'json',
  bodyLimit: limits.bodies.account,
  body: jsonObject,
  // Lets the service recognise retries.
  forwards: ['idempotency-key'],
} as const;

const account = '/api/v3/account';
const code = ':code(^[A-Za-z0-9-]{1,40}$)';
const id = ':id(^[1-9]\\d{0,9}$)';
const slug = ':slug(^[a-z0-9-]{1,200}$)';

/** All calls from a browser to the service. Anything else is a 404. */
export const calls: readonly ProxiedCall[] = [
  {
    ...read,
    path: '/api/graphql/:id',
    upstream: { method: 'POST', path: '/graphql' },
    body: persistedOperation,
    response: hideOperationErrors,
  },
  { ...read, path: '/api/v3/cities/by-slug/:slug' },
  { ...read, path: '/api/v3/neighborhoods/by-slug/:citySlug/:neighborhoodSlug' },
  { ...read, path: '/api/v3/marketplace/directory/overall-data' },
  { ...read, path: '/api/v3/marketplace/directory/place-summary' },
  { ...read, path: '/api/v3/marketplace/directory/map-base-layer' },
  { ...read, path: '/api/v3/marketplace/list-options/products' },
  { ...read, path: '/api/v3/visitor-location' },
  // Looked up at each navigation (RT-17).
  { ...read, path: '/api/v3/redirects' },
  // These paths are the spec's (CA-10).
  { ...addressRead, path: `${addressApiPath}/geocode` },
  { ...addressRead, path: `${addressApiPath}/place/autocomplete` },
  { ...addressRead, path: `${addressApiPath}/place/details` },

  { ...submission, path: '/api/v3/schools/:slug/reviews', body: review },
  { ...submission, path: `/api/v3/reviews/${id}/reports`, body: report },
  { ...submission, path: '/api/v3/schools/:slug/questions', body: question },
  { ...submission, path: `/api/v3/questions/${id}/reports`, body: report },
  {
    method: 'POST',
    path: `/api/v3/questions/${id}/helpful`,
    access: 'site',
    queue: 'own',
    cache: 'no-store',
    // Distinguishes devices behind one address.
    forwards: ['user-agent'],
  },
  // Not cached: the days begin tomorrow, in the school's time zone.
  { ...read, path: '/api/v3/schools/:slug/visits/days', cache: 'no-store' },
  { ...submission, path: '/api/v3/schools/:slug/visits', body: visit },
  { ...submission, path: '/api/v3/visits/find', body: jsonObject },
  {
    ...submission,
    path: '/api/collect',
    queue: 'measurement',
    accepts: ['application/json'],
    bodyLimit: limits.bodies.measurements,
    body: bytes,
    forwards: ['idempotency-key'],
    // Read by Faro (CA-13).
    returns: ['x-faro-session-status'],
    responds: 'status',
    // The service also limits them, across all site processes.
    requestsPerMinute: limits.requestsPerMinute.measurements,
  },
  // The `List-Unsubscribe` header of saved searches' e-mails (RFC 8058): called by mail clients, not by pages, and authorised by its token.
  {
    method: 'POST',
    path: '/api/v3/saved-searches/unsubscribe',
    access: 'public',
    queue: 'own',
    cache: 'no-store',
    responds: 'status',
  },

  { ...accountRead, path: `${account}/auth/social-login/google/start` },
  { ...accountWrite, method: 'POST', path: `${account}/auth/social-login/google`, effect: 'start' },
  { ...accountWrite, method: 'POST', path: `${account}/auth/login`, effect: 'start' },
  { ...accountWrite, method: 'POST', path: `${account}/auth/logout`, effect: 'signOut' },
  { ...accountWrite, method: 'POST', path: `${account}/auth/recover-password` },
  { ...accountWrite, method: 'POST', path: `${account}/auth/reset-password` },
  { ...accountWrite, method: 'POST', path: `${account}/auth/confirm-email` },
  { ...accountWrite, method: 'POST', path: `${account}/auth/resend-confirmation` },
  { ...accountRead, path: `${account}/auth/sessions` },
  { ...accountWrite, method: 'DELETE', path: `${account}/auth/sessions/${id}` },
  { ...accountWrite, method: 'POST', path: `${account}/auth/google/remove` },
  { ...accountRead, path: `${account}/user` },
  { ...accountWrite, method: 'DELETE', path: `${account}/user/pending-email` },
  { ...accountWrite, method: 'POST', path: `${account}/user`, body: registration, effect: 'start' },
  { ...accountRead, path: `${account}/user/me` },
  { ...accountRead, path: `${account}/user/picture`, responds: 'image/webp' },
  {
    ...accountWrite,
    method: 'PUT',
    path: `${account}/user/picture`,
    accepts: ['image/jpeg', 'image/png', 'image/webp'],
    bodyLimit: limits.bodies.picture,
    body: bytes,
    forwards: ['content-type'],
  },
  { ...accountWrite, method: 'DELETE', path: `${account}/user/picture` },
  { ...accountRead, path: `${account}/user/orders` },
  { ...accountWrite, method: 'POST', path: `${account}/user/orders` },
  { ...accountRead, path: `${account}/user/orders/${code}` },
  { ...accountWrite, method: 'POST', path: `${account}/user/orders/${code}/cancel` },
  { ...accountRead, path: `${account}/user/benefits` },
  { ...accountRead, path: `${account}/user/favorites` },
  { ...accountWrite, method: 'POST', path: `${account}/user/favorites/merge` },
  { ...accountWrite, method: 'PUT', path: `${account}/user/favorites/${slug}` },
  { ...accountWrite, method: 'DELETE', path: `${account}/user/favorites/${slug}` },
  { ...accountRead, path: `${account}/user/saved-searches` },
  { ...accountWrite, method: 'POST', path: `${account}/user/saved-searches` },
  { ...accountWrite, method: 'PATCH', path: `${account}/user/saved-searches/${id}` },
  { ...accountWrite, method: 'DELETE', path: `${account}/user/saved-searches/${id}` },
  { ...accountRead, path: `${account}/user/privacy` },
  { ...accountWrite, method: 'POST', path: `${account}/user/privacy/export` },
  { ...accountWrite, method: 'POST', path: `${account}/user/privacy/grant` },
  { ...accountWrite, method: 'POST', path: `${account}/user/privacy/withdraw` },
  { ...accountWrite, method: 'POST', path: `${account}/user/privacy/delete`, effect: 'deletion' },
];
