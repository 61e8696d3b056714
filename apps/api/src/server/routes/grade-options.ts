import { findStageGroup, grades, type Grade } from '@melhor-escola/domain/stage';
import { z } from 'zod';
import { errorBody } from '../errors/error-handler.ts';
import type { ZodFastify } from '../zod-fastify.ts';
import { notFound } from '../errors/service-error.ts';
import { tenantHeaders } from '../edge/tenant-headers.ts';

const gradeBody = z
  .object({
    name: z.string(),
    slug: z.string(),
    stage: z.string().meta({ description: 'Slug of the stage group.' }),
  })
  .meta({ id: 'GradeOption' });

/** GET /v3/marketplace/list-options/products?stage[]= (spec §7, CA-03): the grades of these stage groups, of all without. */
export function registerGradeOptions(server: ZodFastify): void {
  server.get(
    '/marketplace/list-options/products',
    {
      schema: {
        tags: ['marketplace'],
        summary: 'The grades a parent can choose',
        headers: tenantHeaders,
        querystring: z.object({
          'stage[]': z
            .union([z.string().transform((slug) => [slug]), z.array(z.string())])
            .optional()
            .meta({ description: 'Slugs of stage groups, the parameter repeated for each.' }),
        }),
        response: { 200: z.array(gradeBody), 400: errorBody, 404: errorBody, 429: errorBody },
      },
    },
    ({ query }) => gradesOf(query['stage[]'] ?? []),
  );
}

function gradesOf(stageSlugs: readonly string[]): Grade[] {
  const asked = new Set(
    stageSlugs.map((slug) => {
      const group = findStageGroup(slug);
      if (!group) throw notFound('Stage', slug);
      return group.groupSlug;
    }),
  );
  return grades.filter((grade) => asked.size === 0 || asked.has(grade.stage));
}
