import { and, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { normalizeEmail } from '@melhor-escola/domain/email-address';
import { z } from 'zod';
import { account } from '../../database/account-schema.ts';
import { addressOf } from '../../rate-limits/rate-limit.ts';
import { errorBody } from '../../server/errors/error-handler.ts';
import { ServiceError } from '../../server/errors/service-error.ts';
import type { ZodFastify } from '../../server/zod-fastify.ts';
import type { AccountContext } from '../account-context.ts';
import { passwordField } from '../account-fields.ts';
import { isPassword } from '../passwords/password-hash.ts';
import { signIn, tokenBody } from '../sessions/sign-in.ts';
import { signsInWith } from '../sessions/signs-in-with.ts';
import { answerVisitor, visitorHeaders } from '../visitors/visitor-session.ts';

/** The one answer to a wrong password and to an e-mail nobody has (S3). */
function loginFailed(): ServiceError {
  return new ServiceError(401, 'LOGIN_FAILED', 'E-mail ou senha incorretos.');
}

/** The account one signs in to with this e-mail: a pre-user who wrote it does not hold it. */
async function findByEmail(db: NodePgDatabase, email: string) {
  const [found] = await db
    .select({ id: account.id, baseUserId: account.baseUserId, passwordHash: account.passwordHash })
    .from(account)
    .where(signsInWith(email));
  return found;
}

/** POST /v3/account/auth/login (CA-01, S2, S3, S6). */
export function registerLogin(server: ZodFastify, { database: { db }, limits }: AccountContext): void {
  server.post(
    '/auth/login',
    {
      schema: {
        tags: ['account'],
        summary: 'Sign in with e-mail and password',
        description: 'A token that is presented with the call ends: the new one takes its place.',
        headers: visitorHeaders,
        body: z.object({ email: z.string().min(1).max(254), password: passwordField }),
        response: { 200: tokenBody, 400: errorBody, 401: errorBody, 429: errorBody, 503: errorBody },
      },
    },
    async (request, reply) => {
      const email = normalizeEmail(request.body.email.trim());
      const address = addressOf(request);
      await limits['login-address'].count(address);
      await limits.login.count(email, address);
      // A NUL would be an error of the database.
      const found = email.includes('\0') ? undefined : await findByEmail(db, email);
      if (!(await isPassword(request.body.password, found?.passwordHash)) || !found) throw loginFailed();
      const { token, visitor } = await db.transaction(async (tx) => {
        // A password that was changed meanwhile opens nothing any more: the change ended all sessions.
        const [same] = await tx
          .select({ id: account.id })
          .from(account)
          .where(and(eq(account.id, found.id), eq(account.passwordHash, found.passwordHash ?? '')))
          // As it is locked for its sessions: two that share it would wait for each other then.
          .for('no key update');
        if (!same) throw loginFailed();
        return signIn(tx, request, found);
      });
      await limits.login.clear(email, address);
      await limits['login-address'].forgive(address);
      answerVisitor(reply, visitor);
      return { token };
    },
  );
}
