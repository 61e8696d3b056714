import type { EventOf } from '@melhor-escola/tracking/ports';
import type { Offer } from '../offer/offer.ts';

/** What is told of an offer (EN-08). Money in reais, as the tag manager's receivers count it. */
export function offerFields({ school, price, ...offer }: Offer): EventOf<'offer_card_click'>['offer'] {
  const { average, count } = school.rating;
  return {
    id: offer.id,
    discount_percentage: price.discount,
    monthly_fee: price.monthlyInFull / 100,
    monthly_fee_with_discount: price.monthly / 100,
    product_shift: offer.shift.slug,
    product_slug_stage_grade: offer.stageGradeSlug,
    product_title: offer.title,
    school_location: { city: school.citySlug },
    school_slug: school.slug,
    school_reviews: { count, ratings_average: count > 0 ? average : null },
    school_tags: [...school.tags],
    year: offer.year,
  };
}
