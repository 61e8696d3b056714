import { builder } from './builder.ts';
import type { OfferHit } from '../offers/offer-hit.ts';

const locationType = builder.objectRef<OfferLocationFields>('OfferSchoolLocation').implement({
  fields: (t) => ({
    city: t.exposeString('city'),
    city_slug: t.exposeString('city_slug'),
    neighborhood: t.exposeString('neighborhood', { nullable: true }),
    neighborhood_slug: t.exposeString('neighborhood_slug', { nullable: true }),
    uf: t.exposeString('uf'),
    lat: t.exposeFloat('lat'),
    lng: t.exposeFloat('lng'),
    approximate: t.exposeBoolean('approximate', {
      description: 'The position is that of the neighborhood or the city: nothing finer is known.',
    }),
  }),
});

const reviewsType = builder.objectRef<SchoolOfferFields['school_reviews']>('OfferSchoolReviews').implement({
  fields: (t) => ({
    count: t.exposeInt('count'),
    ratings_average: t.exposeFloat('ratings_average', { description: '1 to 5; 0 without reviews.' }),
  }),
});

export const schoolOfferType = builder.objectRef<SchoolOfferFields>('SchoolOffer');

schoolOfferType.implement({
  description: 'A scholarship: a grade and shift of a school at a price. Amounts are whole centavos.',
  fields: (t) => ({
    id: t.exposeID('id'),
    discount_percentage: t.exposeFloat('discount_percentage', { description: '0 to 100.' }),
    monthly_fee: t.exposeInt('monthly_fee', { description: 'A month, in full. Centavos.' }),
    monthly_fee_with_discount: t.exposeInt('monthly_fee_with_discount', {
      description: 'A month, with the scholarship: what `price` filters and sorts by. Centavos.',
    }),
    enrollment_fee: t.exposeInt('enrollment_fee', { description: 'Once a year. Centavos.' }),
    annual_cost: t.exposeInt('annual_cost', { description: 'Enrolment and twelve instalments. Centavos.' }),
    annual_cost_with_discount: t.exposeInt('annual_cost_with_discount', {
      description: 'The same with the scholarship. Centavos.',
    }),
    annual_savings: t.exposeInt('annual_savings', { description: 'The difference of the two. Centavos.' }),
    seats_left: t.exposeInt('seats_left'),
    valid_until: t.exposeString('valid_until', { description: 'The last day, YYYY-MM-DD.' }),
    year: t.exposeInt('year', { description: 'The school year.' }),
    distance_in_km: t.exposeFloat('distance_in_km', {
      nullable: true,
      description: "From the search's position; null without one.",
    }),
    demo: t.exposeBoolean('demo', { description: 'Fictional, to show what the site does.' }),
  }),
});

builder.objectFields(schoolOfferType, (t) => ({
  product_title: t.exposeString('product_title'),
  product_shift: t.exposeString('product_shift', {
    description: "The shift's slug: manha, tarde, noite, integral.",
  }),
  shift_name: t.exposeString('shift_name'),
  product_slug_stage_grade: t.exposeString('product_slug_stage_grade', {
    description: "The slugs of stage and grade, joined: 'ensino-fundamental-i-1-ano'.",
  }),
  grade: t.exposeString('grade'),
  grade_name: t.exposeString('grade_name'),
  stage: t.exposeString('stage'),
  stage_name: t.exposeString('stage_name'),
}));

builder.objectFields(schoolOfferType, (t) => ({
  school_name: t.exposeString('school_name'),
  school_slug: t.exposeString('school_slug'),
  school_logo: t.exposeString('school_logo', { nullable: true }),
  school_image: t.exposeString('school_image', { nullable: true }),
  school_location: t.expose('school_location', { type: locationType }),
  school_reviews: t.expose('school_reviews', { type: reviewsType }),
  school_tags: t.exposeStringList('school_tags', { description: 'Slugs.' }),
  is_partner: t.exposeBoolean('is_partner'),
}));

/**
 * An offer under the contract's names and in its shape. The compiled executor reads a property that bears its field's
 * name in place; for any other it calls a resolver, which for a page of offers takes longer than all the rest.
 */
export type SchoolOfferFields = ReturnType<typeof schoolOfferFields>;

export const schoolOfferFields = (offer: OfferHit) => ({
  id: offer.id,
  discount_percentage: offer.discountPercentage,
  monthly_fee: offer.monthlyFee,
  monthly_fee_with_discount: offer.monthlyFeeWithDiscount,
  enrollment_fee: offer.enrollmentFee,
  annual_cost: offer.annualCost,
  annual_cost_with_discount: offer.annualCostWithDiscount,
  annual_savings: offer.annualCost - offer.annualCostWithDiscount,
  seats_left: offer.seatsLeft,
  valid_until: offer.validUntil,
  year: offer.year,
  distance_in_km: offer.distanceInKm,
  demo: offer.demo,
  product_title: offer.title,
  product_shift: offer.shift.slug,
  shift_name: offer.shift.name,
  product_slug_stage_grade: `${offer.stage.groupSlug}-${offer.grade.slug}`,
  grade: offer.grade.slug,
  grade_name: offer.grade.name,
  stage: offer.stage.groupSlug,
  stage_name: offer.stage.name,
  school_name: offer.school.name,
  school_slug: offer.school.slug,
  school_logo: offer.school.logo,
  school_image: offer.school.image,
  school_location: locationFields(offer.school),
  school_reviews: { count: offer.school.ratingCount, ratings_average: offer.school.ratingAverage },
  school_tags: offer.school.tags.map(({ slug }) => slug),
  is_partner: offer.school.isPartner,
});

type OfferLocationFields = ReturnType<typeof locationFields>;

const locationFields = (school: OfferHit['school']) => ({
  city: school.city,
  city_slug: school.citySlug,
  neighborhood: school.neighborhood,
  neighborhood_slug: school.neighborhoodSlug,
  uf: school.uf,
  lat: school.geoloc.lat,
  lng: school.geoloc.lng,
  approximate: school.isApproximate,
});
