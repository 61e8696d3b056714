import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import type { Events } from '../../../platform/database/events.ts';
import { panelEditor } from '../../../platform/http/panel-caller.ts';
import {
  countPages,
  listPageQuery,
  operatorCall,
  type ZodFastify,
} from '../../../platform/http/slice-routes.ts';
import { refreshDirectoryTotals } from '../../directory-totals.ts';
import { decideUnconfirmed } from './decide-unconfirmed.ts';
import { findUnconfirmed } from './find-unconfirmed.ts';

/** Listed schools that the latest census of their state does not have, those that were confirmed longest ago first. */
export const unconfirmedSchoolsBody = z
  .object({
    total: z.int(),
    pages: z.int().min(1),
    schools: z.array(
      z.object({
        slug: z.string(),
        name: z.string(),
        city: z.string(),
        uf: z.string(),
        codEnt: z.int(),
        phone: z.string().nullable().meta({ description: 'Digits.' }),
        confirmedIn: z.int().meta({ description: 'Year of the last census that had it.' }),
        missingIn: z.int().meta({ description: 'Year of the latest census of its state.' }),
      }),
    ),
  })
  .meta({ id: 'UnconfirmedSchools' });

const unconfirmedDecisionBody = z
  .object({
    decision: z.enum(['keep', 'close']),
    missingIn: z.int().meta({ description: 'As it was shown: 409 CONFLICT if there is a newer census.' }),
  })
  .meta({ id: 'UnconfirmedDecision' });

/** Routes below /v3/panel/operation/unconfirmed-schools. On a scope behind `requireRole`. */
export function registerUnconfirmedSchools(
  server: ZodFastify,
  { database, events }: { readonly database: Database; readonly events: Pick<Events, 'schoolsUnlisted'> },
): void {
  server.get(
    '/operation/unconfirmed-schools',
    {
      schema: {
        ...operatorCall,
        summary: 'Listed schools that the latest census of their state does not have',
        querystring: listPageQuery,
        response: { 200: unconfirmedSchoolsBody },
      },
    },
    async ({ query }) => {
      const { schools, total } = await findUnconfirmed(database, query);
      return { total, pages: countPages(total, query.size), schools: [...schools] };
    },
  );
  server.put(
    '/operation/unconfirmed-schools/:school',
    {
      schema: {
        ...operatorCall,
        summary: 'Keep such a school until the next census, or close it',
        description:
          'Closing ends its offers, open visits and unpaid reservations, and mails these families and those that have paid. The same decision again changes and sends nothing.',
        params: z.object({ school: z.string() }),
        body: unconfirmedDecisionBody,
        response: { 204: z.null() },
        errors: ['CONFLICT'],
      },
    },
    async (request, reply) => {
      const editor = panelEditor(request);
      await database.db.transaction((tx) => decideUnconfirmed(tx, editor, request.body, events));
      if (request.body.decision === 'close') await refreshDirectoryTotals(database);
      return reply.code(204).send(null);
    },
  );
}
