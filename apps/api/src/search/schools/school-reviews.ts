import type { meanRatings } from '@melhor-escola/domain/review-rules';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { review, school } from '../../platform/database/schema.ts';
import {
  type Facet,
  pageWindow,
  type PaginationInput,
  SearchInputError,
  type SearchResult,
} from '../search-result.ts';
import { type ReviewHit, reviewOfRow, type ReviewRow } from './school-extras.ts';
import { matchesAll, fixed, runOne } from '../../platform/database/statement/statement.ts';

export const schoolReviewSorts = ['recent', 'rating_desc', 'rating_asc'] as const;

/** Arguments of `schoolReviews`. */
export interface SchoolReviewsArguments {
  readonly schoolSlug: string;
  /** Only reviews with this rounded mean: 1 to 5. */
  readonly stars?: number | null;
  /** Only reviews with this evidence. */
  readonly proof?: string | null;
  readonly sort?: (typeof schoolReviewSorts)[number] | null;
  readonly pagination?: PaginationInput | null;
}

/** Means of the five ratings over all published reviews of a school. */
export type ReviewAverages = Readonly<Record<(typeof meanRatings)[number], number>>;

/** A page of a school's published reviews. Its facets `stars` and `proof` each ignore their own condition. */
export interface SchoolReviewsResult extends SearchResult<ReviewHit> {
  /** `null` without ratings. */
  readonly averages: ReviewAverages | null;
}

const proofNames = {
  enrolled: 'Matrícula feita por aqui',
  email: 'E-mail confirmado',
} as const satisfies Record<ReviewHit['proof'], string>;

const isProof = (text: string): text is ReviewHit['proof'] => Object.hasOwn(proofNames, text);

const roundedStars = fixed(
  sql`round((${review.ratingStudentsMotivation} + ${review.ratingPhysicalStructure} + ${review.ratingCommunityParticipation}
    + ${review.ratingSocioemotionalDevelopment} + ${review.ratingExamPreparation}) / 5.0)::int`,
);
const sum = fixed(
  sql`rating_students_motivation + rating_physical_structure + rating_community_participation
    + rating_socioemotional_development + rating_exam_preparation`,
);
const latestFirst = 'published_at DESC NULLS LAST, id DESC';
const orders: Readonly<Record<(typeof schoolReviewSorts)[number], SQL>> = {
  recent: sql.raw(latestFirst),
  rating_desc: fixed(sql`${sum} DESC, ${sql.raw(latestFirst)}`),
  rating_asc: fixed(sql`${sum}, ${sql.raw(latestFirst)}`),
};

/** Number of published reviews with these stars and this proof. */
interface Count {
  readonly stars: number;
  readonly proof: ReviewHit['proof'];
  readonly count: number;
}

interface Row {
  readonly hits: readonly ReviewRow[] | null;
  readonly total: number;
  readonly counts: readonly Count[] | null;
  readonly averages: ReviewAverages | null;
}

/**
 * A page of a school's published reviews; empty for an unknown school.
 *
 * @throws {SearchInputError} for unknown stars or an unknown proof.
 */
export async function searchSchoolReviews(
  database: Database,
  args: SchoolReviewsArguments,
): Promise<SchoolReviewsResult> {
  const stars = readStars(args.stars);
  const proof = readProof(args.proof);
  const window = pageWindow(args.pagination);
  const kept = matchesAll([
    stars === undefined ? undefined : sql`stars = ${stars}::int`,
    proof === undefined ? undefined : sql`proof = ${proof}`,
  ]);
  const row = await runOne<Row>(
    database,
    sql`WITH published AS MATERIALIZED (SELECT ${review}.*, ${roundedStars} AS stars FROM ${review}
        WHERE ${review.schoolId} = (SELECT s.id FROM ${school} AS s WHERE s.slug = ${args.schoolSlug})
        AND ${review.status} = 'published'), kept AS (SELECT * FROM published WHERE ${kept})
      SELECT (SELECT json_agg(page) FROM (SELECT * FROM kept ORDER BY ${orders[args.sort ?? 'recent']}
          LIMIT ${window.size} OFFSET ${window.offset}) AS page) AS hits,
        (SELECT count(*)::int FROM kept) AS total,
        (SELECT json_agg(counted) FROM (SELECT stars, proof, count(*)::int AS count FROM published GROUP BY stars, proof)
          AS counted) AS counts,
        ${averages} AS averages`,
  );
  return {
    hits: (row.hits ?? []).map(reviewOfRow),
    total: row.total,
    page: window.page,
    size: window.size,
    facets: reviewFacets(row.counts ?? [], stars, proof),
    averages: row.averages,
  };
}

const averages = fixed(
  sql`(SELECT CASE WHEN count(*) > 0 THEN json_build_object(
    'ratingStudentsMotivation', avg(rating_students_motivation)::float8,
    'ratingPhysicalStructure', avg(rating_physical_structure)::float8,
    'ratingCommunityParticipation', avg(rating_community_participation)::float8,
    'ratingSocioemotionalDevelopment', avg(rating_socioemotional_development)::float8,
    'ratingExamPreparation', avg(rating_exam_preparation)::float8) END FROM published)`,
);

function reviewFacets(
  counts: readonly Count[],
  stars: number | undefined,
  proof: ReviewHit['proof'] | undefined,
): Facet[] {
  const total = (among: (count: Count) => boolean): number =>
    counts.filter(among).reduce((whole, { count }) => whole + count, 0);
  return [
    {
      name: 'stars',
      values: [5, 4, 3, 2, 1].map((value) => ({
        value: String(value),
        label: value === 1 ? '1 estrela' : `${value} estrelas`,
        count: total((one) => one.stars === value && (proof === undefined || one.proof === proof)),
      })),
    },
    {
      name: 'proof',
      values: (['enrolled', 'email'] as const).map((value) => ({
        value,
        label: proofNames[value],
        count: total((one) => one.proof === value && (stars === undefined || one.stars === stars)),
      })),
    },
  ];
}

function readStars(stars: number | null | undefined): number | undefined {
  if (stars === null || stars === undefined) return undefined;
  if (!Number.isInteger(stars) || stars < 1 || stars > 5)
    throw new SearchInputError('stars', 'whole stars from 1 to 5');
  return stars;
}

function readProof(proof: string | null | undefined): ReviewHit['proof'] | undefined {
  if (!proof) return undefined;
  if (!isProof(proof)) throw new SearchInputError('proof', `any of ${Object.keys(proofNames).join(', ')}`);
  return proof;
}
