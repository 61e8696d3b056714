import { asc, gt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { school } from '../../platform/database/schema.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { schoolNameKey } from '../../catalog/schools/school-name-key.ts';

/** Schools per query: a batch locks few rows, and for a moment only. */
const BATCH_SIZE = 1_000;

/**
 * Computes the key of every school's name again and stores those that differ: a release may have changed the rules, which
 * SQL cannot apply.
 *
 * @returns the number of changed keys.
 */
export async function refreshNameKeys({ db }: Database, signal: AbortSignal): Promise<number> {
  let changed = 0;
  let last = 0;
  while (!signal.aborted) {
    const batch = await db
      .select({ id: school.id, name: school.name, registeredName: school.registeredName, core: school.core })
      .from(school)
      .where(gt(school.id, last))
      .orderBy(asc(school.id))
      .limit(BATCH_SIZE);
    const stale = batch.flatMap(({ id, name, registeredName, core }) => {
      const key = schoolNameKey(name, registeredName);
      return key === core ? [] : [{ id, name, core: key }];
    });
    if (stale.length > 0) {
      // An import may have renamed a school in the meantime, with its own key.
      await db.execute(sql`UPDATE ${school} SET core = fresh.core
        FROM json_to_recordset(${JSON.stringify(stale)}::json) AS fresh (id int, name text, core text)
        WHERE ${school.id} = fresh.id AND ${school.name} = fresh.name`);
      changed += stale.length;
    }
    last = batch.at(-1)?.id ?? last;
    if (batch.length < BATCH_SIZE) break;
  }
  return changed;
}

/** Every night, so that a release with other rules needs no import. Until then old keys are found as if misspelt. */
export const refreshNameKeysJob = defineJob({
  name: 'refresh-name-keys',
  cron: '20 4 * * *',
  async run({ database, signal, log }) {
    const changed = await refreshNameKeys(database, signal);
    if (changed > 0) log.info({ changed }, 'Indexed names of schools again.');
  },
});
