import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { panelOperator } from '../http/panel-caller.ts';
import { listPageQuery, operatorCall, type ZodFastify } from '../http/slice-routes.ts';
import { mailDeletionReason, retriedMailsBody, unsentMailsBody, unsentMailState } from './schema.ts';
import { deleteMail, findUnsentMails, retryDeadLetters, retryMail } from './sending/unsent-mails.ts';

const params = z.object({ mail: z.coerce.number<string>().int().min(1).max(Number.MAX_SAFE_INTEGER) });

const mailDeletionBody = z.object({ reason: mailDeletionReason }).meta({ id: 'MailDeletion' });

/** Routes below /v3/panel/operation/mails: mails that could not be sent. On a scope behind `requireRole`. */
export function registerUnsentMails(server: ZodFastify, { db }: Database): void {
  server.get(
    '/operation/mails',
    {
      schema: {
        ...operatorCall,
        summary: 'Mails that could not be sent, latest first, without content',
        querystring: listPageQuery.extend({ state: unsentMailState.default('failed') }),
        response: { 200: unsentMailsBody },
      },
    },
    ({ query }) => findUnsentMails(db, query),
  );
  server.post(
    '/operation/mails/retry',
    {
      schema: {
        ...operatorCall,
        summary: 'Send all dead letters again, after the mail server was down for more than a day',
        response: { 200: retriedMailsBody },
      },
    },
    async (request) => ({ retried: await retryDeadLetters(db, panelOperator(request)) }),
  );
  server.post(
    '/operation/mails/:mail/retry',
    {
      schema: {
        ...operatorCall,
        summary: 'Send one of them again',
        params,
        response: { 200: retriedMailsBody },
        errors: ['NOT_FOUND'],
      },
    },
    async (request) => {
      await retryMail(db, panelOperator(request), request.params.mail);
      return { retried: 1 };
    },
  );
  server.post(
    '/operation/mails/:mail/deletion',
    {
      schema: {
        ...operatorCall,
        summary: 'Delete one of them',
        params,
        body: mailDeletionBody,
        response: { 204: z.null() },
        errors: ['NOT_FOUND'],
      },
    },
    async (request, reply) => {
      const { mail: id } = request.params;
      await deleteMail(db, panelOperator(request), { id, ...request.body });
      return reply.code(204).send(null);
    },
  );
}
