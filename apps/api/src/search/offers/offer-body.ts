import type { OfferHit } from './offer-hit.ts';

/**
 * An offer with the contract's field names and shape. The compiled executor reads a property named like its field
 * directly; for any other it calls a resolver, which for a page of offers takes longer than everything else.
 */
export type OfferBody = ReturnType<typeof offerBody>;

export const offerBody = (offer: OfferHit) => ({
  id: String(offer.id),
  discount_percentage: offer.discountPercentage,
  monthly_fee: offer.monthlyFee,
  monthly_fee_with_discount: offer.monthlyFeeWithDiscount,
  enrollment_fee: offer.enrollmentFee,
  extras: offer.extras,
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
  more_offers: offer.more && {
    count: offer.more.count,
    lowest_price: offer.more.lowestPrice,
    highest_price: offer.more.highestPrice,
  },
});

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
