import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { panelSchool } from '../../platform/http/panel-caller.ts';
import { tenantHeaders, type ZodFastify } from '../../platform/http/slice-routes.ts';
import { schoolLogBody } from './schema.ts';
import { findSchoolLog } from './school-log.ts';

/** GET /v3/panel/schools/{school}/log. On a scope behind `requireRole`. */
export function registerSchoolLog(server: ZodFastify, { db }: Database): void {
  server.get(
    '/schools/:school/log',
    {
      schema: {
        tags: ['panel'],
        summary: 'What people have changed of a school, before and after, and whose contact they have seen',
        role: 'staff',
        headers: tenantHeaders,
        params: z.object({ school: z.string() }),
        querystring: z.object({
          before: z.coerce.number<string>().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
        }),
        response: { 200: schoolLogBody },
      },
    },
    (request) => findSchoolLog(db, panelSchool(request), request.query.before),
  );
}
