import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { panelEditor, panelSchool } from '../../../platform/http/panel-caller.ts';
import { tenantHeaders, type ZodFastify } from '../../../platform/http/slice-routes.ts';
import { createRateLimit, DAY_S } from '../../../platform/rate-limits/rate-limit.ts';
import type { VisitEnvironment } from '../visit-context.ts';
import { setClosedDay } from './closed-days.ts';
import { decideVisit } from './decide-visit.ts';
import { findSchoolVisits, viewVisitContact } from './find-school-visits.ts';
import { decidedVisitBody, schoolVisitBody, schoolVisitsBody, visitContactBody } from './schema.ts';

const shared = { tags: ['panel'], role: 'staff', headers: tenantHeaders } as const;
const schoolParams = z.object({ school: z.string() });
const visitParams = schoolParams.extend({
  visit: z.coerce.number<string>().int().min(1).max(2_147_483_647),
});

/** Visit requests as their school sees them, below /v3/panel/schools/{school}/visits. On a scope behind `requireRole`. */
export function registerSchoolVisits(
  server: ZodFastify,
  { database, environment }: { readonly database: Database; readonly environment: VisitEnvironment },
): void {
  const { db } = database;
  server.get(
    '/schools/:school/visits',
    {
      schema: {
        ...shared,
        summary: 'The visit requests of a school, and when it receives visitors',
        params: schoolParams,
        response: { 200: schoolVisitsBody },
      },
    },
    (request) => findSchoolVisits(db, panelSchool(request), new Date()),
  );
  /** Decisions on one request by all people of the school, each of which mails the family: as many as the family's own changes. */
  const decisions = createRateLimit(database, 'school-visit-decision', { tries: 20, seconds: DAY_S });
  server.put(
    '/schools/:school/visits/:visit/decision',
    {
      schema: {
        ...shared,
        summary: 'Confirm a time, propose others, decline, or answer',
        description: 'Mails the family. The same decision again changes and sends nothing.',
        params: visitParams,
        body: decidedVisitBody,
        response: { 200: schoolVisitBody },
        errors: [
          'SCHOOL_UNLISTED',
          'VISIT_NOT_FOUND',
          'VISIT_CANCELLED',
          'VISIT_CHANGED',
          'VISIT_TIME_UNAVAILABLE',
        ],
        errorDetails: { VISIT_CHANGED: z.object({ currentVisit: schoolVisitBody }) },
      },
    },
    async (request) => {
      await decisions.count(String(panelSchool(request).id), String(request.params.visit));
      const decided = { id: request.params.visit, ...request.body, environment, now: new Date() };
      return db.transaction((tx) => decideVisit(tx, panelEditor(request), decided));
    },
  );
  server.post(
    '/schools/:school/visits/:visit/contact',
    {
      schema: {
        ...shared,
        summary: 'How to reach the family of a visit request',
        description: 'Each view is recorded, and shown in the school’s log.',
        params: visitParams,
        response: { 200: visitContactBody },
        errors: ['VISIT_NOT_FOUND', 'CONTACT_EXPIRED'],
      },
    },
    (request) => {
      const viewed = { id: request.params.visit, now: new Date() };
      return db.transaction((tx) => viewVisitContact(tx, panelEditor(request), viewed));
    },
  );
  server.put(
    '/schools/:school/visits/closed-days/:day',
    {
      schema: {
        ...shared,
        summary: 'Close a day to new visit requests, or open it again',
        params: schoolParams.extend({ day: z.iso.date() }),
        body: z.object({ isClosed: z.boolean() }),
        response: { 200: schoolVisitsBody },
        errors: ['CLOSED_DAYS_LIMIT'],
      },
    },
    async (request) => {
      const now = new Date();
      const change = { day: request.params.day, ...request.body, now };
      await db.transaction((tx) => setClosedDay(tx, panelEditor(request), change));
      return findSchoolVisits(db, panelSchool(request), now);
    },
  );
}
