import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../database/database.ts';
import { documentSecurity } from '../../server/documentation.ts';
import { ServiceError } from '../../server/errors/service-error.ts';
import { findSession, type SignedIn } from './account-session.ts';

const sessionsByRequest = new WeakMap<FastifyRequest, SignedIn>();

/** The token of 'Authorization: Bearer …', which is how the site passes on its visitor's cookie (RO-02). */
export function bearerToken({ headers }: FastifyRequest): string | undefined {
  return /^Bearer ([\w-]{43})$/.exec(headers.authorization ?? '')?.[1];
}

/** The answer to who must sign in first. */
export function notSignedIn(): ServiceError {
  return new ServiceError(401, 'UNAUTHORIZED', 'Entre na sua conta para continuar.');
}

/** Lets only signed-in callers into this server's scope: 401 for all others. `signedIn` then says who calls. */
export function requireSignedIn(scope: FastifyInstance, { db }: Database): void {
  documentSecurity(scope, 'session');
  scope.addHook('onRequest', async (request) => {
    const caller = await findSignedIn(request, { db });
    if (!caller) throw notSignedIn();
    sessionsByRequest.set(request, caller);
  });
  preventCaching(scope);
}

/** Has no cache keep the answers of this server's scope: they belong to one person. */
export function preventCaching(scope: FastifyInstance): void {
  scope.addHook('onSend', async (_request, reply, payload) => {
    reply.header('cache-control', 'private, no-store');
    return payload;
  });
}

/** Who calls, where signing in is not asked for; nobody when the token is not, or no longer, one of ours. */
export async function findSignedIn(
  request: FastifyRequest,
  { db }: Pick<Database, 'db'>,
): Promise<SignedIn | undefined> {
  const token = bearerToken(request);
  return token === undefined ? undefined : findSession(db, token);
}

/** Who calls. @throws where `requireSignedIn` does not guard the route: a mistake of ours. */
export function signedIn(request: FastifyRequest): SignedIn {
  const caller = sessionsByRequest.get(request);
  if (!caller) throw new Error(`${request.routeOptions.url ?? ''} is not behind requireSignedIn.`);
  return caller;
}
