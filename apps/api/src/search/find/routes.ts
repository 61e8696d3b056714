import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { unlistingBody } from '../../catalog/schools/listing.ts';
import type { Database } from '../../platform/database/database.ts';
import { school } from '../../platform/database/schema.ts';
import { tenantHeaders, type ZodFastify } from '../../platform/http/slice-routes.ts';
import { isSlug } from '../directory/slug.ts';
import type { SchoolHit } from '../schools/school-hit.ts';
import { searchSchools } from '../schools/schools.ts';

/** The schools that a name may mean, best first. */
const MAX_FOUND = 20;

const foundSchoolsBody = z
  .object({
    schools: z.array(
      z.object({
        slug: z.string(),
        name: z.string(),
        city: z.string(),
        uf: z.string(),
        codEnt: z.int().nullable(),
        isPartner: z.boolean(),
        unlisted: unlistingBody,
      }),
    ),
  })
  .meta({ id: 'FoundSchools' });

/** GET /v3/panel/operation/schools: any school, for our own team. On a scope behind `requireRole`. */
export function registerFindSchools(server: ZodFastify, database: Database): void {
  server.get(
    '/operation/schools',
    {
      schema: {
        tags: ['panel'],
        summary: 'Schools by name, INEP code or slug, also those that have left the directory',
        role: 'operator',
        headers: tenantHeaders,
        querystring: z.object({ text: z.string().trim().min(1).max(200) }),
        response: { 200: foundSchoolsBody },
      },
    },
    async ({ query: { text } }) => ({ schools: (await findSchools(database, text)).map(toFoundSchool) }),
  );
}

/** The school with this INEP code or slug, or else those that the name may mean. */
async function findSchools(database: Database, text: string): Promise<readonly SchoolHit[]> {
  const slug = await findSlug(database, text);
  const wanted = slug === undefined ? { query: text } : { search: { slugs: [slug] } };
  const { hits } = await searchSchools(database, {
    ...wanted,
    unlisted: true,
    pagination: { page: 1, size: MAX_FOUND },
  });
  return hits;
}

async function findSlug({ db }: Database, text: string): Promise<string | undefined> {
  const condition = /^\d{8}$/.test(text)
    ? eq(school.codEnt, Number(text))
    : isSlug(text)
      ? eq(school.slug, text)
      : undefined;
  if (!condition) return undefined;
  const [found] = await db.select({ slug: school.slug }).from(school).where(condition);
  return found?.slug;
}

function toFoundSchool({ slug, name, address, codEnt, isPartner, unlisted }: SchoolHit) {
  return {
    slug,
    name,
    city: address.city,
    uf: address.state.uf,
    codEnt,
    isPartner,
    unlisted: unlisted && { reason: unlisted.reason, year: unlisted.year },
  };
}
