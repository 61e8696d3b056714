import { sql, type SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { z } from 'zod';
import { findSignedIn } from '../../accounts/sessions/signed-in.ts';
import { schoolDay } from '../../platform/database/collected-schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { schoolMember } from '../../platform/database/panel-schema.ts';
import { school } from '../../platform/database/schema.ts';
import { localDayAt } from '../../catalog/schools/school-time.ts';
import { requireSearchKey } from '../../platform/http/edge/authorization.ts';
import { tenantHeaders, type ZodFastify } from '../../platform/http/slice-routes.ts';

const kinds = ['views', 'comparisons'] as const;

/** How often pages of schools were shown: 'views/{slug}', 'comparisons/{slug}'. */
const viewsBody = z.object({
  counts: z.record(
    z.string().regex(new RegExp(`^(?:${kinds.join('|')})/[a-z0-9-]{1,200}$`)),
    z.int().min(1).max(1_000_000),
  ),
});

/** POST /v3/school-views, of the site's server: adds what it has counted. Contains nothing about who saw a page. */
export async function registerSchoolViews(
  server: ZodFastify,
  { database, searchApiKeys }: { readonly database: Database; readonly searchApiKeys: readonly string[] },
): Promise<void> {
  await server.register(async (scope: ZodFastify) => {
    scope.addHook('onRequest', requireSearchKey(searchApiKeys));
    scope.post(
      '/school-views',
      { schema: { hide: true, headers: tenantHeaders, body: viewsBody } },
      async (request, reply) => {
        const session = await findSignedIn(request, database);
        await addSchoolViews(database.db, request.body.counts, session?.accountId);
        return reply.code(204).send();
      },
    );
  });
}

/** Adds counts to today's of each school, without schools that do not exist or of which the viewer is a member. */
export async function addSchoolViews(
  db: NodePgDatabase,
  counts: Readonly<Record<string, number>>,
  viewer: number | undefined,
  now = new Date(),
): Promise<void> {
  const keys = Object.keys(counts);
  if (keys.length === 0) return;
  // In the order of the schools, so that the sites of a deployment do not wait for each other in a circle.
  await db.execute(sql`
    INSERT INTO ${schoolDay} AS known (school_id, day, views, comparisons)
    SELECT ${school.id}, ${localDayAt(sql`${now.toISOString()}::timestamptz`, school.cityId)},
           ${sumCounts('views')}, ${sumCounts('comparisons')}
      FROM unnest(${sql.param(keys)}::text[], ${sql.param(Object.values(counts))}::int[]) AS counted (key, count)
      JOIN ${school} ON ${school.slug} = split_part(key, '/', 2)
     WHERE NOT EXISTS (SELECT FROM ${schoolMember}
             WHERE ${schoolMember.schoolId} = ${school.id} AND ${schoolMember.accountId} = ${viewer ?? 0})
     GROUP BY ${school.id} ORDER BY ${school.id}
    ON CONFLICT (school_id, day) DO UPDATE
       SET views = known.views + excluded.views, comparisons = known.comparisons + excluded.comparisons`);
}

const sumCounts = (kind: (typeof kinds)[number]): SQL =>
  sql`coalesce(sum(count) FILTER (WHERE split_part(key, '/', 1) = ${kind}), 0)::int`;
