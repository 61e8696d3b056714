import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { visitSteps } from '@melhor-escola/domain/visit-step';
import { vitalNames } from '@melhor-escola/domain/vital';
import { z } from 'zod';
import { devices } from '../database/collected-schema.ts';
import { hideSmallCount, MIN_SHOWN_COUNT } from '../small-count.ts';

const hiddenCount = z.int().nullable().meta({ description: 'Null for 1 to 4.' });

const device = z.enum(devices);
const metric = z.enum(vitalNames);
const measures = z.object({
  metric,
  device,
  p75: z.number().meta({
    description: '75th percentile of at least five page views. Milliseconds; CLS has no unit.',
  }),
});

/** What browsers of visitors who agreed have measured in the last days. */
export const siteMetricsBody = z
  .object({
    vitals: z.array(
      measures.extend({ route: z.string(), views: z.int().meta({ description: 'Of pages.' }) }),
    ),
    daily: z
      .array(measures.extend({ day: z.string().meta({ description: "'AAAA-MM-DD', in Brasília." }) }))
      .meta({
        description:
          'Of the route in the query, or of all. Without counts, from which that of a hidden day could be derived.',
      }),
    errors: z
      .array(
        z.object({
          release: z.string(),
          fingerprint: z.string(),
          type: z.string(),
          message: z.string(),
          stack: z.string(),
          routes: z.array(z.string()).meta({ description: 'Most frequent first.' }),
          count: hiddenCount,
          lastAt: z.iso.datetime(),
        }),
      )
      .meta({ description: 'Most frequent first.' }),
    releases: z
      .array(
        z.object({
          release: z.string(),
          errors: hiddenCount.meta({
            description: 'Without those of hidden errors, if they are 1 to 4; null if there are no others.',
          }),
          views: hiddenCount.meta({ description: 'Of the routes and devices in `vitals`. Null for 1 to 4.' }),
        }),
      )
      .meta({ description: 'Latest first.' }),
    funnel: z.object({
      visits: hiddenCount,
      steps: z.array(z.object({ step: z.enum(visitSteps), visits: hiddenCount })),
    }),
  })
  .meta({ id: 'SiteMetrics' });

type SiteMetrics = z.output<typeof siteMetricsBody>;

/** Different errors shown, most frequent first. */
const MAX_ERRORS = 50;

interface MetricsPeriod {
  /** Full days in Brasília time, including today. */
  readonly days: number;
  /** The pattern of a route, for the measurements by day. */
  readonly route?: string | undefined;
}

/** Metrics of the last days, without counts of so few that they could be told apart, nor sums of which these are the rest. */
export async function findSiteMetrics(
  db: NodePgDatabase,
  { days, route }: MetricsPeriod,
): Promise<SiteMetrics> {
  const today = sql`(now() AT TIME ZONE 'America/Sao_Paulo')::date`;
  const first = sql`${today} - ${days - 1}::int`;
  const since = sql`((${first})::timestamp AT TIME ZONE 'America/Sao_Paulo')`;
  const p75 = sql`percentile_cont(0.75) WITHIN GROUP (ORDER BY value) AS p75`;
  const rows = async (statement: ReturnType<typeof sql>) => (await db.execute(statement)).rows;

  const vitals = await rows(sql`
    SELECT route, device, metric, ${p75}, count(*)::int AS views FROM web_vital WHERE collected_at >= ${since}
     GROUP BY route, device, metric HAVING count(*) >= ${MIN_SHOWN_COUNT} ORDER BY metric, sum(count(*)) OVER (PARTITION BY route) DESC, route, device`);
  const daily = await rows(sql`
    SELECT to_char(collected_at AT TIME ZONE 'America/Sao_Paulo', 'YYYY-MM-DD') AS day, device, metric, ${p75}
      FROM web_vital WHERE collected_at >= ${since} AND (${route ?? null}::text IS NULL OR route = ${route ?? null})
     GROUP BY 1, device, metric HAVING count(*) >= ${MIN_SHOWN_COUNT} ORDER BY 1, device, metric`);
  const errors = await rows(sql`
    WITH by_route AS (
      SELECT release, fingerprint, route, sum(count)::int AS count, max(last_at) AS last_at,
             (array_agg(type ORDER BY last_at DESC))[1] AS type,
             (array_agg(message ORDER BY last_at DESC))[1] AS message,
             (array_agg(stack ORDER BY last_at DESC))[1] AS stack
        FROM page_error WHERE day >= ${first} GROUP BY release, fingerprint, route)
    SELECT release, fingerprint, (array_agg(type ORDER BY last_at DESC))[1] AS type,
           (array_agg(message ORDER BY last_at DESC))[1] AS message, (array_agg(stack ORDER BY last_at DESC))[1] AS stack,
           array_agg(route ORDER BY count DESC, route) AS routes, sum(count)::int AS count,
           to_char(max(last_at) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "lastAt"
      FROM by_route GROUP BY release, fingerprint ORDER BY sum(count) DESC, max(last_at) DESC LIMIT ${MAX_ERRORS}`);
  const releases = await rows(sql`
    SELECT release, coalesce(errors, 0)::int AS errors, coalesce(few, 0)::int AS few, coalesce(views, 0)::int AS views
      FROM (SELECT release, sum(count) AS errors, sum(count) FILTER (WHERE count < ${MIN_SHOWN_COUNT}) AS few
              FROM (SELECT release, fingerprint, sum(count) AS count FROM page_error WHERE day >= ${first} GROUP BY 1, 2) AS errors
             GROUP BY release) AS failed
      FULL JOIN (SELECT release, count(*) FILTER (WHERE of_cell >= ${MIN_SHOWN_COUNT}) AS views, max(collected_at) AS latest
                   FROM (SELECT release, collected_at, count(*) OVER (PARTITION BY route, device) AS of_cell
                           FROM web_vital WHERE metric = 'ttfb' AND collected_at >= ${since}) AS loads
                  GROUP BY release) AS viewed USING (release)
     ORDER BY latest DESC NULLS LAST, release LIMIT 20`);
  const [funnel] = await rows(sql`
    SELECT (SELECT count(*)::int FROM visit WHERE started_at >= ${since}) AS visits,
           coalesce((SELECT json_object_agg(step, visits) FROM (
             SELECT step, count(*)::int AS visits FROM visit_step JOIN visit ON visit.id = visit_id
              WHERE started_at >= ${since} GROUP BY step) AS reached), '{}') AS steps`);
  const { visits, steps } = funnelRow.parse(funnel);
  return siteMetricsBody.parse({
    vitals,
    daily,
    errors: errorRows.parse(errors).map((error) => ({ ...error, count: hideSmallCount(error.count) })),
    releases: releaseRows.parse(releases).map(({ release, errors: failed, few, views }) => ({
      release,
      errors: hideFew(failed, few),
      views: hideSmallCount(views),
    })),
    funnel: {
      visits: hideSmallCount(visits),
      steps: visitSteps.map((step) => ({ step, visits: hideSmallCount(steps[step] ?? 0) })),
    },
  });
}

const funnelRow = z.object({ visits: z.int(), steps: z.partialRecord(z.enum(visitSteps), z.int()) });
const errorRows = z.array(z.looseObject({ count: z.int() }));
const releaseRows = z.array(z.object({ release: z.string(), errors: z.int(), few: z.int(), views: z.int() }));

/** A sum without its part of hidden counts, if that is small itself: the others are shown. @param few this part. */
function hideFew(sum: number, few: number): number | null {
  if (hideSmallCount(few) !== null) return sum;
  return sum === few ? null : sum - few;
}
