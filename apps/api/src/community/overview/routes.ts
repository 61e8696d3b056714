import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { panelSchool } from '../../platform/http/panel-caller.ts';
import { tenantHeaders, type ZodFastify } from '../../platform/http/slice-routes.ts';
import { schoolOverviewBody } from './schema.ts';
import { findSchoolOverview } from './school-overview.ts';

/** GET /v3/panel/schools/{school}. On a scope behind `requireRole`. */
export function registerSchoolOverview(server: ZodFastify, { db }: Database): void {
  server.get(
    '/schools/:school',
    {
      schema: {
        tags: ['panel'],
        summary: 'What waits for a school, and its last finished week',
        role: 'staff',
        headers: tenantHeaders,
        params: z.object({ school: z.string() }),
        response: { 200: schoolOverviewBody },
      },
    },
    (request) => findSchoolOverview(db, panelSchool(request).id, new Date()),
  );
}
