import { demoPicturePath } from '@melhor-escola/domain/demo-picture';
import { responsePolicy } from '@melhor-escola/domain/response-policy';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../platform/database/database.ts';
import { school } from '../platform/database/schema.ts';
import { ServiceError } from '../platform/http/errors/service-error.ts';
import { tenantHeaders, type ZodFastify } from '../platform/http/slice-routes.ts';
import { demoMotifs, pictureSubject } from './pictures/motifs.ts';
import { drawScene } from './pictures/scene.ts';

/** The motif in the name of a file: 'fachada.svg'. */
const pictureFile = z.enum(demoMotifs.map((motif) => `${motif}.svg` as const));

const params = z.object({
  slug: z
    .string()
    .max(200)
    .regex(/^[a-z0-9-]+$/),
  file: pictureFile,
});

/**
 * GET /v3/pictures/demo/{slug}/{motif}.svg (product 13): a drawing of a demonstration school, for the site, which serves it. 404
 * for a picture that the school does not have.
 */
export function registerDemoPictures(server: ZodFastify, { db }: Database): void {
  server.get(
    '/pictures/demo/:slug/:file',
    {
      schema: {
        tags: ['demo'],
        summary: 'A drawing of a demonstration school, as SVG',
        headers: tenantHeaders,
        params,
        response: {
          200: { description: 'The file.', content: { 'image/svg+xml': { schema: z.unknown() } } },
        },
        errors: ['PICTURE_NOT_FOUND'],
      },
    },
    async ({ params: { slug, file } }, reply) => {
      const [found] = await db
        .select({ stageMask: school.stageMask, amenities: school.amenities, images: school.images })
        .from(school)
        .where(and(eq(school.slug, slug), eq(school.demo, true)));
      const motif = demoMotifs.find((one) => file === `${one}.svg`);
      if (!found || !motif || !found.images.includes(demoPicturePath(slug, motif))) {
        throw new ServiceError('PICTURE_NOT_FOUND', 'Esta escola não tem esta ilustração.');
      }
      const svg = await drawScene(slug, motif, pictureSubject(found));
      return reply
        .type('image/svg+xml')
        .header('content-security-policy', responsePolicy("default-src 'none'", 'sandbox'))
        .header('cache-control', 'public, max-age=86400')
        .send(Buffer.from(svg));
    },
  );
}
