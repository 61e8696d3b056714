import { clearSiteData } from '@melhor-escola/server-kit/clear-site-data';
import { normalizeEmail } from '@melhor-escola/domain/email-address';
import { and, eq, gt, sql, desc } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { z } from 'zod';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import { account, accountSession } from '../../platform/database/account-schema.ts';
import { clientAddress } from '../../platform/rate-limits/rate-limit.ts';
import { tenantHeaders, type ZodFastify } from '../../platform/http/slice-routes.ts';
import { ServiceError } from '../../platform/http/errors/service-error.ts';
import type { AccountContext } from '../account-context.ts';
import { type AccountRow, findSignInCandidates, MAX_CANDIDATES } from '../account.ts';
import { isPassword } from '../passwords/check-password.ts';
import { passwordField } from '../schema.ts';
import { visitorHeaders, answerVisitor, visitorToken, endVisit } from '../visitors/visitor-session.ts';
import { endSessionByToken, endSession } from './account-session.ts';
import { tokenBody, signIn } from './sign-in.ts';
import { bearerToken, signedIn } from './signed-in.ts';

/** The same response for a wrong password and an unknown e-mail (S3). */
function loginFailed(): ServiceError {
  return new ServiceError('LOGIN_FAILED', 'E-mail ou senha incorretos.');
}

/**
 * The account with this e-mail and password. Always checks the same number of passwords, so that the time does not
 * reveal how many accounts contain the e-mail (S3).
 */
async function findByPassword(
  db: NodePgDatabase,
  email: string,
  password: string,
): Promise<AccountRow | undefined> {
  // A NUL would be an error of the database.
  const known = email.includes('\0') ? [] : await findSignInCandidates(db, email);
  const matches = await Promise.all(
    Array.from({ length: MAX_CANDIDATES }, (_, index) => isPassword(password, known[index]?.passwordHash)),
  );
  return known.find((_, index) => matches[index]);
}

/** POST /v3/account/auth/login (CA-01, S2, S3, S6). */
export function registerLogin(server: ZodFastify, { database: { db }, limits }: AccountContext): void {
  server.post(
    '/auth/login',
    {
      schema: {
        tags: ['account'],
        summary: 'Sign in with e-mail and password',
        description: 'The session of a token sent with the call ends; the new one replaces it.',
        headers: visitorHeaders,
        body: z.object({ email: z.string().min(1).max(254), password: passwordField }),
        response: { 200: tokenBody },
        errors: ['LOGIN_FAILED'],
      },
    },
    async (request, reply) => {
      const email = normalizeEmail(request.body.email.trim());
      const address = clientAddress(request);
      await limits['login-address'].count(address);
      await limits.login.count(email, address);
      const found = await findByPassword(db, email, request.body.password);
      if (!found) throw loginFailed();
      const { token, visitor } = await db.transaction(async (tx) => {
        // The password may have changed since the check; that change ended all sessions.
        const [same] = await tx
          .select({ id: account.id })
          .from(account)
          .where(and(eq(account.id, found.id), eq(account.passwordHash, found.passwordHash ?? '')))
          // The lock that starting a session takes: a shared lock would deadlock two concurrent sign-ins.
          .for('no key update');
        if (!same) throw loginFailed();
        return signIn(tx, request, found);
      });
      // Only its owner resets an e-mail's count: whoever typed it into an account of their own could go on guessing (S6).
      if (found.emailConfirmedAt === null) await limits.login.forgive(email, address);
      else await limits.login.clear(email, address);
      await limits['login-address'].forgive(address);
      answerVisitor(reply, visitor);
      return { token };
    },
  );
}

/** POST /v3/account/auth/logout: ends the session on the server (S2). */
export function registerLogout(server: ZodFastify, { database: { db } }: AccountContext): void {
  server.post(
    '/auth/logout',
    {
      schema: {
        tags: ['account'],
        summary: 'Sign out',
        description:
          'Ends the session of the token, and the visit: the next person at this computer is someone else. Also succeeds when the token is no longer valid.',
        headers: visitorHeaders,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const token = bearerToken(request);
      const visit = visitorToken(request);
      if (token !== undefined && (await endSessionByToken(db, token)) && visit !== undefined) {
        await endVisit(db, visit);
      }
      return reply.code(204).header('clear-site-data', clearSiteData.signOut).send(null);
    },
  );
}

const sessionBody = z
  .object({
    id: z.int(),
    device: z.string().meta({ description: "'Chrome no Android'" }),
    current: z.boolean().meta({ description: 'Whether it is the session of this call.' }),
    createdAt: z.iso.datetime(),
    lastSeenAt: z.iso.datetime().meta({ description: 'Accurate to the hour.' }),
  })
  .meta({ id: 'Session' });

/** GET /v3/account/auth/sessions and DELETE …/{id}: on a scope behind `requireSignedIn`. */
export function registerSessions(server: ZodFastify, { database: { db } }: AccountContext): void {
  server.get(
    '/auth/sessions',
    {
      schema: {
        tags: ['account'],
        summary: 'The devices with a session of the current user',
        headers: tenantHeaders,
        response: { 200: z.object({ sessions: z.array(sessionBody) }) },
      },
    },
    async (request) => {
      const { accountId, sessionId } = signedIn(request);
      const rows = await db
        .select()
        .from(accountSession)
        .where(and(eq(accountSession.accountId, accountId), gt(accountSession.expiresAt, sql`now()`)))
        .orderBy(desc(accountSession.lastSeenAt), desc(accountSession.id));
      return {
        sessions: rows.map(({ id, device, createdAt, lastSeenAt }) => ({
          id,
          device,
          current: id === sessionId,
          createdAt: createdAt.toISOString(),
          lastSeenAt: lastSeenAt.toISOString(),
        })),
      };
    },
  );
  server.delete(
    '/auth/sessions/:id',
    {
      schema: {
        tags: ['account'],
        summary: 'Sign out a device',
        headers: tenantHeaders,
        params: z.object({ id: z.coerce.number<string>().int().min(1).max(2_147_483_647) }),
        response: { 204: z.null() },
        errors: ['SESSION_NOT_FOUND'],
      },
    },
    async (request, reply) => {
      const { accountId } = signedIn(request);
      const { id } = request.params;
      const ended = await db.transaction(async (tx) => {
        const found = await endSession(tx, { accountId, sessionId: id });
        if (!found) return false;
        await recordAuditEvent(tx, {
          actor: `account:${accountId}`,
          action: 'session.ended',
          subject: `session:${id}`,
          requestId: request.id,
        });
        return true;
      });
      // Another user's session looks like one that never existed.
      if (!ended) throw new ServiceError('SESSION_NOT_FOUND', 'Este acesso já foi encerrado.');
      return reply.code(204).send(null);
    },
  );
}
