import { clearSiteData } from '@melhor-escola/domain/clear-site-data';
import { z } from 'zod';
import { errorBody } from '../../server/errors/error-handler.ts';
import type { ZodFastify } from '../../server/zod-fastify.ts';
import type { AccountContext } from '../account-context.ts';
import { endSessionOf } from '../sessions/account-session.ts';
import { bearerToken } from '../sessions/signed-in.ts';
import { endVisit, visitorHeaders, visitorToken } from '../visitors/visitor-session.ts';

/** POST /v3/account/auth/logout: ends the session on the server (S2). */
export function registerLogout(server: ZodFastify, { database: { db } }: AccountContext): void {
  server.post(
    '/auth/logout',
    {
      schema: {
        tags: ['account'],
        summary: 'Sign out',
        description:
          'Ends the session of the token, and the visit: who comes next on this computer is somebody else. A token that is no longer valid is signed out already.',
        headers: visitorHeaders,
        response: { 204: z.null(), 400: errorBody, 429: errorBody, 503: errorBody },
      },
    },
    async (request, reply) => {
      const token = bearerToken(request);
      const visit = visitorToken(request);
      if (token !== undefined && (await endSessionOf(db, token)) && visit !== undefined) {
        await endVisit(db, visit);
      }
      return reply.code(204).header('clear-site-data', clearSiteData.signOut).send(null);
    },
  );
}
