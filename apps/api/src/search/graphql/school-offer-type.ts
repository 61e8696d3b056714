import type { OfferHit, OfferSchool } from '../offer-hit.ts';
import { builder } from './builder.ts';

const locationType = builder.objectRef<OfferSchool>('OfferSchoolLocation').implement({
  fields: (t) => ({
    city: t.exposeString('city'),
    city_slug: t.exposeString('citySlug'),
    neighborhood: t.exposeString('neighborhood', { nullable: true }),
    neighborhood_slug: t.exposeString('neighborhoodSlug', { nullable: true }),
    uf: t.exposeString('uf'),
    lat: t.float({ resolve: ({ geoloc }) => geoloc.lat }),
    lng: t.float({ resolve: ({ geoloc }) => geoloc.lng }),
  }),
});

const reviewsType = builder.objectRef<OfferSchool>('OfferSchoolReviews').implement({
  fields: (t) => ({
    count: t.exposeInt('ratingCount'),
    ratings_average: t.exposeFloat('ratingAverage', { description: '1 to 5; 0 without reviews.' }),
  }),
});

export const schoolOfferType = builder.objectRef<OfferHit>('SchoolOffer');

schoolOfferType.implement({
  description: 'A scholarship: a grade and shift of a school at a price. Amounts are whole centavos.',
  fields: (t) => ({
    id: t.exposeID('id'),
    discount_percentage: t.exposeFloat('discountPercentage', { description: '0 to 100.' }),
    monthly_fee: t.exposeInt('monthlyFee', { description: 'A month, in full. Centavos.' }),
    monthly_fee_with_discount: t.exposeInt('monthlyFeeWithDiscount', {
      description: 'A month, with the scholarship: what `price` filters and sorts by. Centavos.',
    }),
    enrollment_fee: t.exposeInt('enrollmentFee', { description: 'Once a year. Centavos.' }),
    annual_cost: t.exposeInt('annualCost', { description: 'Enrolment and twelve instalments. Centavos.' }),
    annual_cost_with_discount: t.exposeInt('annualCostWithDiscount', {
      description: 'The same with the scholarship. Centavos.',
    }),
    annual_savings: t.int({
      description: 'The difference of the two. Centavos.',
      resolve: (offer) => offer.annualCost - offer.annualCostWithDiscount,
    }),
    seats_left: t.exposeInt('seatsLeft'),
    valid_until: t.exposeString('validUntil', { description: 'The last day, YYYY-MM-DD.' }),
    year: t.exposeInt('year', { description: 'The school year.' }),
    distance_in_km: t.exposeFloat('distanceInKm', {
      nullable: true,
      description: "From the search's position; null without one.",
    }),
    demo: t.exposeBoolean('demo', { description: 'Fictional, to show what the site does.' }),
  }),
});

builder.objectFields(schoolOfferType, (t) => ({
  product_title: t.exposeString('title'),
  product_shift: t.string({
    description: "The shift's slug: manha, tarde, noite, integral.",
    resolve: ({ shift }) => shift.slug,
  }),
  shift_name: t.string({ resolve: ({ shift }) => shift.name }),
  product_slug_stage_grade: t.string({
    description: "The slugs of stage and grade, joined: 'ensino-fundamental-i-1-ano'.",
    resolve: ({ stage, grade }) => `${stage.groupSlug}-${grade.slug}`,
  }),
  grade: t.string({ resolve: ({ grade }) => grade.slug }),
  grade_name: t.string({ resolve: ({ grade }) => grade.name }),
  stage: t.string({ resolve: ({ stage }) => stage.groupSlug }),
  stage_name: t.string({ resolve: ({ stage }) => stage.name }),
}));

builder.objectFields(schoolOfferType, (t) => ({
  school_name: t.string({ resolve: ({ school }) => school.name }),
  school_slug: t.string({ resolve: ({ school }) => school.slug }),
  school_logo: t.string({ nullable: true, resolve: ({ school }) => school.logo }),
  school_image: t.string({ nullable: true, resolve: ({ school }) => school.image }),
  school_location: t.field({ type: locationType, resolve: ({ school }) => school }),
  school_reviews: t.field({ type: reviewsType, resolve: ({ school }) => school }),
  school_tags: t.stringList({
    description: 'Slugs.',
    resolve: ({ school }) => school.tags.map(({ slug }) => slug),
  }),
  is_partner: t.boolean({ resolve: ({ school }) => school.isPartner }),
}));
