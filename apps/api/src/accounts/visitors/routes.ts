import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { account } from '../../platform/database/account-schema.ts';
import type { ZodFastify } from '../../platform/http/slice-routes.ts';
import type { AccountContext } from '../account-context.ts';
import { type AccountRow, canSignIn, isPreUser } from '../account.ts';
import { findSignedIn } from '../sessions/signed-in.ts';
import {
  visitorToken,
  findVisitor,
  joinVisit,
  beginVisit,
  visitorHeaders,
  answerVisitor,
} from './visitor-session.ts';

const visitorBody = z
  .object({
    baseUserId: z.int(),
    isPreUser: z.boolean().meta({ description: 'Submitted a form: no way to sign in, no CPF.' }),
    id: z.int().meta({ description: 'Id of the user or pre-user; 0 when not identified.' }),
    sessionToken: z
      .string()
      .optional()
      .meta({ description: 'A token created by this call, as in x-session-token.' }),
  })
  .meta({ id: 'BaseUser' });

/** The current user's account and its visitor; otherwise the visitor, with the form they submitted. */
async function identify(request: FastifyRequest, { database }: AccountContext) {
  const { db } = database;
  const token = visitorToken(request);
  const caller = await findSignedIn(request, database);
  if (caller) {
    const [own] = await db.select().from(account).where(eq(account.id, caller.accountId));
    if (own) {
      const visitor = await findVisitor(db, token);
      const belongs = visitor?.baseUserId === own.baseUserId;
      return {
        own,
        visitor: belongs ? visitor : await db.transaction((tx) => joinVisit(tx, token, own.baseUserId)),
      };
    }
  }
  const visitor = (await findVisitor(db, token)) ?? (await db.transaction((tx) => beginVisit(tx)));
  const [left] = await db.select().from(account).where(eq(account.baseUserId, visitor.baseUserId));
  // A visitor token is not a session: it reveals nothing about an account that can sign in.
  const own: AccountRow | undefined = left && !canSignIn(left) ? left : undefined;
  return { own, visitor };
}

/** GET /v3/account/user/me (CA-05, EN-02). Never 401: an unidentified visitor has the id 0. */
export function registerCurrentVisitor(server: ZodFastify, context: AccountContext): void {
  server.get(
    '/user/me',
    {
      schema: {
        tags: ['account'],
        summary: 'The visitor, signed in or not',
        headers: visitorHeaders,
        response: { 200: visitorBody },
      },
    },
    async (request, reply) => {
      const { own, visitor } = await identify(request, context);
      answerVisitor(reply, visitor);
      return {
        baseUserId: visitor.baseUserId,
        isPreUser: own !== undefined && isPreUser(own),
        id: own?.id ?? 0,
        sessionToken: visitor.newToken,
      };
    },
  );
}
