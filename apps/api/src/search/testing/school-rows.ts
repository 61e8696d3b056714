import { withDiscount } from '@melhor-escola/domain/money';
import { normalizeSearchText } from '@melhor-escola/domain/search-text';
import { tagMask, type SchoolTagSlug } from '@melhor-escola/domain/school-tag';
import { slugify } from '@melhor-escola/domain/slug';
import { shifts, type ShiftSlug } from '@melhor-escola/domain/shift';
import { findGrade, stageGroups, type GradeSlug } from '@melhor-escola/domain/stage';
import type { Database } from '../../platform/database/database.ts';
import { offer, type review, school } from '../../platform/database/schema.ts';
import { schoolNameKey } from '../../catalog/schools/school-name-key.ts';

type SchoolInsert = typeof school.$inferInsert;
type OfferInsert = typeof offer.$inferInsert;

/** A school of a test; unset fields have ordinary values. */
export interface TestSchool extends Partial<Omit<SchoolInsert, 'tagMask'>> {
  readonly name: string;
  readonly cityId: number;
  readonly tags?: readonly SchoolTagSlug[];
}

/** Adds schools; returns their rows, in order. */
export async function insertSchools({ db }: Database, schools: readonly TestSchool[]) {
  return db
    .insert(school)
    .values(
      schools.map(({ tags = [], ...given }) => ({
        slug: slugify(given.name),
        norm: normalizeSearchText(given.name),
        core: schoolNameKey(given.name),
        source: 'partner' as const,
        lat: -23.55,
        lng: -46.63,
        positionPrecision: 'exact' as const,
        tagMask: tagMask(tags),
        ...given,
      })),
    )
    .returning();
}

/** An offer of a test; unset fields have ordinary values. */
export interface TestOffer extends Partial<Omit<OfferInsert, 'grade' | 'stage' | 'shift'>> {
  readonly school: typeof school.$inferSelect;
  readonly grade?: GradeSlug;
  readonly shift?: ShiftSlug;
}

let references = 0;

/** Adds offers; returns their rows, in order. */
export async function insertOffers({ db }: Database, offers: readonly TestOffer[]) {
  return db.insert(offer).values(offers.map(offerRow)).returning();
}

function offerRow({
  school: of,
  grade: gradeSlug = '1-ano',
  shift = 'manha',
  ...given
}: TestOffer): OfferInsert {
  const grade = findGrade(gradeSlug);
  if (!grade) throw new Error(`No grade ${gradeSlug}.`);
  const monthlyFee = given.monthlyFee ?? 100_000;
  const discountPercentage = given.discountPercentage ?? 50;
  references += 1;
  return {
    schoolId: of.id,
    cityId: of.cityId,
    neighborhoodId: of.neighborhoodId,
    externalId: `test-${references}`,
    source: 'partner',
    title: `${grade.name} de manhã`,
    grade: grade.order,
    stage: stageGroups.findIndex(({ groupSlug }) => groupSlug === grade.stage),
    shift: shifts.findIndex(({ slug }) => slug === shift),
    year: 2026,
    monthlyFee,
    discountPercentage,
    price: withDiscount(monthlyFee, discountPercentage),
    seatsTotal: 10,
    seatsLeft: 5,
    validUntil: '2999-12-31',
    tagMask: of.tagMask,
    ratingAverage: of.ratingAverage,
    lat: of.lat,
    lng: of.lng,
    ...given,
  };
}

type ReviewInsert = typeof review.$inferInsert;

/** Five ratings of a review; `motivation` may differ from the others. */
export const rated = (rating: number, motivation = rating) => ({
  ratingStudentsMotivation: motivation,
  ratingPhysicalStructure: rating,
  ratingCommunityParticipation: rating,
  ratingSocioemotionalDevelopment: rating,
  ratingExamPreparation: rating,
});

/** A review published on this day of January 2026, with five stars by default. */
export const publishedReview = (
  schoolId: number,
  day: number,
  changes: Partial<ReviewInsert> = {},
): ReviewInsert => ({
  schoolId,
  userName: `Ana ${day}`,
  userRelationship: 'Aluno',
  testimonial: 'Um bom lugar para aprender.',
  publishedAt: new Date(Date.UTC(2026, 0, day)),
  ...rated(5),
  ...changes,
});
