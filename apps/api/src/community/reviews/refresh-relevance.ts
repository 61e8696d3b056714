import { and, asc, eq, exists, gt, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { bumpDataVersionIn } from '../../catalog/data-version.ts';
import { offer, school } from '../../platform/database/schema.ts';
import { defineJob, type JobContext } from '../../platform/jobs/job.ts';
import { lockSchool, refreshOffers } from './school-rating.ts';

/** Schools per query. */
const BATCH_SIZE = 200;

/**
 * Writes the relevance of offers of rated schools that a release has changed the formula of. Otherwise it is written with the offer, and with each
 * review of its school, so that there is nothing to do.
 */
export async function refreshRelevance({
  database: { db },
  signal,
  log,
}: Pick<JobContext, 'database' | 'signal' | 'log'>): Promise<void> {
  let last = 0;
  let changed = 0;
  for (;;) {
    const schools = await ratedSchools(db, last);
    for (const { id } of schools) {
      if (signal.aborted) return;
      changed += await db.transaction((tx) => refreshSchool(tx, id));
    }
    last = schools.at(-1)?.id ?? last;
    if (schools.length < BATCH_SIZE) break;
  }
  if (changed > 0) log.info({ changed }, 'Refreshed the relevance of offers.');
}

function ratedSchools(db: NodePgDatabase, after: number) {
  const ofSchool = db
    .select({ one: sql`1` })
    .from(offer)
    .where(eq(offer.schoolId, school.id));
  return db
    .select({ id: school.id })
    .from(school)
    .where(and(gt(school.id, after), gt(school.ratingCount, 0), exists(ofSchool)))
    .orderBy(asc(school.id))
    .limit(BATCH_SIZE);
}

/** @returns how many offers of the school changed. */
async function refreshSchool(tx: NodePgDatabase, id: number): Promise<number> {
  if (!(await lockSchool(tx, id))) return 0;
  const [rated] = await tx
    .select({ average: school.ratingAverage, count: school.ratingCount, isPartner: school.isPartner })
    .from(school)
    .where(eq(school.id, id));
  if (!rated) return 0;
  // One without seats scores 0, and a seat that becomes free must not wait for the next night.
  const hasSeats = and(eq(offer.schoolId, id), gt(offer.seatsLeft, 0));
  const changed = await refreshOffers(tx, hasSeats, rated);
  if (changed > 0) await bumpDataVersionIn(tx, id);
  return changed;
}

/** Each night, so that the order of results follows a release within a day. */
export const refreshRelevanceJob = defineJob({
  name: 'refresh-relevance',
  cron: '20 4 * * *',
  timeLimit: 1_800,
  run: (context) => refreshRelevance(context),
});
