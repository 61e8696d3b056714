import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { listPageQuery, setListHeaders, tenantHeaders, type ZodFastify } from '../http/slice-routes.ts';
import { ServiceError } from '../http/errors/service-error.ts';
import { deadLetterBody, retriedMailBody } from './schema.ts';
import { findDeadLetters, retryDeadLetters } from './sending/dead-letters.ts';

const tags = ['operator'];

/** Routes below /v3/operator/mails: dead letters and their retry. On a scope behind `requireOperator`. */
export function registerDeadLetters(server: ZodFastify, { db }: Database): void {
  server.get(
    '/mails/dead-letters',
    {
      schema: {
        tags,
        summary: 'Dead letters, latest first',
        headers: tenantHeaders,
        querystring: listPageQuery,
        response: { 200: z.array(deadLetterBody) },
      },
    },
    async ({ query }, reply) => {
      const { mails, total } = await findDeadLetters(db, query);
      setListHeaders(reply, total, query.size);
      return mails.map((mail) => ({
        ...mail,
        createdAt: mail.createdAt.toISOString(),
        failedAt: (mail.failedAt ?? mail.createdAt).toISOString(),
      }));
    },
  );
  server.post(
    '/mails/dead-letters/retry',
    {
      schema: {
        tags,
        summary: 'Retry all dead letters, after the mail server was down for more than a day',
        headers: tenantHeaders,
        response: { 200: retriedMailBody },
      },
    },
    async ({ id }) => ({ retried: await retryDeadLetters(db, { requestId: id }) }),
  );
  server.post(
    '/mails/:id/retry',
    {
      schema: {
        tags,
        summary: 'Retry one dead letter',
        headers: tenantHeaders,
        params: z.object({ id: z.coerce.number<string>().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
        response: { 200: retriedMailBody },
        errors: ['NOT_FOUND'],
      },
    },
    async ({ params, id: requestId }) => {
      const count = await retryDeadLetters(db, { id: params.id, requestId });
      if (count === 0) throw new ServiceError('NOT_FOUND', 'Não há um e-mail não entregue com este número.');
      return { retried: count };
    },
  );
}
