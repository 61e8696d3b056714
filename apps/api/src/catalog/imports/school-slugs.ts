import { isReservedSlug, routes } from '@melhor-escola/domain/routes';
import { slugify } from '@melhor-escola/domain/slug';
import type { Pool, PoolClient } from 'pg';

/** Parts of a school's slug. */
export interface SluggedSchool {
  readonly name: string;
  readonly city: { readonly name: string; readonly slug: string; readonly uf: string };
  /** Slug of the neighborhood. */
  readonly neighborhood: string | undefined;
  /** Unique per school: the INEP code, or a number. */
  readonly key: string;
}

/** Leaves space for the suffixes within 120 characters. */
const MAX_BASE_LENGTH = 70;

/** The slugs in use, to give each new school a unique one. */
export interface SchoolSlugs {
  /**
   * Returns a free slug and marks it as used.
   *
   * @param current the school's slug, whose former slugs it may take back.
   */
  choose(school: SluggedSchool, current?: string): string;
}

const schoolPath = (slug: string): string => routes.school.path({ slug });

/** A school that was renamed more often than this gets a new slug instead of a former one. */
const MAX_RENAMINGS = 32;

/** Whether a slug redirects to the school's current one, over all the names that it has had since. */
function isFormerSlug(slug: string, current: string, taken: ReadonlyMap<string, string | null>): boolean {
  let path = taken.get(slug);
  for (let hops = 0; path && hops < MAX_RENAMINGS; hops += 1) {
    if (path === schoolPath(current)) return true;
    path = taken.get(path.slice(schoolPath('').length));
  }
  return false;
}

/** Reads the slugs in use, and former ones, which redirect. The caller must hold the import lock, so that no other process chooses at the same time. */
export async function readSchoolSlugs(database: Pool | PoolClient): Promise<SchoolSlugs> {
  const { rows } = await database.query<{ slug: string; leads_to: string | null }>(
    `SELECT slug, null AS leads_to FROM school
     UNION ALL
     SELECT substr(path, length($1) + 1), target FROM redirect_rule WHERE path LIKE $1 || '%'`,
    [schoolPath('')],
  );
  const taken = new Map(rows.map((row) => [row.slug, row.leads_to]));
  return {
    choose(school, current) {
      const isFree = (slug: string): boolean =>
        !taken.has(slug) || (current !== undefined && isFormerSlug(slug, current, taken));
      const slug = candidates(school).find((candidate) => !isReservedSlug(candidate) && isFree(candidate));
      if (!slug) throw new Error(`No free slug for the school ${school.key}: two schools have this key.`);
      taken.set(slug, null);
      if (current !== undefined) taken.set(current, schoolPath(slug));
      return slug;
    },
  };
}

/** Candidates in order: the name, with the city, with the neighborhood, with the unique key. */
function candidates({ name, city, neighborhood, key }: SluggedSchool): string[] {
  const base = shorten(slugify(name)) || 'escola';
  const cityName = slugify(city.name);
  const endsInCity = base === cityName || base.endsWith(`-${cityName}`);
  const place = endsInCity ? city.uf.toLowerCase() : city.slug;
  return [
    ...(base === 'escola' ? [] : [base]),
    `${base}-${place}`,
    ...(neighborhood ? [`${base}-${neighborhood}-${city.slug}`] : []),
    `${base}-${key}`,
  ];
}

/** Cuts at a word boundary. */
function shorten(slug: string): string {
  if (slug.length <= MAX_BASE_LENGTH) return slug;
  const cut = slug.slice(0, MAX_BASE_LENGTH + 1);
  return cut.slice(0, cut.lastIndexOf('-') > 0 ? cut.lastIndexOf('-') : MAX_BASE_LENGTH);
}
