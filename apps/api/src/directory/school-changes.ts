import type { Database } from '../database/database.ts';

/** What has changed of the directory since a version of its data. */
export interface DirectoryChanges {
  /** Of the data now. */
  readonly version: number;
  /** More has changed than single schools, or it is not known what: an import has run, or the version is from long ago. */
  readonly everything: boolean;
  /** The schools that have changed, and the cities they are in, by their slugs. */
  readonly schools: readonly { readonly slug: string; readonly city: string }[];
}

/** Of versions that say which school they are of, how many are remembered: hours of a busy day. */
export const rememberedChanges = 1_000;

/**
 * Tells what has changed since a version. Whoever changes data waits for the row that the version stands in, until the
 * transaction before is committed: versions are seen in their order, and each either names its school or counts for everything.
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
