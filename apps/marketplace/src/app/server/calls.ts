import type { VisitorOperation } from '@melhor-escola/api-client/api';
import { manifest } from '@melhor-escola/api-client/generated/manifest.generated';
import { IMPORT_CHUNK_BYTES } from '@melhor-escola/domain/import-file';
import { offerFileLimits } from '@melhor-escola/domain/offer-rules';
import { redirectFileLimits } from '@melhor-escola/domain/redirect-file';
import { reviewReportReasons } from '@melhor-escola/domain/review-rules';
import { addressApiPath } from '@melhor-escola/domain/routes';
import { heicTypes, MAX_SCHOOL_PHOTO_BYTES, schoolPhotoTypes } from '@melhor-escola/domain/school-photo';
import { checkSentBody } from '@melhor-escola/search/submission';
import {
  badRequest,
  bytes,
  hideOperationErrors,
  jsonObject,
  persistedOperation,
  type ProxiedCall,
  Rejection,
  type RequestBody,
} from '@melhor-escola/site-server';
import { limits } from '@melhor-escola/site-server/limits';
import { readCampaign } from '@melhor-escola/tracking/session/analytics-cookies';
import { z } from 'zod';

type CallRules = Omit<ProxiedCall, 'method' | 'path' | 'upstream'>;

const read = { access: 'public', queue: 'lookup', cache: 'public, max-age=30' } as const;
/** Private, because the input says where a family lives (CA-10). */
const addressRead = { ...read, cache: 'private, max-age=30' } as const;
const submission = {
  access: 'site',
  queue: 'own',
  cache: 'no-store',
  accepts: 'json',
} as const;
/** The `List-Unsubscribe` header of e-mails (RFC 8058): called by mail clients, not by pages, and authorized by its token. */
const unsubscribe = { access: 'public', queue: 'own', cache: 'no-store', responds: 'status' } as const;
const accountRead = {
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
  // Lets the service recognize retries.
  forwards: ['idempotency-key'],
} as const;

const signIn = { ...accountWrite, effect: 'start' } as const;

/** Bytes that the service validates. */
const file = { body: bytes, forwards: ['content-type'] } as const;

const spreadsheet = {
  ...accountWrite,
  ...file,
  accepts: ['text/csv'],
  bodyLimit: offerFileLimits.bytes,
  requestsPerMinute: limits.requestsPerMinute.spreadsheets,
  timeoutMs: limits.timeouts.spreadsheet,
} as const;

const redirectFile = { ...spreadsheet, bodyLimit: redirectFileLimits.bytes } as const;

/** The service converts a photo, which takes a processor for a second. */
const conversion = {
  ...accountWrite,
  requestsPerMinute: limits.requestsPerMinute.photos,
  timeoutMs: limits.timeouts.photo,
} as const;

/** A registration, with the campaign from the analytics cookies (CA-04). */
const registration: RequestBody = (request) => {
  const body = jsonObject(request);
  if (body === undefined || body instanceof Rejection) return body;
  return { ...body, ...readCampaign(request.headers.cookie ?? '') };
};

/** A form that needs no account, submitted with JavaScript. */
const sentForm =
  (kind: Parameters<typeof checkSentBody>[0]): RequestBody =>
  ({ body: sent }) => {
    const { body, error } = checkSentBody(kind, sent);
    return error ? new Rejection(400, error) : body;
  };

/** The service validates the details by the domain's rules. */
const reportForm = z.object({ reason: z.enum(reviewReportReasons), details: z.string().nullish() });

/** A visitor's report of a review or a question (product 7, product 15). */
const report: RequestBody = ({ body }) => {
  const { success, data } = reportForm.safeParse(body);
  if (success) return data;
  return badRequest('A denúncia não está completa.');
};

/** How the site forwards each call that visitors make, by its name in the contract. One without its line does not compile. */
const rulesOfCalls: Readonly<Record<VisitorOperation, CallRules>> = {
  'GET /v3/cities/by-slug/{slug}': read,
  'GET /v3/neighborhoods/by-slug/{citySlug}/{neighborhoodSlug}': read,
  'GET /v3/marketplace/directory/overall-data': read,
  'GET /v3/marketplace/directory/place-summary': read,
  'GET /v3/marketplace/directory/map-base-layer': read,
  'GET /v3/marketplace/list-options/products': read,
  'GET /v3/visitor-location': read,
  // Looked up at each navigation (RT-17).
  'GET /v3/redirects': read,
  // These paths are the spec's (CA-10).
  'GET /escolas/api/v2/google/geocode': addressRead,
  'GET /escolas/api/v2/google/place/autocomplete': addressRead,
  'GET /escolas/api/v2/google/place/details': addressRead,

  'POST /v3/schools/{slug}/reviews': { ...submission, body: sentForm('review') },
  'POST /v3/reviews/{id}/reports': { ...submission, body: report },
  'POST /v3/schools/{slug}/questions': { ...submission, body: sentForm('question') },
  'POST /v3/questions/{id}/reports': { ...submission, body: report },
  'POST /v3/questions/{id}/helpful': {
    access: 'site',
    queue: 'own',
    cache: 'no-store',
    // Distinguishes devices behind one address.
    forwards: ['user-agent'],
  },
  // Not cached: the days begin tomorrow, in the school's time zone.
  'GET /v3/schools/{slug}/visits/days': { ...read, cache: 'no-store' },
  'POST /v3/schools/{slug}/visits': { ...submission, body: sentForm('visit') },
  'POST /v3/alerts': { ...submission, body: jsonObject },
  'POST /v3/visits/find': { ...submission, body: jsonObject },
  'POST /collect': {
    ...submission,
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
  'POST /v3/saved-searches/unsubscribe': unsubscribe,
  'POST /v3/school-mails/unsubscribe': unsubscribe,

  'GET /v3/account/auth/social-login/google/start': accountRead,
  'POST /v3/account/auth/social-login/google': signIn,
  'POST /v3/account/auth/login': signIn,
  'POST /v3/account/auth/logout': { ...accountWrite, effect: 'signOut' },
  'POST /v3/account/auth/recover-password': accountWrite,
  'POST /v3/account/auth/reset-password': accountWrite,
  'POST /v3/account/auth/confirm-email': accountWrite,
  'POST /v3/account/auth/resend-confirmation': accountWrite,
  'GET /v3/account/auth/sessions': accountRead,
  'DELETE /v3/account/auth/sessions/{id}': accountWrite,
  'POST /v3/account/auth/google/remove': accountWrite,
  'GET /v3/account/user': accountRead,
  'DELETE /v3/account/user/pending-email': accountWrite,
  'POST /v3/account/user': { ...signIn, body: registration },
  'GET /v3/account/user/me': accountRead,
  'GET /v3/account/user/picture': { ...accountRead, responds: 'image/webp' },
  'PUT /v3/account/user/picture': {
    ...conversion,
    ...file,
    accepts: ['image/jpeg', 'image/png', 'image/webp', ...heicTypes],
    bodyLimit: limits.bodies.picture,
  },
  'DELETE /v3/account/user/picture': accountWrite,
  'GET /v3/account/user/second-factor': accountRead,
  'POST /v3/account/user/second-factor/authenticator': accountWrite,
  // These renew the session, which has shown the factor.
  'POST /v3/account/user/second-factor/authenticator/confirm': signIn,
  'DELETE /v3/account/user/second-factor/authenticator': accountWrite,
  'POST /v3/account/user/second-factor/passkeys/options': accountWrite,
  'POST /v3/account/user/second-factor/passkeys': signIn,
  'POST /v3/account/user/second-factor/passkeys/remove': accountWrite,
  'POST /v3/account/user/second-factor/recovery-codes': accountWrite,
  'POST /v3/account/user/second-factor/verify/options': accountWrite,
  'POST /v3/account/user/second-factor/verify': signIn,
  'GET /v3/account/user/orders': accountRead,
  'POST /v3/account/user/orders': accountWrite,
  'GET /v3/account/user/orders/{order}': accountRead,
  'POST /v3/account/user/orders/{code}/cancel': accountWrite,
  'GET /v3/account/user/benefits': accountRead,
  'GET /v3/account/user/favorites': accountRead,
  'POST /v3/account/user/favorites/merge': accountWrite,
  'PUT /v3/account/user/favorites/{schoolSlug}': accountWrite,
  'PUT /v3/account/user/favorites/{schoolSlug}/grade': accountWrite,
  'DELETE /v3/account/user/favorites/{schoolSlug}': accountWrite,
  'GET /v3/account/user/saved-searches': accountRead,
  'POST /v3/account/user/saved-searches': accountWrite,
  'PATCH /v3/account/user/saved-searches/{id}': accountWrite,
  'DELETE /v3/account/user/saved-searches/{id}': accountWrite,
  'GET /v3/account/user/privacy': accountRead,
  'POST /v3/account/user/privacy/export': accountWrite,
  'POST /v3/account/user/privacy/grant': accountWrite,
  'POST /v3/account/user/privacy/withdraw': accountWrite,
  'POST /v3/account/user/privacy/delete': { ...accountWrite, effect: 'deletion' },

  'GET /v3/panel': accountRead,
  'GET /v3/panel/schools/{school}': accountRead,
  'GET /v3/panel/schools/{school}/log': accountRead,
  'GET /v3/panel/schools/{school}/funnel': accountRead,
  'PUT /v3/panel/schools/{school}/mails': accountWrite,
  'GET /v3/panel/operation/funnel': accountRead,
  'GET /v3/panel/schools/{school}/visits': accountRead,
  'PUT /v3/panel/schools/{school}/visits/{visit}/decision': accountWrite,
  'POST /v3/panel/schools/{school}/visits/{visit}/contact': accountWrite,
  'PUT /v3/panel/schools/{school}/visits/closed-days/{day}': accountWrite,
  'GET /v3/panel/schools/{school}/texts': accountRead,
  'PUT /v3/panel/schools/{school}/questions/{question}/answer': accountWrite,
  'POST /v3/panel/schools/{school}/questions/{question}/reports': accountWrite,
  'PUT /v3/panel/schools/{school}/reviews/{review}/answer': accountWrite,
  'POST /v3/panel/schools/{school}/reviews/{review}/reports': accountWrite,
  'GET /v3/panel/schools/{school}/page': accountRead,
  'PUT /v3/panel/schools/{school}/page': accountWrite,
  'GET /v3/panel/schools/{school}/photos': accountRead,
  'PUT /v3/panel/schools/{school}/photos': accountWrite,
  'POST /v3/panel/schools/{school}/photos': {
    ...conversion,
    ...file,
    accepts: [...schoolPhotoTypes, ...heicTypes],
    bodyLimit: MAX_SCHOOL_PHOTO_BYTES,
  },
  'POST /v3/panel/schools/{school}/photos/crop': conversion,
  'GET /v3/panel/claims': accountRead,
  'GET /v3/panel/claims/{school}': accountRead,
  'POST /v3/panel/claims/{school}': accountWrite,
  'DELETE /v3/panel/claims/{school}': accountWrite,
  'POST /v3/panel/claims/{school}/code': accountWrite,
  'GET /v3/panel/claims/{school}/page': accountRead,
  'PUT /v3/panel/claims/{school}/page': accountWrite,
  'DELETE /v3/panel/claims/{school}/page': accountWrite,
  'PUT /v3/panel/claims/{school}/document': {
    ...accountWrite,
    ...file,
    accepts: ['application/pdf', 'image/jpeg', 'image/png', 'image/webp', ...heicTypes],
    bodyLimit: limits.bodies.picture,
  },
  'GET /v3/panel/schools/{school}/people': accountRead,
  'PATCH /v3/panel/schools/{school}/people/{account}': accountWrite,
  'DELETE /v3/panel/schools/{school}/people/{account}': accountWrite,
  'POST /v3/panel/schools/{school}/people/{account}/hand-over': accountWrite,
  'POST /v3/panel/schools/{school}/invitations': accountWrite,
  'DELETE /v3/panel/schools/{school}/invitations/{id}': accountWrite,
  'POST /v3/panel/invitations/find': accountWrite,
  'POST /v3/panel/invitations/accept': accountWrite,
  'GET /v3/panel/operation': accountRead,
  'GET /v3/panel/operation/texts': accountRead,
  'POST /v3/panel/operation/texts/decisions': { ...accountWrite, bodyLimit: limits.bodies.default },
  'GET /v3/panel/operation/claims': accountRead,
  'GET /v3/panel/operation/claims/{id}/document': accountRead,
  'POST /v3/panel/operation/claims/{id}/code': accountWrite,
  'POST /v3/panel/operation/claims/{id}/approve': accountWrite,
  'POST /v3/panel/operation/claims/{id}/reject': accountWrite,
  'GET /v3/panel/operation/orders': accountRead,
  'GET /v3/panel/operation/orders/{order}': accountRead,
  'GET /v3/panel/operation/visits': accountRead,
  'GET /v3/panel/operation/unconfirmed-schools': accountRead,
  'PUT /v3/panel/operation/unconfirmed-schools/{school}': accountWrite,
  'GET /v3/panel/operation/mails': accountRead,
  'POST /v3/panel/operation/mails/retry': accountWrite,
  'POST /v3/panel/operation/mails/{mail}/retry': accountWrite,
  'POST /v3/panel/operation/mails/{mail}/deletion': accountWrite,
  'GET /v3/panel/operation/redirects': accountRead,
  'PUT /v3/panel/operation/redirects': accountWrite,
  'POST /v3/panel/operation/redirects/removal': accountWrite,
  'POST /v3/panel/operation/redirects/file/previews': redirectFile,
  'POST /v3/panel/operation/redirects/file/previews/{preview}/apply': redirectFile,
  'GET /v3/panel/operation/schools': accountRead,
  'POST /v3/panel/operation/accounts/find': accountWrite,
  'GET /v3/panel/operation/metrics': accountRead,
  'GET /v3/panel/operation/imports': accountRead,
  'POST /v3/panel/operation/imports': accountWrite,
  'GET /v3/panel/operation/imports/{id}': accountRead,
  'POST /v3/panel/operation/imports/{id}/apply': accountWrite,
  'POST /v3/panel/operation/imports/{id}/stop': accountWrite,
  'GET /v3/panel/operation/imports/{id}/rejected-lines': {
    ...accountRead,
    responds: 'text/csv; charset=utf-8',
  },
  'POST /v3/panel/operation/imports/uploads': accountWrite,
  'DELETE /v3/panel/operation/imports/uploads/{upload}': accountWrite,
  'PUT /v3/panel/operation/imports/uploads/{upload}/chunks/{position}': {
    ...accountWrite,
    body: bytes,
    forwards: ['content-type', 'content-digest'],
    accepts: ['application/octet-stream'],
    bodyLimit: IMPORT_CHUNK_BYTES,
    requestsPerMinute: limits.requestsPerMinute.chunks,
  },
  'GET /v3/panel/schools/{school}/offers': accountRead,
  'POST /v3/panel/schools/{school}/offers': accountWrite,
  'PUT /v3/panel/schools/{school}/offers/{offer}': accountWrite,
  'POST /v3/panel/schools/{school}/offers/close': accountWrite,
  'GET /v3/panel/schools/{school}/offers/{offer}/prices': accountRead,
  'GET /v3/panel/schools/{school}/orders': accountRead,
  'GET /v3/panel/schools/{school}/orders/{order}': accountRead,
  'POST /v3/panel/schools/{school}/orders/{order}/contact': accountWrite,
  'POST /v3/panel/schools/{school}/orders/{order}/enrollment': accountWrite,
  'POST /v3/panel/schools/{school}/orders/{order}/seat': accountWrite,
  'POST /v3/panel/schools/{school}/orders/{order}/refusal': accountWrite,
  'GET /v3/panel/schools/{school}/offers/file': {
    ...accountRead,
    responds: 'text/csv; charset=utf-8',
    timeoutMs: limits.timeouts.spreadsheet,
  },
  'POST /v3/panel/schools/{school}/offers/file/previews': spreadsheet,
  'POST /v3/panel/schools/{school}/offers/file/previews/{preview}/apply': spreadsheet,
};

/** What the site accepts for a parameter; others are checked by the service. */
const parameterForms: Readonly<Record<string, string>> = {
  code: '(^[A-Za-z0-9-]{1,40}$)',
  order: '(^[A-Za-z0-9-]{1,40}$)',
  offer: '(^[1-9]\\d{0,9}$)',
  id: '(^[1-9]\\d{0,9}$)',
  account: '(^[1-9]\\d{0,9}$)',
  schoolSlug: '(^[a-z0-9-]{1,200}$)',
  school: '(^[a-z0-9-]{1,200}$)',
  preview: '(^[0-9a-f]{64}$)',
  // Numbers of the outbox outgrow those of other tables.
  mail: '(^[1-9]\\d{0,15}$)',
  upload: '(^[0-9a-f-]{36}$)',
  position: '(^\\d{1,6}$)',
};

const methodSchema = z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** The call with this name, below '/api' unless the spec gives it a path beside the pages. */
function callNamed(operation: string, rules: CallRules): ProxiedCall {
  const [method, path = ''] = operation.split(' ');
  const pattern = path.replaceAll(
    /\{(\w+)\}/gu,
    (_, name: string) => `:${name}${parameterForms[name] ?? ''}`,
  );
  const isBesidePages = path.startsWith(addressApiPath);
  return { ...rules, method: methodSchema.parse(method), path: isBesidePages ? pattern : `/api${pattern}` };
}

/** All calls from a browser to the service. Anything else is a 404. */
export const calls: readonly ProxiedCall[] = [
  {
    ...read,
    method: 'GET',
    path: '/api/graphql/:id',
    upstream: { method: 'POST', path: '/graphql' },
    body: persistedOperation(manifest),
    response: hideOperationErrors,
  },
  ...Object.entries(rulesOfCalls).map(([operation, rules]) => callNamed(operation, rules)),
];
