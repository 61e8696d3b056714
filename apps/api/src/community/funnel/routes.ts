import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { panelSchool } from '../../platform/http/panel-caller.ts';
import { tenantHeaders, type ZodFastify } from '../../platform/http/slice-routes.ts';
import { findFunnel, findSchoolFunnel } from './funnel.ts';
import { funnelBody, schoolFunnelBody } from './schema.ts';

/** GET /v3/panel/schools/{school}/funnel and …/operation/funnel. On a scope behind `requireRole`. */
export function registerFunnels(server: ZodFastify, { db }: Database): void {
  server.get(
    '/schools/:school/funnel',
    {
      schema: {
        tags: ['panel'],
        summary: 'From the first view of a school to enrollment, per week and grade',
        role: 'staff',
        headers: tenantHeaders,
        params: z.object({ school: z.string() }),
        response: { 200: schoolFunnelBody },
      },
    },
    (request) => findSchoolFunnel(db, panelSchool(request), new Date()),
  );
  server.get(
    '/operation/funnel',
    {
      schema: {
        tags: ['panel'],
        summary: 'The same of all schools together',
        role: 'operator',
        headers: tenantHeaders,
        response: { 200: funnelBody },
      },
    },
    () => findFunnel(db, new Date()),
  );
}
