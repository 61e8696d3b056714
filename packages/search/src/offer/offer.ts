import type { CardOffer, MoreOffersHit } from '@melhor-escola/api-client/service';
import type { Centavos } from '@melhor-escola/domain/money';
import { schoolRating, type SchoolRating } from '@melhor-escola/domain/school-rating';
import { findGrade } from '@melhor-escola/domain/stage';
import { findShift } from '@melhor-escola/domain/shift';
import { browsingFees, type DeclaredExtras, type YearFees } from '@melhor-escola/domain/year-cost';
import type { EventOf } from '@melhor-escola/tracking/ports';

/** A scholarship on a card: a grade and shift of a school at a price. Lists are serialized into the page, so it has nothing else. */
export interface Offer {
  readonly id: string;
  readonly title: string;
  readonly grade: { readonly slug: string; readonly name: string };
  /** Slug of stage and grade combined. */
  readonly stageGradeSlug: string;
  readonly shift: { readonly slug: string; readonly name: string };
  readonly price: OfferPrice;
  readonly school: OfferSchool;
  readonly seatsLeft: number;
  /** The school has a contract with us. */
  readonly isPartner: boolean;
  readonly year: number;
  /** Kilometers from the position of the search; absent without one. */
  readonly distanceInKm?: number | undefined;
  /** Fictional, for demonstration. */
  readonly demonstration: boolean;
  /** In a search for two children: the school's cheapest scholarship for the other one. */
  readonly sibling?: Offer | undefined;
  /** In a list with one scholarship per school: the school's others that match the search. Absent without others. */
  readonly more?: MoreOffers | undefined;
}

/** The scholarships that a card stands for besides its own. */
export interface MoreOffers {
  /** At least 1. */
  readonly count: number;
  /** Lowest and highest monthly fee among them. */
  readonly lowest: Centavos;
  readonly highest: Centavos;
}

/** What an offer costs as pages show it (`browsingFees`), in centavos. Everything else that is shown of its price derives from it. */
export interface OfferPrice extends YearFees {
  /** Percent, up to two decimals. */
  readonly discount: number;
  /** The monthly fees to the centavo, for tracking; absent if they are whole reais. */
  readonly exact?: Pick<YearFees, 'monthly' | 'monthlyInFull'> | undefined;
}

/** An offer on its school's page. */
export interface SchoolOffer extends Offer {
  readonly stage: { readonly slug: string; readonly name: string };
  /** The last day it can be taken, YYYY-MM-DD. */
  readonly validUntil: string;
  /** That day is near, so that a parent should know it. Decided with the data, so that server and browser agree. */
  readonly endsSoon?: true | undefined;
  /** The prices of the last twelve months, latest first. */
  readonly earlierPrices: readonly EarlierPrice[];
}

/** What an offer cost until a day, in centavos a month, rounded as its price. */
export interface EarlierPrice {
  /** YYYY-MM-DD. */
  readonly until: string;
  readonly monthly: Centavos;
  readonly monthlyInFull: Centavos;
}

/** The school on an offer's card. */
export interface OfferSchool {
  readonly name: string;
  readonly slug: string;
  readonly image?: string | undefined;
  readonly neighborhood?: string | undefined;
  readonly city: string;
  readonly citySlug: string;
  readonly uf: string;
  readonly rating: SchoolRating;
  /** Slugs of its tags. */
  readonly tags: readonly string[];
}

/**
 * Maps an offer of the service. Names of grade and shift come from the domain if it knows them, so that cards and
 * filters use the same names.
 */
export function toOffer(hit: CardOffer & { readonly more_offers?: MoreOffersHit }): Offer {
  return {
    id: hit.id,
    title: hit.product_title,
    grade: { slug: hit.grade, name: findGrade(hit.grade)?.name ?? hit.grade_name },
    stageGradeSlug: hit.product_slug_stage_grade,
    shift: { slug: hit.product_shift, name: findShift(hit.product_shift)?.name ?? hit.shift_name },
    price: toPrice(hit),
    school: {
      name: hit.school_name,
      slug: hit.school_slug,
      image: imageAddress(hit.school_image),
      neighborhood: hit.school_location.neighborhood ?? undefined,
      city: hit.school_location.city,
      citySlug: hit.school_location.city_slug,
      uf: hit.school_location.uf,
      rating: schoolRating({
        average: hit.school_reviews.ratings_average,
        count: hit.school_reviews.count,
      }),
      tags: hit.school_tags,
    },
    seatsLeft: hit.seats_left,
    isPartner: hit.is_partner,
    year: hit.year,
    distanceInKm: hit.distance_in_km ?? undefined,
    demonstration: hit.demo,
    more: toMoreOffers(hit.more_offers),
  };
}

function toPrice(hit: CardOffer): OfferPrice {
  const exact = { monthly: hit.monthly_fee_with_discount, monthlyInFull: hit.monthly_fee };
  const fees = browsingFees({
    ...exact,
    enrollment: hit.enrollment_fee,
    extras: declaredExtras(hit.extras),
  });
  const isWhole = fees.monthly === exact.monthly && fees.monthlyInFull === exact.monthlyInFull;
  return { ...fees, discount: hit.discount_percentage, ...(!isWhole && { exact }) };
}

/** Without extras that the school does not disclose: lists are serialized into the page. */
function declaredExtras(extras: CardOffer['extras']): DeclaredExtras | undefined {
  const declared = Object.entries(extras).filter(([, amount]) => amount !== null);
  return declared.length > 0 ? Object.fromEntries(declared) : undefined;
}

/** Maps the numbers of the school's other offers; `undefined` without others. */
export function toMoreOffers(more: MoreOffersHit | undefined): MoreOffers | undefined {
  return more ? { count: more.count, lowest: more.lowest_price, highest: more.highest_price } : undefined;
}

/** Whether none of the school's other offers that the search found costs less a month. */
export function isCheapestFound({ price, more }: Pick<Offer, 'price' | 'more'>): boolean {
  return more === undefined || (price.exact ?? price).monthly <= more.lowest;
}

/** Tracking fields of an offer (EN-08). Money in reais, as the tag manager's recipients expect it. */
export function offerFields({ school, price, ...offer }: Offer): EventOf<'offer_card_click'>['offer'] {
  const { average, count } = school.rating;
  const { monthly, monthlyInFull } = price.exact ?? price;
  return {
    id: offer.id,
    discount_percentage: price.discount,
    monthly_fee: monthlyInFull / 100,
    monthly_fee_with_discount: monthly / 100,
    product_shift: offer.shift.slug,
    product_slug_stage_grade: offer.stageGradeSlug,
    product_title: offer.title,
    school_location: { city: school.citySlug },
    school_slug: school.slug,
    school_reviews: { count, ratings_average: average ?? null },
    school_tags: [...school.tags],
    year: offer.year,
  };
}

/** A picture URL that a page may load: of this site or http(s); `undefined` for anything else in the data. */
export function imageAddress(text: string | null | undefined): string | undefined {
  return text && /^(?:\/(?!\/)|https?:\/\/|data:image\/)/i.test(text) ? text : undefined;
}
