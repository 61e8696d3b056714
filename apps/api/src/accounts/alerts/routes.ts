import type { Environment } from '@melhor-escola/server-kit/environment';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { tenantHeaders, type ZodFastify } from '../../platform/http/slice-routes.ts';
import { createFormLimits } from '../../platform/rate-limits/form-limits.ts';
import { clientAddress, createRateLimit, HOUR_S } from '../../platform/rate-limits/rate-limit.ts';
import { savedSearchQuery } from '../saved-searches/routes.ts';
import { emailField, messageBody } from '../schema.ts';
import { confirmAlert } from './confirm-alert.ts';
import { requestAlert } from './request-alert.ts';

const tags = ['saved'];

const alertRequestBody = z
  .object({ email: emailField, query: savedSearchQuery })
  .meta({ id: 'AlertRequest' });

const confirmedAlertBody = z
  .object({
    name: z.string().meta({ description: 'What the alerts are about.' }),
    inAccount: z.boolean().meta({
      description: 'Whether they are a saved search of the account that has confirmed this address.',
    }),
  })
  .meta({ id: 'ConfirmedAlert' });

/** POST /v3/alerts and /v3/alerts/confirm: alerts of a search by e-mail, without an account. */
export function registerAlerts(
  server: ZodFastify,
  {
    database,
    environment,
  }: { readonly database: Database; readonly environment: Pick<Environment, 'siteUrl'> },
): void {
  const limits = createFormLimits(database, 'alert', 10);
  const confirmLimit = createRateLimit(database, 'alert-confirm', { tries: 60, seconds: HOUR_S });
  server.post(
    '/alerts',
    {
      schema: {
        tags,
        summary: 'Ask for alerts of a search by e-mail, without an account',
        description:
          'They begin when the owner of the address follows the link in the mail, which works for 48 hours. The answer is the same for every address.',
        headers: tenantHeaders,
        body: alertRequestBody,
        response: { 202: messageBody },
      },
    },
    async (request, reply) => {
      const { body } = request;
      const address = clientAddress(request);
      await limits.form.count(address);
      await limits.mail.count(body.email, address);
      await requestAlert(database, body, environment.siteUrl);
      return reply.code(202).send({
        message: 'Falta um passo. Enviamos um link para o seu e-mail: confirme por ele, e os avisos começam.',
      });
    },
  );
  server.post(
    '/alerts/confirm',
    {
      schema: {
        tags,
        summary: 'Confirm alerts with the link from the mail',
        description:
          'The link works once. Alerts of an address that an account has confirmed become its saved search; others are kept for a year.',
        headers: tenantHeaders,
        body: z.object({ token: z.string().max(100) }),
        response: { 200: confirmedAlertBody },
        errors: ['LINK_INVALID', 'SAVED_SEARCHES_LIMIT'],
      },
    },
    async (request) => {
      await confirmLimit.count(clientAddress(request));
      return database.db.transaction((tx) => confirmAlert(tx, request.body.token));
    },
  );
}
