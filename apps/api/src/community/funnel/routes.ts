import { z } from 'zod';
import { singleFlightCache } from '../../catalog/places/single-flight-cache.ts';
import type { Database } from '../../platform/database/database.ts';
import { panelSchool } from '../../platform/http/panel-caller.ts';
import { tenantHeaders, type ZodFastify } from '../../platform/http/slice-routes.ts';
import { findFunnel, findSchoolFunnel } from './funnel.ts';
import { funnelBody, schoolFunnelBody } from './schema.ts';

/** How long the funnel of all schools is fresh, in milliseconds: it is read from all of them, and changes once a week. */
const FRESH_MS = 10 * 60_000;

/** GET /v3/panel/schools/{school}/funnel and …/operation/funnel. On a scope behind `requireRole`. */
export function registerFunnels(server: ZodFastify, { db }: Database): void {
  const operation = singleFlightCache<Awaited<ReturnType<typeof findFunnel>>>(1, FRESH_MS);
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
    () => operation.forceFetch('all', { context: () => findFunnel(db, new Date()) }),
  );
}
