import { findStateBySlug, findStateByUf } from '@melhor-escola/domain/state';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { directoryTotal } from '../../database/schema.ts';
import { errorBody } from '../errors/error-handler.ts';
import type { ZodFastify } from '../zod-fastify.ts';
import { notFound } from '../errors/service-error.ts';
import { tenantHeaders } from '../edge/tenant-headers.ts';

const totalsBody = z
  .object({
    activeOffers: z.int(),
    enrolledStudents: z.int(),
    partnerSchools: z.int(),
    demonstration: z.boolean().meta({ description: 'Whether demonstration schools are among them.' }),
  })
  .meta({ id: 'DirectoryTotals' });

/** GET /v3/marketplace/directory/overall-data?state= (spec §7, CA-03, EN-10): of the country without a state. */
export function registerDirectoryTotals(server: ZodFastify, { db }: Database): void {
  server.get(
    '/marketplace/directory/overall-data',
    {
      schema: {
        tags: ['marketplace'],
        summary: 'How many offers, students and partner schools there are',
        headers: tenantHeaders,
        querystring: z.object({
          state: z
            .string()
            .optional()
            .meta({ description: "A state's slug or abbreviation; the whole country without." }),
        }),
        response: { 200: totalsBody, 400: errorBody, 404: errorBody, 429: errorBody, 503: errorBody },
      },
    },
    async ({ query }) => {
      const uf = query.state ? ufOf(query.state) : '';
      const [row] = await db.select().from(directoryTotal).where(eq(directoryTotal.uf, uf));
      return row ?? { activeOffers: 0, enrolledStudents: 0, partnerSchools: 0, demonstration: false };
    },
  );
}

function ufOf(slugOrUf: string): string {
  const state = findStateBySlug(slugOrUf) ?? findStateByUf(slugOrUf);
  if (!state) throw notFound('State', slugOrUf);
  return state.uf;
}
