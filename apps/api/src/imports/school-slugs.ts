import { isReservedSlug, slugify } from '@melhor-escola/domain/slug';
import type { Pool, PoolClient } from 'pg';

/** What a school's slug is made of. */
export interface SluggedSchool {
  readonly name: string;
  readonly city: { readonly name: string; readonly slug: string; readonly uf: string };
  /** Slug of the neighborhood. */
  readonly neighborhood: string | undefined;
  /** Sets it apart from every other school: the INEP code, or a number. */
  readonly key: string;
}

/** Room for the suffixes within 120 characters. */
const MAX_BASE_LENGTH = 70;

/** The slugs in use, so that a new school gets one of its own. */
export interface SchoolSlugs {
  /** A free slug, which is in use from now on. */
  choose(school: SluggedSchool): string;
}

/** Reads the slugs in use. Whoever chooses holds the import lock, so that nobody else chooses meanwhile. */
export async function readSchoolSlugs(database: Pool | PoolClient): Promise<SchoolSlugs> {
  const { rows } = await database.query<{ slug: string }>('SELECT slug FROM school');
  const taken = new Set(rows.map((row) => row.slug));
  return {
    choose(school) {
      const slug = candidates(school).find(
        (candidate) => !isReservedSlug(candidate) && !taken.has(candidate),
      );
      if (!slug) throw new Error(`No free slug for the school ${school.key}: two schools have this key.`);
      taken.add(slug);
      return slug;
    },
  };
}

/** From the plain name to one that nobody else can have: with the city, with the neighborhood too, with the key. */
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

/** Cut between two words. */
function shorten(slug: string): string {
  if (slug.length <= MAX_BASE_LENGTH) return slug;
  const cut = slug.slice(0, MAX_BASE_LENGTH + 1);
  return cut.slice(0, cut.lastIndexOf('-') > 0 ? cut.lastIndexOf('-') : MAX_BASE_LENGTH);
}
