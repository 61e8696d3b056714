import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { z } from 'zod';
import { account } from '../platform/database/account-schema.ts';
import { clientAddress } from '../platform/rate-limits/rate-limit.ts';
import { tenantHeaders, type ZodFastify } from '../platform/http/slice-routes.ts';
import type { AccountContext } from './account-context.ts';
import type { LinkRequestOptions } from './mail/send-account-mail.ts';
import { emailField, messageBody } from './schema.ts';
import { findSignedIn } from './sessions/signed-in.ts';

/** A route that mails a link to the account of an e-mail. */
interface LinkRequest {
  readonly path: string;
  readonly summary: string;
  /** Begins the names of its limits. */
  readonly limit: 'recover' | 'confirm';
  readonly send: (tx: NodePgDatabase, asked: LinkRequestOptions) => Promise<void>;
  /** The message, in Portuguese. */
  readonly message: string;
}

/** Registers it: the same response for known and unknown e-mails (S4). */
export function registerLinkRequest(
  server: ZodFastify,
  { database, environment: { siteUrl }, limits }: AccountContext,
  { path, summary, limit, send, message }: LinkRequest,
): void {
  const { db } = database;
  server.post(
    path,
    {
      schema: {
        tags: ['account'],
        summary,
        headers: tenantHeaders,
        body: z.object({ email: emailField }),
        response: { 200: messageBody },
      },
    },
    async (request) => {
      const { email } = request.body;
      const address = clientAddress(request);
      await limits[`${limit}-address`].count(address);
      await limits[limit].count(email, address);
      const session = await findSignedIn(request, database);
      const [caller] = session
        ? await db.select().from(account).where(eq(account.id, session.accountId))
        : [];
      await db.transaction((tx) => send(tx, { email, siteUrl, caller }));
      return { message };
    },
  );
}
