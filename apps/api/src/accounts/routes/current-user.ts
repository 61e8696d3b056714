import { eq } from 'drizzle-orm';
import { account } from '../../database/account-schema.ts';
import { errorBody } from '../../server/errors/error-handler.ts';
import { tenantHeaders } from '../../server/edge/tenant-headers.ts';
import type { ZodFastify } from '../../server/zod-fastify.ts';
import type { AccountContext } from '../account-context.ts';
import { notSignedIn, signedIn } from '../sessions/signed-in.ts';
import { toUser, userBody } from '../user-body.ts';

/** GET /v3/account/user (CA-04, EN-01): on a scope behind `requireSignedIn`. */
export function registerCurrentUser(server: ZodFastify, { database: { db } }: AccountContext): void {
  server.get(
    '/user',
    {
      schema: {
        tags: ['account'],
        summary: 'Who is signed in',
        headers: tenantHeaders,
        response: { 200: userBody, 400: errorBody, 401: errorBody, 429: errorBody, 503: errorBody },
      },
    },
    async (request) => {
      const [row] = await db
        .select()
        .from(account)
        .where(eq(account.id, signedIn(request).accountId));
      if (!row) throw notSignedIn();
      return toUser(row);
    },
  );
}
