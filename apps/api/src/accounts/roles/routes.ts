import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { schoolMember } from '../../platform/database/panel-schema.ts';
import { city, school } from '../../platform/database/schema.ts';
import { panelCaller } from '../../platform/http/panel-caller.ts';
import { tenantHeaders, type ZodFastify } from '../../platform/http/slice-routes.ts';
import { addOperator, listOperators, removeOperator } from './operators.ts';
import { findStanding, readFactorStatus } from './require-role.ts';
import { operatorBody, panelBody } from './schema.ts';

/** GET /v3/panel: what the current user may do. On a scope behind `requireRole`. */
export function registerPanel(server: ZodFastify, { db }: Database): void {
  server.get(
    '',
    {
      schema: {
        tags: ['panel'],
        summary: 'What the current user may do in the panel',
        role: 'user',
        headers: tenantHeaders,
        response: { 200: panelBody },
      },
    },
    async (request) => {
      const caller = panelCaller(request);
      const standing = await findStanding(db, caller);
      const schools = await db
        .select({
          slug: school.slug,
          name: school.name,
          city: city.name,
          uf: city.uf,
          role: schoolMember.role,
        })
        .from(schoolMember)
        .innerJoin(school, eq(school.id, schoolMember.schoolId))
        .innerJoin(city, eq(city.id, school.cityId))
        .where(eq(schoolMember.accountId, caller.accountId))
        .orderBy(asc(school.name), asc(school.id));
      return {
        isOperator: standing.role === 'operator',
        secondFactor: readFactorStatus(standing),
        schools,
      };
    },
  );
}

/** Routes below /v3/operator/operators. On a scope behind `requireOperator`. */
export function registerOperators(server: ZodFastify, { db }: Database): void {
  const tags = ['operator'];
  const params = z.object({ email: z.string().max(254) });
  server.get(
    '/operators',
    {
      schema: {
        tags,
        summary: 'The accounts of our own team',
        headers: tenantHeaders,
        response: { 200: z.array(operatorBody) },
      },
    },
    () => listOperators(db),
  );
  server.put(
    '/operators/:email',
    {
      schema: {
        tags,
        summary: 'Make an account an operator',
        headers: tenantHeaders,
        params,
        response: { 200: z.array(operatorBody) },
        errors: ['OPERATOR_NOT_FOUND'],
      },
    },
    async ({ params: { email }, id: requestId }) => {
      await db.transaction((tx) => addOperator(tx, { email, requestId }));
      return listOperators(db);
    },
  );
  server.delete(
    '/operators/:email',
    {
      schema: {
        tags,
        summary: 'Take the role of an operator away',
        headers: tenantHeaders,
        params,
        response: { 200: z.array(operatorBody) },
        errors: ['OPERATOR_NOT_FOUND'],
      },
    },
    async ({ params: { email }, id: requestId }) => {
      await db.transaction((tx) => removeOperator(tx, { email, requestId }));
      return listOperators(db);
    },
  );
}
