import type { PoolClient } from 'pg';

import type { Neighborhoods } from '../catalog/imports/neighborhoods.ts';
import { extraColumns } from '../catalog/offers/offer-row.ts';
import { offerRelevance } from '../catalog/offers/offer-relevance.ts';
import { type DemoOffer, makeDemoOffers, type SchoolYear } from './schools/demo-offers.ts';
import { type DemoPriceChange, makeDemoPriceChanges } from './schools/demo-prices.ts';
import { makeDemoQuestions, type DemoQuestion } from './demo-questions.ts';
import { makeDemoReviews, meanRating, type DemoReview } from './demo-reviews.ts';
import type { DemoSchool } from './schools/demo-school.ts';
import { demoPictures, type DrawnSchool } from './pictures/motifs.ts';

/** Number of rows a batch added. */
export interface StoredDemo {
  readonly schools: number;
  readonly offers: number;
  readonly reviews: number;
}

interface Reviewed {
  readonly school: DemoSchool;
  readonly offers: readonly DemoOffer[];
  readonly reviews: readonly DemoReview[];
  readonly ratingAverage: number;
}

/**
 * Stores schools that do not exist yet, each with its offers, reviews and questions in one transaction, so that an existing
 * school is complete.
 */
export async function storeDemoSchools(
  client: PoolClient,
  schools: readonly DemoSchool[],
  neighborhoods: Neighborhoods,
  schoolYear: SchoolYear,
): Promise<StoredDemo> {
  const wanted = schools.map(({ city, neighborhood }) => ({
    city,
    name: neighborhood.name,
    position: neighborhood,
  }));
  await neighborhoods.store(client, wanted, true);
  const reviewed = schools.map((school): Reviewed => {
    const offers = makeDemoOffers(school);
    const reviews = makeDemoReviews(school, offers.length > 0);
    const sum = reviews.reduce((total, review) => total + meanRating(review), 0);
    return {
      school,
      offers,
      reviews,
      ratingAverage: reviews.length > 0 ? Math.round((100 * sum) / reviews.length) / 100 : 0,
    };
  });
  const ids = await insertSchools(client, reviewed, neighborhoods);
  const fresh = reviewed.flatMap((one) => {
    const id = ids.get(one.school.slug);
    return id === undefined ? [] : [{ ...one, id }];
  });
  const offers = fresh.flatMap((one) => offerRows(one, one.id, neighborhoods, schoolYear));
  const reviews = fresh.flatMap(({ id, reviews: own }) => own.map((review) => reviewRow(review, id)));
  if (offers.length > 0) await insertOffers(client, offers);
  const changes = fresh.flatMap(({ id, school, offers: own }) =>
    own.flatMap((offer, index) =>
      makeDemoPriceChanges(school, offer, index === 0).map((change) => priceChangeRow(change, offer, id)),
    ),
  );
  if (changes.length > 0) await insertPriceChanges(client, changes);
  if (reviews.length > 0) await insertReviews(client, reviews);
  const questions = fresh.flatMap(({ id, school, offers: own }) =>
    makeDemoQuestions(school, own.length > 0).map((question) => questionRow(question, id)),
  );
  if (questions.length > 0) await insertQuestions(client, questions);
  return { schools: fresh.length, offers: offers.length, reviews: reviews.length };
}

async function insertSchools(
  client: PoolClient,
  reviewed: readonly Reviewed[],
  neighborhoods: Neighborhoods,
): Promise<Map<string, number>> {
  const rows = reviewed.map(({ school, offers, reviews, ratingAverage }) => ({
    slug: school.slug,
    name: school.name,
    norm: school.norm,
    core: school.core,
    city_id: school.city.id,
    neighborhood_id: neighborhoods.find(school.city.id, school.neighborhood.name),
    is_partner: offers.length > 0,
    street: school.street,
    number: school.number,
    lat: school.position.lat,
    lng: school.position.lng,
    phone: school.phone,
    email: school.email,
    website: school.website,
    cnpj: school.cnpj,
    stage_mask: school.stageMask,
    tag_mask: school.tagMask,
    amenities: school.amenities,
    enrollments: school.enrollments,
    rating_average: ratingAverage,
    rating_count: reviews.length,
    ...pictureColumns(school),
  }));
  const inserted = await client.query<{ id: number; slug: string }>(
    `INSERT INTO school (slug, name, norm, core, city_id, neighborhood_id, is_partner, street, number, lat, lng, phone,
                         email, website, cnpj, stage_mask, tag_mask, amenities, enrollments, rating_average, rating_count,
                         images, image_alts, source, demo, position_precision)
     SELECT slug, name, norm, core, city_id, neighborhood_id, is_partner, street, number, lat, lng, phone,
            email, website, cnpj, stage_mask, tag_mask, amenities, enrollments, rating_average, rating_count,
            images, image_alts, 'demo', true, 'exact'
     FROM json_to_recordset($1) AS r (slug text, name text, norm text, core text, city_id int, neighborhood_id int,
       is_partner boolean, street text, number text, lat float8, lng float8, phone text, email text,
       website text, cnpj char(14), stage_mask smallint, tag_mask int, amenities jsonb, enrollments int, rating_average numeric, rating_count int,
       images jsonb, image_alts jsonb)
     ON CONFLICT (slug) DO NOTHING RETURNING id, slug`,
    [JSON.stringify(rows)],
  );
  return new Map(inserted.rows.map(({ id, slug }) => [slug, id]));
}

function pictureColumns(school: DrawnSchool): { images: readonly string[]; image_alts: readonly string[] } {
  const { images, imageAlts } = demoPictures(school);
  return { images, image_alts: imageAlts };
}

function offerRows(
  { school, offers, reviews, ratingAverage }: Reviewed,
  schoolId: number,
  neighborhoods: Neighborhoods,
  { year, validUntil }: SchoolYear,
): object[] {
  return offers.map((offer) => ({
    school_id: schoolId,
    city_id: school.city.id,
    neighborhood_id: neighborhoods.find(school.city.id, school.neighborhood.name),
    external_id: offer.externalId,
    title: offer.title,
    grade: offer.grade,
    stage: offer.stage,
    shift: offer.shift,
    year,
    monthly_fee: offer.monthlyFee,
    price: offer.price,
    discount_percentage: offer.discountPercentage,
    enrollment_fee: offer.enrollmentFee,
    ...extraColumns(offer.extras),
    seats_total: offer.seatsTotal,
    seats_left: offer.seatsLeft,
    valid_until: validUntil,
    tag_mask: school.tagMask,
    relevance: offerRelevance({
      isPartner: true,
      discountPercentage: offer.discountPercentage,
      ratingAverage,
      ratingCount: reviews.length,
      seatsLeft: offer.seatsLeft,
    }),
    rating_average: ratingAverage,
    lat: school.position.lat,
    lng: school.position.lng,
  }));
}

async function insertOffers(client: PoolClient, rows: readonly object[]): Promise<void> {
  await client.query(
    `INSERT INTO offer (school_id, city_id, neighborhood_id, external_id, title, grade, stage, shift, year, monthly_fee,
                        price, discount_percentage, enrollment_fee, material_fee, uniform_fee, meals_fee, transport_fee,
                        seats_total, seats_left, valid_until, tag_mask, relevance, rating_average, lat, lng, source, demo)
     SELECT school_id, city_id, neighborhood_id, external_id, title, grade, stage, shift, year, monthly_fee,
            price, discount_percentage, enrollment_fee, material_fee, uniform_fee, meals_fee, transport_fee,
            seats_total, seats_left, valid_until, tag_mask, relevance, rating_average, lat, lng, 'demo', true
     FROM json_to_recordset($1) AS r (school_id int, city_id int, neighborhood_id int, external_id text, title text,
       grade smallint, stage smallint, shift smallint, year smallint, monthly_fee int, price int,
       discount_percentage numeric, enrollment_fee int, material_fee int, uniform_fee int, meals_fee int,
       transport_fee int, seats_total int, seats_left int, valid_until date,
       tag_mask int, relevance real, rating_average real, lat float8, lng float8)`,
    [JSON.stringify(rows)],
  );
}

function priceChangeRow(change: DemoPriceChange, { externalId }: DemoOffer, schoolId: number): object {
  return {
    school_id: schoolId,
    external_id: externalId,
    old_price: change.oldPrice,
    new_price: change.newPrice,
    old_monthly_fee: change.oldMonthlyFee,
    new_monthly_fee: change.newMonthlyFee,
    days: change.daysAgo,
  };
}

async function insertPriceChanges(client: PoolClient, rows: readonly object[]): Promise<void> {
  await client.query(
    `INSERT INTO offer_price_change (offer_id, old_price, new_price, old_monthly_fee, new_monthly_fee, changed_at)
     SELECT offer.id, old_price, new_price, old_monthly_fee, new_monthly_fee, now() - make_interval(days => days)
     FROM json_to_recordset($1) AS r (school_id int, external_id text, old_price int, new_price int,
       old_monthly_fee int, new_monthly_fee int, days int)
     JOIN offer USING (school_id, external_id)`,
    [JSON.stringify(rows)],
  );
}

function reviewRow(review: DemoReview, schoolId: number): object {
  const [motivation, structure, community, socioemotional, exams] = review.ratings;
  return {
    school_id: schoolId,
    user_name: review.userName,
    user_relationship: review.userRelationship,
    motivation,
    structure,
    community,
    socioemotional,
    exams,
    testimonial: review.testimonial,
    published_at: review.publishedAt,
    proof: review.proof,
    teaching_methodology: review.teachingMethodology,
    reply: review.reply?.text,
    replied_at: review.reply?.repliedAt,
  };
}

async function insertReviews(client: PoolClient, rows: readonly object[]): Promise<void> {
  await client.query(
    `INSERT INTO review (school_id, user_name, user_relationship, rating_students_motivation, rating_physical_structure,
                         rating_community_participation, rating_socioemotional_development, rating_exam_preparation,
                         teaching_methodology, testimonial, created_at, published_at, proof, reply, replied_at,
                         demo)
     SELECT school_id, user_name, user_relationship, motivation, structure, community, socioemotional, exams,
            teaching_methodology, testimonial, published_at, published_at, proof, reply, replied_at, true
     FROM json_to_recordset($1) AS r (school_id int, user_name text, user_relationship text, motivation smallint,
       structure smallint, community smallint, socioemotional smallint, exams smallint, teaching_methodology text,
       testimonial text, published_at timestamptz, proof text, reply text, replied_at timestamptz)`,
    [JSON.stringify(rows)],
  );
}

function questionRow({ answer, ...question }: DemoQuestion, schoolId: number): object {
  return {
    school_id: schoolId,
    user_name: question.userName,
    text: question.text,
    published_at: question.publishedAt,
    helpful_count: question.helpfulCount,
    answer: answer?.text,
    answered_at: answer?.answeredAt,
  };
}

async function insertQuestions(client: PoolClient, rows: readonly object[]): Promise<void> {
  await client.query(
    `INSERT INTO question (school_id, user_name, text, created_at, published_at, helpful_count, answer, answered_at, demo)
     SELECT school_id, user_name, text, published_at, published_at, helpful_count, answer, answered_at, true
     FROM json_to_recordset($1) AS r (school_id int, user_name text, text text, published_at timestamptz,
       helpful_count int, answer text, answered_at timestamptz)`,
    [JSON.stringify(rows)],
  );
}
