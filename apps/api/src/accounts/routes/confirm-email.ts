import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { account } from '../../database/account-schema.ts';
import { addressOf } from '../../rate-limits/rate-limit.ts';
import { errorBody } from '../../server/error-handler.ts';
import { tenantHeaders } from '../../server/tenant-headers.ts';
import type { ZodFastify } from '../../server/zod-fastify.ts';
import type { AccountContext } from '../account-context.ts';
import { linkInvalid, redeemOneTimeToken } from '../one-time-token.ts';
import { messageBody } from './message-body.ts';

/** POST /v3/account/auth/confirm-email: who opened the link reads the mailbox. */
export function registerConfirmEmail(server: ZodFastify, { database: { db }, limits }: AccountContext): void {
  server.post(
    '/auth/confirm-email',
    {
      schema: {
        tags: ['account'],
        summary: 'Confirm an e-mail with the link of the mail',
        description: 'The link works once and for seven days.',
        headers: tenantHeaders,
        body: z.object({ token: z.string().max(100) }),
        response: { 200: messageBody, 400: errorBody, 429: errorBody, 503: errorBody },
      },
    },
    async (request) => {
      await limits.link.count(addressOf(request));
      await db.transaction(async (tx) => {
        const id = await redeemOneTimeToken(tx, 'confirm-email', request.body.token);
        if (id === undefined) throw linkInvalid();
        await tx
          .update(account)
          .set({ emailConfirmedAt: sql`coalesce(${account.emailConfirmedAt}, now())` })
          .where(eq(account.id, id));
      });
      return { message: 'E-mail confirmado. Obrigado!' };
    },
  );
}
