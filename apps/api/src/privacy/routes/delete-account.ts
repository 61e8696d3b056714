import type { Environment } from '@melhor-escola/server-kit/environment';
import { clearSiteData } from '@melhor-escola/domain/clear-site-data';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { z } from 'zod';
import { createAccountLimits, type AccountLimits } from '../../accounts/account-context.ts';
import type { SignedIn } from '../../accounts/sessions/account-session.ts';
import { requireOwnPassword } from '../../accounts/passwords/require-own-password.ts';
import { signedIn } from '../../accounts/sessions/signed-in.ts';
import type { AccountRow } from '../../accounts/account.ts';
import { accountSession } from '../../database/account-schema.ts';
import type { Database } from '../../database/database.ts';
import { deleteOrphanedMailFiles } from '../../mail/sending/outbox-files.ts';
import { errorBody } from '../../server/errors/error-handler.ts';
import { tenantHeaders } from '../../server/edge/tenant-headers.ts';
import type { ZodFastify } from '../../server/zod-fastify.ts';
import { deleteAccount } from '../delete-account.ts';
import { keptAfterDeletion } from '../retention.ts';
import { ownAccount } from './privacy.ts';

/** Minutes after signing in in which no password is asked for: who signs in with Google has none. */
const freshMinutes = 10;

const deletionBody = z.object({
  password: z
    .string()
    .max(1_000)
    .optional()
    .meta({ description: `Not needed within ${freshMinutes} minutes of signing in.` }),
  reviews: z
    .enum(['anonymize', 'remove'])
    .default('anonymize')
    .meta({ description: 'Whether reviews stay without a name, or go.' }),
});

const deletionAnswer = z
  .object({
    protocol: z.string(),
    cancelledOrders: z.int().meta({ description: 'Open reservations, whose seats are free again.' }),
    keptOrders: z.int().meta({ description: 'What the law has us keep.' }),
    reviews: z.int().meta({ description: 'Made anonymous or removed, as was asked for.' }),
    kept: z.array(z.object({ what: z.string(), why: z.string() })),
  })
  .meta({ id: 'AccountDeletion' });

/** POST …/privacy/delete (LGPD, art. 18, VI; S23): on a scope behind `requireSignedIn`. */
export function registerDeleteAccount(
  server: ZodFastify,
  {
    environment,
    database,
  }: { readonly environment: Pick<Environment, 'dataDir'>; readonly database: Database },
): void {
  const { db } = database;
  const limits = createAccountLimits(database);
  server.post(
    '/account/user/privacy/delete',
    {
      schema: {
        tags: ['privacy'],
        summary: 'Deletes the account of who is signed in, and says what the law has us keep',
        headers: tenantHeaders,
        body: deletionBody,
        response: {
          200: deletionAnswer,
          400: errorBody,
          401: errorBody,
          403: errorBody,
          409: errorBody,
          429: errorBody,
          503: errorBody,
        },
      },
    },
    async (request, reply) => {
      const caller = signedIn(request);
      const { password, reviews } = request.body;
      const own = await ownAccount(db, caller.accountId);
      await requireProof(db, limits, { own, caller, password });
      const deletion = await deleteAccount(db, { own, reviews, requestId: request.id });
      // The account is gone, whatever becomes of the files: the job purge-expired looks for them again.
      await deleteOrphanedMailFiles(db, environment).catch((err: unknown) =>
        request.log.warn({ err }, 'The files of mails could not be deleted.'),
      );
      reply.header('clear-site-data', clearSiteData.deletion);
      return { ...deletion, kept: [...keptAfterDeletion] };
    },
  );
}

/** A device left open is not enough to delete an account. @throws {ServiceError} 403 CURRENT_PASSWORD_WRONG or PASSWORD_NOT_SET */
async function requireProof(
  db: NodePgDatabase,
  limits: AccountLimits,
  {
    own,
    caller,
    password,
  }: { readonly own: AccountRow; readonly caller: SignedIn; readonly password: string | undefined },
): Promise<void> {
  const isFresh = and(
    eq(accountSession.id, caller.sessionId),
    gt(accountSession.createdAt, sql`now() - make_interval(mins => ${freshMinutes})`),
  );
  if (password === undefined && (await db.$count(accountSession, isFresh)) > 0) return;
  await requireOwnPassword(
    limits,
    { own, caller },
    password,
    'Para excluir a conta, informe a sua senha, ou saia e entre de novo.',
  );
}
