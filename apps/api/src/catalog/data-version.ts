import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import type { Database } from '../platform/database/database.ts';
import { schoolChange } from '../platform/database/directory-schema.ts';

/** Number of versions with a known school, stored for {@link directoryChanges}: hours of a busy day. */
export const MAX_CHANGES = 1_000;

/**
 * Increments the version of the directory's data in the transaction that changes it: caches use this number as a key,
 * and an aborted run must not leave them with stale data.
 */
export async function bumpDataVersion(client: PoolClient): Promise<void> {
  await client.query(nextVersion);
}

/**
 * The same in a drizzle transaction. Call it near the end: until the commit, every other change waits for this row.
 *
 * @param schoolId the only school whose data, offers or reviews changed; null if not known.
 */
export async function bumpDataVersionIn(tx: NodePgDatabase, schoolId: number | null): Promise<void> {
  if (schoolId === null) {
    await tx.execute(sql.raw(nextVersion));
    return;
  }
  await tx.execute(
    sql`WITH next AS (${sql.raw(nextVersion)} RETURNING version),
      deleted AS (
        DELETE FROM ${schoolChange}
        WHERE ${schoolChange.version} <= (SELECT version FROM next) - ${sql.raw(String(MAX_CHANGES))}
      )
      INSERT INTO ${schoolChange} (version, school_id) SELECT version, ${schoolId}::int FROM next`,
  );
}

const nextVersion = `INSERT INTO directory_total (uf, active_offers, enrolled_students, partner_schools)
  VALUES ('', 0, 0, 0) ON CONFLICT (uf) DO UPDATE SET version = directory_total.version + 1`;

/** Changes of the directory since a version of its data. */
export interface DirectoryChanges {
  /** The current version. */
  readonly version: number;
  /** True when more than single schools changed, or it is unknown: after an import, or for an old version. */
  readonly everything: boolean;
  /** Slugs of the changed schools and of their cities. */
  readonly schools: readonly { readonly slug: string; readonly city: string }[];
}

/**
 * Returns the changes since a version. Changes wait for the version's row until the previous transaction commits, so
 * versions become visible in order; each either names its school or counts as a change of everything.
 */
export async function directoryChanges({ pool }: Database, since: number): Promise<DirectoryChanges> {
  const { rows } = await pool.query<{ version: string; slug: string | null; city: string | null }>(
    `SELECT total.version, school.slug, city.slug AS city
     FROM directory_total total
     LEFT JOIN school_change change ON change.version > $1 AND change.version <= total.version
     LEFT JOIN school ON school.id = change.school_id
     LEFT JOIN city ON city.id = school.city_id
     WHERE total.uf = ''`,
    [since],
  );
  const version = Number(rows[0]?.version ?? 0);
  const named = rows.flatMap(({ slug, city }) => (slug !== null && city !== null ? [{ slug, city }] : []));
  const everything = named.length !== version - since;
  const schools = new Map(named.map((school) => [school.slug, school]));
  return { version, everything, schools: everything ? [] : [...schools.values()] };
}
