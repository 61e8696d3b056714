import { sql, type SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { collectedBatch } from '../database/collected-schema.ts';
import type { DescribedError, PageReport } from './page-report.ts';
import { defineJob } from '../jobs/job.ts';

/** Different errors per day: more indicates abuse, or an error whose text always differs. */
const MAX_ERRORS_PER_DAY = 5_000;

/**
 * Stores a report, all or nothing.
 *
 * @param key idempotency key of the batch; a known one is not stored again.
 * @returns whether it was stored, and whether the visit's session is still valid: not after 15 idle minutes,
 * nor after 4 hours (CO-04). Measurements of an expired session are stored without a visit.
 */
export function storePageReport(
  db: NodePgDatabase,
  report: PageReport,
  key: string | undefined,
): Promise<{ readonly stored: boolean; readonly isSessionValid: boolean }> {
  return db.transaction(async (tx) => {
    if (key !== undefined) {
      const { rowCount } = await tx.insert(collectedBatch).values({ key }).onConflictDoNothing();
      if (rowCount === 0) return { stored: false, isSessionValid: true };
    }
    const isSessionValid = report.visitId === undefined || (await storeVisit(tx, report, report.visitId));
    await storeVitals(tx, report);
    await storeErrors(tx, report);
    return { stored: true, isSessionValid };
  });
}

async function storeVisit(
  tx: NodePgDatabase,
  { device, steps }: PageReport,
  visitId: string,
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    INSERT INTO visit AS known (id, device) VALUES (${visitId}, ${device})
    ON CONFLICT (id) DO UPDATE SET seen_at = now()
     WHERE known.seen_at > now() - interval '15 minutes' AND known.started_at > now() - interval '4 hours'`);
  if (rowCount === 0) return false;
  if (steps.length > 0) {
    await tx.execute(sql`
      INSERT INTO visit_step (visit_id, step) SELECT ${visitId}, step FROM unnest(${sql.param(steps)}::text[]) AS step
      ON CONFLICT DO NOTHING`);
  }
  return true;
}

async function storeVitals(tx: NodePgDatabase, { vitals, device, release }: PageReport): Promise<void> {
  // The last value of a page view counts, and a statement must not update a row twice.
  const latest = [...new Map(vitals.map((vital) => [`${vital.metric} ${vital.id}`, vital])).values()];
  if (latest.length === 0) return;
  await tx.execute(sql`
    INSERT INTO web_vital (metric, measure_id, value, route, device, release)
    SELECT metric, id, value, route, ${device}, ${release}
      FROM unnest(${sql.param(latest.map(({ metric }) => metric))}::text[],
                  ${sql.param(latest.map(({ id }) => id))}::text[],
                  ${sql.param(latest.map(({ value }) => value))}::real[],
                  ${sql.param(latest.map(({ route }) => route))}::text[]) AS measured (metric, id, value, route)
    ON CONFLICT (metric, measure_id) DO UPDATE SET value = excluded.value`);
}

async function storeErrors(tx: NodePgDatabase, { errors, route, release }: PageReport): Promise<void> {
  const alike = new Map<string, { readonly error: DescribedError; readonly count: number }>();
  for (const error of errors) {
    alike.set(error.fingerprint, { error, count: (alike.get(error.fingerprint)?.count ?? 0) + 1 });
  }
  // A fixed order avoids deadlocks between batches.
  const sorted = [...alike.values()].toSorted((a, b) => (a.error.fingerprint < b.error.fingerprint ? -1 : 1));
  for (const { error, count } of sorted) await tx.execute(insertError(error, { route, release, count }));
}

function insertError(
  { fingerprint, type, message, stack }: DescribedError,
  { route, release, count }: { readonly route: string; readonly release: string; readonly count: number },
): SQL {
  return sql`
    INSERT INTO page_error AS known (day, release, route, fingerprint, type, message, stack, count)
    SELECT (now() AT TIME ZONE 'America/Sao_Paulo')::date, ${release}, ${route}, ${fingerprint}, ${type}, ${message}, ${stack}, ${count}
     WHERE (SELECT count(*) FROM page_error WHERE day = (now() AT TIME ZONE 'America/Sao_Paulo')::date) < ${MAX_ERRORS_PER_DAY}
        OR EXISTS (SELECT FROM page_error WHERE day = (now() AT TIME ZONE 'America/Sao_Paulo')::date
                      AND fingerprint = ${fingerprint} AND release = ${release} AND route = ${route})
    ON CONFLICT (day, fingerprint, release, route)
    DO UPDATE SET count = known.count + excluded.count, last_at = now()`;
}

/** Rows per statement, so that others do not wait long for its locks. */
const BATCH_ROWS = 5_000;

/** Days of a school's counts: so that a month can be compared with that of the year before. */
const SCHOOL_DAYS = 400;

/**
 * Deletes collected data after `COLLECTED_DAYS`, and the keys of batches that are no longer retried (Faro
 * stops after minutes).
 */
export const deleteCollectedJob = defineJob({
  name: 'delete-collected-data',
  every: 'hour',
  async run({ database: { db }, environment, signal, log }) {
    const before = sql`now() - make_interval(days => ${environment.collectedDays})`;
    const old: readonly { readonly table: string; readonly when: SQL }[] = [
      { table: 'collected_batch', when: sql`collected_at < now() - interval '1 hour'` },
      { table: 'web_vital', when: sql`collected_at < ${before}` },
      // Its steps are deleted with it.
      { table: 'visit', when: sql`started_at < ${before}` },
      { table: 'page_error', when: sql`last_at < ${before}` },
      { table: 'school_day', when: sql`day < current_date - ${SCHOOL_DAYS}::int` },
    ];
    for (const { table, when } of old) {
      let deleted = 0;
      let last = BATCH_ROWS;
      while (last === BATCH_ROWS && !signal.aborted) {
        const name = sql.identifier(table);
        const { rowCount } = await db.execute(
          sql`DELETE FROM ${name} WHERE ctid = ANY (ARRAY(SELECT ctid FROM ${name} WHERE ${when} LIMIT ${BATCH_ROWS}))`,
        );
        last = rowCount ?? 0;
        deleted += last;
      }
      if (deleted > 0) log.info({ table, deleted }, 'Deleted expired collected data.');
    }
  },
});
