import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { city, review, school } from '../../platform/database/schema.ts';
import { reviewOfRow, type ReviewHit, type ReviewRow } from './school-extras.ts';
import { run } from '../../platform/database/statement/statement.ts';

/** A published review outside its school's page, with its school (EN-19). */
export interface Testimonial {
  readonly review: ReviewHit;
  readonly schoolName: string;
  readonly schoolSlug: string;
  readonly city: string;
  readonly uf: string;
  /** The school and its review are fictional. */
  readonly demo: boolean;
}

interface Row extends ReviewRow {
  readonly school_name: string;
  readonly school_slug: string;
  readonly city_name: string;
  readonly uf: string;
  readonly demo: boolean;
}

export const MAX_TESTIMONIALS = 20;

/** Characters from which a review outside any subject says enough to be quoted. The same in the index `review_latest`. */
export const MIN_QUOTED_CHARACTERS = 60;

/** The conditions of the indexes `review_testimonial` and `review_latest`, from which only the requested number is read. */
const isPublic = (name: string) =>
  sql.raw(`${name}.status = 'published' AND ${name}.published_at IS NOT NULL`);
const saysEnough = (name: string) => sql.raw(`char_length(${name}.testimonial) >= ${MIN_QUOTED_CHARACTERS}`);

/**
 * The latest published review of each school, latest first: of those that name the methodology or, without one, of those
 * with at least {@link MIN_QUOTED_CHARACTERS} characters.
 *
 * @param size clamped to 1…{@link MAX_TESTIMONIALS}.
 */
export async function findTestimonials(
  database: Database,
  methodology: string | undefined,
  size: number,
): Promise<Testimonial[]> {
  const rows = await run<Row>(database, readTestimonials(methodology, size));
  return rows.map((row) => ({
    review: reviewOfRow(row),
    schoolName: row.school_name,
    schoolSlug: row.school_slug,
    city: row.city_name,
    uf: row.uf,
    demo: row.demo,
  }));
}

/** The statement of {@link findTestimonials}. */
export function readTestimonials(methodology: string | undefined, size: number): SQL {
  const names = methodology !== undefined;
  const isQuoted = names ? sql`latest.teaching_methodology = ${methodology}` : saysEnough('latest');
  // By the latest's own methodology: with the parameter, the planner would sort all that name it.
  const isLaterQuoted = names
    ? sql`later.teaching_methodology = latest.teaching_methodology`
    : saysEnough('later');
  return sql`SELECT latest.*, s.name AS school_name, s.slug AS school_slug, s.demo, c.name AS city_name, c.uf
    FROM ${review} AS latest
    JOIN ${school} AS s ON s.id = latest.school_id JOIN ${city} AS c ON c.id = s.city_id
    WHERE ${isQuoted} AND ${isPublic('latest')} AND s.unlisted_reason IS NULL
      AND NOT EXISTS (SELECT FROM ${review} AS later
        WHERE later.school_id = latest.school_id AND ${isLaterQuoted} AND ${isPublic('later')}
          AND (later.published_at, later.id) > (latest.published_at, latest.id))
    ORDER BY latest.published_at DESC, latest.id DESC
    LIMIT ${Math.min(Math.max(size, 1), MAX_TESTIMONIALS)}`;
}
