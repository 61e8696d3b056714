import { z } from 'zod';
import { addressOf } from '../../rate-limits/rate-limit.ts';
import { errorBody } from '../../server/errors/error-handler.ts';
import { tenantHeaders } from '../../server/edge/tenant-headers.ts';
import type { ZodFastify } from '../../server/zod-fastify.ts';
import type { AccountContext } from '../account-context.ts';
import { emailField } from '../account-fields.ts';
import { sendRecovery } from '../passwords/send-recovery.ts';
import { messageBody } from './message-body.ts';

/** POST /v3/account/auth/recover-password (CA-01): the same answer whoever the e-mail belongs to (S4). */
export function registerRecoverPassword(
  server: ZodFastify,
  { database: { db }, environment, limits }: AccountContext,
): void {
  server.post(
    '/auth/recover-password',
    {
      schema: {
        tags: ['account'],
        summary: 'Ask for a link to choose a new password',
        headers: tenantHeaders,
        body: z.object({ email: emailField }),
        response: { 200: messageBody, 400: errorBody, 429: errorBody, 503: errorBody },
      },
    },
    async (request) => {
      const { email } = request.body;
      const address = addressOf(request);
      await limits['recover-address'].count(address);
      await limits.recover.count(email, address);
      if (await limits['recover-mail'].allows(email)) {
        await db.transaction((tx) => sendRecovery(tx, email, environment.siteUrl));
      }
      return {
        message:
          'Se houver uma conta com este e-mail, você receberá em instantes um link para criar uma nova senha; um link pedido há pouco continua valendo. Confira também a caixa de spam.',
      };
    },
  );
}
