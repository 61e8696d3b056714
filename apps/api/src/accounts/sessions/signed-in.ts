import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import { documentSecurity } from '../../platform/http/documentation.ts';
import { ServiceError } from '../../platform/http/errors/service-error.ts';
import { findSession, type SignedIn } from './account-session.ts';

const sessionsByRequest = new WeakMap<FastifyRequest, SignedIn>();

/** The token of 'Authorization: Bearer …', with which the site passes on its visitor's cookie (RO-02). */
export function bearerToken({ headers }: FastifyRequest): string | undefined {
  return /^Bearer ([\w-]{43})$/.exec(headers.authorization ?? '')?.[1];
}

/** The response to a call that requires a session. */
export function notSignedIn(): ServiceError {
  return new ServiceError('UNAUTHORIZED', 'Entre na sua conta para continuar.');
}

/** Requires a session in this scope: others get 401. `signedIn` then returns the session. */
export function requireSignedIn(scope: FastifyInstance, { db }: Database): void {
  documentSecurity(scope, 'session');
  scope.addHook('onRequest', async (request) => {
    const caller = await findSignedIn(request, { db });
    if (!caller) throw notSignedIn();
    sessionsByRequest.set(request, caller);
  });
  preventCaching(scope);
}

/** Prevents caching of this scope's responses: they belong to one person. */
export function preventCaching(scope: FastifyInstance): void {
  scope.addHook('onSend', async (_request, reply, payload) => {
    reply.header('cache-control', 'private, no-store');
    return payload;
  });
}

/** The caller's session where signing in is optional; undefined when the token is missing, invalid or expired. */
export async function findSignedIn(
  request: FastifyRequest,
  { db }: Pick<Database, 'db'>,
): Promise<SignedIn | undefined> {
  const token = bearerToken(request);
  return token === undefined ? undefined : findSession(db, token);
}

/** The caller's session. @throws when the route is not behind `requireSignedIn`: a programming error. */
export function signedIn(request: FastifyRequest): SignedIn {
  const caller = sessionsByRequest.get(request);
  if (!caller) throw new Error(`${request.routeOptions.url ?? ''} is not behind requireSignedIn.`);
  return caller;
}
