import type {
  HomePageResponse,
  OfferResult,
  StartingCityHit,
  TestimonialHit,
} from '@melhor-escola/api-client/service';
import { isoDay } from '@melhor-escola/domain/date';
import type { ReviewProof } from '@melhor-escola/domain/review-proof';
import { toOffer, type Offer } from '../offer/offer.ts';

/** Fewer reviews say little about the families of a whole country, and are hidden. */
const MIN_FAMILY_REVIEWS = 3;

/** What the home page shows of the directory, the same for everyone. */
export interface HomePage {
  /** Scholarships of the default city, one per school. */
  readonly offers: readonly Offer[];
  /** Latest first, one per school; empty if there are too few. */
  readonly reviews: readonly FamilyReview[];
  readonly cities: readonly StartingCityHit[];
}

/** A published review with its school. */
export interface FamilyReview {
  readonly id: string;
  readonly author: string;
  readonly relationship: string;
  readonly rating: number;
  readonly text: string;
  readonly proof: ReviewProof;
  /** YYYY-MM-DD in the time zone of Brasília. */
  readonly publishedOn: string;
  readonly school: { readonly name: string; readonly slug: string };
  /** 'Araguaína, TO'. */
  readonly place: string;
  /** Fictional, for demonstration. */
  readonly demonstration: boolean;
}

/** Maps the service's response. */
export function toHomePage({ offers, reviews, cities }: HomePageResponse): HomePage {
  return {
    offers: offers.map(toOffer),
    reviews: reviews.length < MIN_FAMILY_REVIEWS ? [] : reviews.map(toFamilyReview),
    cities,
  };
}

/** The scholarships of one city. */
export const toScholarships = ({ hits }: OfferResult): readonly Offer[] => hits.map(toOffer);

function toFamilyReview({ review, ...hit }: TestimonialHit): FamilyReview {
  return {
    id: review.id,
    author: review.userName,
    relationship: review.userRelationship,
    rating: review.rating,
    text: review.testimonial,
    proof: review.proof === 'enrolled' ? 'enrolled' : 'email',
    publishedOn: isoDay(new Date(review.publishedAt)),
    school: { name: hit.schoolName, slug: hit.schoolSlug },
    place: `${hit.city}, ${hit.uf}`,
    demonstration: hit.demo,
  };
}
