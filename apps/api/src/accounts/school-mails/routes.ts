import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { panelCaller, panelSchool } from '../../platform/http/panel-caller.ts';
import { tenantHeaders, type ZodFastify } from '../../platform/http/slice-routes.ts';
import { registerStopLink } from '../stop-link.ts';
import { changeMailChoice, stopMemberMails } from './member-mail.ts';
import { mailChoiceBody } from './schema.ts';

/** PUT /v3/panel/schools/{school}/mails. On a scope behind `requireRole`. */
export function registerMailChoice(server: ZodFastify, { db }: Database): void {
  server.put(
    '/schools/:school/mails',
    {
      schema: {
        tags: ['panel'],
        summary: 'Choose which mails the current user gets about a school',
        role: 'staff',
        headers: tenantHeaders,
        params: z.object({ school: z.string() }),
        body: mailChoiceBody,
        response: { 204: z.null() },
        errors: ['MEMBER_NOT_FOUND'],
      },
    },
    async (request, reply) => {
      const member = { schoolId: panelSchool(request).id, accountId: panelCaller(request).accountId };
      await db.transaction((tx) => changeMailChoice(tx, member, request.body));
      return reply.code(204).send(null);
    },
  );
}

/** POST /v3/school-mails/stop and …/unsubscribe: with the token of a mail to somebody of a school, without signing in. */
export function registerStopSchoolMails(server: ZodFastify, { db }: Database): void {
  registerStopLink(server, {
    path: '/school-mails',
    tag: 'panel',
    what: 'the kind of mails about a school of which one contains this token',
    stop: (token) => db.transaction((tx) => stopMemberMails(tx, token)),
  });
}
