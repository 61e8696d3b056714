import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { panelCaller, panelSchool } from '../../../platform/http/panel-caller.ts';
import { tenantHeaders, type ZodFastify } from '../../../platform/http/slice-routes.ts';
import { schoolPageBody, schoolPageChange } from './schema.ts';
import { changeSchoolPage, findSchoolPage } from './school-page.ts';

/** Routes of /v3/panel/schools/{school}/page. On a scope behind `requireRole`. */
export function registerSchoolPage(server: ZodFastify, { db }: Database): void {
  const params = z.object({ school: z.string() });
  server.get(
    '/schools/:school/page',
    {
      schema: {
        tags: ['panel'],
        summary: 'What a school states on its public page',
        role: 'staff',
        headers: tenantHeaders,
        params,
        response: { 200: schoolPageBody },
      },
    },
    (request) =>
      findSchoolPage(db, { schoolId: panelSchool(request).id, accountId: panelCaller(request).accountId }),
  );
  server.put(
    '/schools/:school/page',
    {
      schema: {
        tags: ['panel'],
        summary: 'Change what a school states on its public page',
        description: 'The page follows within two seconds. No import overwrites what changed.',
        role: 'staff',
        headers: tenantHeaders,
        params,
        body: schoolPageChange,
        response: { 200: schoolPageBody },
        errors: ['SCHOOL_CHANGED'],
      },
    },
    async (request) => {
      const { id: schoolId } = panelSchool(request);
      const { accountId } = panelCaller(request);
      await db.transaction((tx) =>
        changeSchoolPage(tx, { schoolId, accountId, requestId: request.id, page: request.body }),
      );
      return findSchoolPage(db, { schoolId, accountId });
    },
  );
}
