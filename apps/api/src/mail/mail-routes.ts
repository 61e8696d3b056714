import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { errorBody } from '../server/errors/error-handler.ts';
import { listPageQuery, setListHeaders } from '../server/list-page.ts';
import { ServiceError } from '../server/errors/service-error.ts';
import { tenantHeaders } from '../server/edge/tenant-headers.ts';
import type { ZodFastify } from '../server/zod-fastify.ts';
import { givenUpMailBody, retriedMailBody } from './sending/given-up-mail-body.ts';
import { findGivenUpMail, retryGivenUpMail } from './sending/given-up-mail.ts';

const errors = { 400: errorBody, 401: errorBody, 429: errorBody, 503: errorBody };
const tags = ['operator'];

/** Calls below /v3/operator/mails: mails that were given up, and another try. On a scope behind `requireOperator`. */
export function registerGivenUpMail(server: ZodFastify, { db }: Database): void {
  server.get(
    '/mails/given-up',
    {
      schema: {
        tags,
        summary: 'Mails that were given up, the latest first',
        headers: tenantHeaders,
        querystring: listPageQuery,
        response: { 200: z.array(givenUpMailBody), ...errors },
      },
    },
    async ({ query }, reply) => {
      const { mails, total } = await findGivenUpMail(db, query);
      setListHeaders(reply, total, query.size);
      return mails.map((mail) => ({
        ...mail,
        createdAt: mail.createdAt.toISOString(),
        failedAt: (mail.failedAt ?? mail.createdAt).toISOString(),
      }));
    },
  );
  server.post(
    '/mails/given-up/retry',
    {
      schema: {
        tags,
        summary: 'Send all of them again: after the mail server was away for longer than a day',
        headers: tenantHeaders,
        response: { 200: retriedMailBody, ...errors },
      },
    },
    async ({ id }) => ({ retried: await retryGivenUpMail(db, { requestId: id }) }),
  );
  server.post(
    '/mails/:id/retry',
    {
      schema: {
        tags,
        summary: 'Send one of them again',
        headers: tenantHeaders,
        params: z.object({ id: z.coerce.number<string>().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
        response: { 200: retriedMailBody, ...errors, 404: errorBody },
      },
    },
    async ({ params, id: requestId }) => {
      const count = await retryGivenUpMail(db, { id: params.id, requestId });
      if (count === 0)
        throw new ServiceError(404, 'NOT_FOUND', 'Não há um e-mail desistido com este número.');
      return { retried: count };
    },
  );
}
