import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { account } from '../../database/account-schema.ts';
import { addressOf } from '../../rate-limits/rate-limit.ts';
import { errorBody } from '../../server/errors/error-handler.ts';
import { tenantHeaders } from '../../server/edge/tenant-headers.ts';
import type { ZodFastify } from '../../server/zod-fastify.ts';
import type { AccountContext } from '../account-context.ts';
import { emailField } from '../account-fields.ts';
import { linkInvalid, redeemOneTimeToken } from '../sessions/one-time-token.ts';
import { resendConfirmation } from '../send-confirmation.ts';
import { messageBody } from './message-body.ts';

/** POST /v3/account/auth/confirm-email and …/resend-confirmation. */
export function registerConfirmEmail(server: ZodFastify, context: AccountContext): void {
  registerConfirm(server, context);
  registerResend(server, context);
}

/** POST …/resend-confirmation: the same answer whoever the e-mail belongs to (S4). */
function registerResend(server: ZodFastify, { database: { db }, environment, limits }: AccountContext): void {
  server.post(
    '/auth/resend-confirmation',
    {
      schema: {
        tags: ['account'],
        summary: 'Ask for another link to confirm an e-mail',
        headers: tenantHeaders,
        body: z.object({ email: emailField }),
        response: { 200: messageBody, 400: errorBody, 429: errorBody, 503: errorBody },
      },
    },
    async (request) => {
      const { email } = request.body;
      const address = addressOf(request);
      await limits['confirm-address'].count(address);
      await limits.confirm.count(email, address);
      if (await limits['confirm-mail'].allows(email)) {
        await db.transaction((tx) => resendConfirmation(tx, email, environment.siteUrl));
      }
      return {
        message:
          'Se houver uma conta com este e-mail ainda sem confirmação, você receberá em instantes um novo link. Confira também a caixa de spam.',
      };
    },
  );
}

/** POST …/confirm-email: who opened the link reads the mailbox. */
function registerConfirm(server: ZodFastify, { database: { db }, limits }: AccountContext): void {
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
