import type { Database } from '../../../platform/database/database.ts';
import { listPageQuery, tenantHeaders, type ZodFastify } from '../../../platform/http/slice-routes.ts';
import { findUnansweredVisits } from './find-unanswered-visits.ts';
import { unansweredVisitsBody } from './schema.ts';

/** GET /v3/panel/operation/visits, on a scope behind `requireRole`. What our team decides, it decides by the calls of the school. */
export function registerUnansweredVisits(server: ZodFastify, { db }: Database): void {
  server.get(
    '/operation/visits',
    {
      schema: {
        tags: ['panel'],
        summary:
          'Visit requests of all schools that got no mail or have not answered, without the families’ data',
        role: 'operator',
        headers: tenantHeaders,
        querystring: listPageQuery,
        response: { 200: unansweredVisitsBody },
      },
    },
    ({ query }) => findUnansweredVisits(db, { ...query, now: new Date() }),
  );
}
