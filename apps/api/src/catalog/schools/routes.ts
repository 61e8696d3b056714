import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { tenantHeaders, type ZodFastify } from '../../platform/http/slice-routes.ts';
import { setSchoolContact, showSchool } from './operate-school.ts';
import { operatedSchoolBody, schoolContactBody } from './schema.ts';

const tags = ['operator'];
const params = z.object({ slug: z.string() });

/** Routes below /v3/operator/schools: how to reach a school. On a scope behind `requireOperator`. */
export function registerOperatedSchools(server: ZodFastify, { db }: Database): void {
  server.get(
    '/schools/:slug',
    {
      schema: {
        tags,
        summary: 'A school, with its e-mail, phone and website',
        headers: tenantHeaders,
        params,
        response: { 200: operatedSchoolBody },
        errors: ['SCHOOL_NOT_FOUND'],
      },
    },
    ({ params: { slug } }) => showSchool(db, slug),
  );
  server.put(
    '/schools/:slug/contact',
    {
      schema: {
        tags,
        summary: 'Set e-mail, phone or website of a school; no import overwrites them',
        headers: tenantHeaders,
        params,
        body: schoolContactBody,
        response: { 200: operatedSchoolBody },
        errors: ['SCHOOL_NOT_FOUND'],
      },
    },
    async ({ params: { slug }, body, id: requestId }) => {
      // Only what was given: an absent field is not removed.
      const contact = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
      await db.transaction((tx) => setSchoolContact(tx, { slug, contact, requestId }));
      return showSchool(db, slug);
    },
  );
}
