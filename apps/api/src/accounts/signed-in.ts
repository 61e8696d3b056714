import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import { ServiceError } from '../server/service-error.ts';
import { findSession, type SignedIn } from './account-session.ts';

const signedInCallers = new WeakMap<FastifyRequest, SignedIn>();

/** The token of 'Authorization: Bearer …', which is how the site passes on its visitor's cookie (RO-02). */
export function bearerToken({ headers }: FastifyRequest): string | undefined {
  return /^Bearer ([\w-]{43})$/.exec(headers.authorization ?? '')?.[1];
}

/** Lets only signed-in callers into this server's scope: 401 for all others. `signedIn` then says who calls. */
export function requireSignedIn(scope: FastifyInstance, { db }: Database): void {
  scope.addHook('onRequest', async (request) => {
    const token = bearerToken(request);
    const caller = token === undefined ? undefined : await findSession(db, token);
    if (!caller) throw new ServiceError(401, 'UNAUTHORIZED', 'Entre na sua conta para continuar.');
    signedInCallers.set(request, caller);
  });
  // What belongs to one person is kept by no cache.
  scope.addHook('onSend', async (_request, reply, payload) => {
    reply.header('cache-control', 'private, no-store');
    return payload;
  });
}

/** Who calls. @throws where `requireSignedIn` does not guard the route: a mistake of ours. */
export function signedIn(request: FastifyRequest): SignedIn {
  const caller = signedInCallers.get(request);
  if (!caller) throw new Error(`${request.routeOptions.url ?? ''} is not behind requireSignedIn.`);
  return caller;
}
