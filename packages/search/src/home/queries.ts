import { allOf, anyOf } from '@melhor-escola/api-client/filter-string';
import type { Service, StartingCityHit, TestimonialHit } from '@melhor-escola/api-client/service';
import { defaultCity } from '@melhor-escola/domain/city';
import { isoDay } from '@melhor-escola/domain/date';
import type { ReviewProof } from '@melhor-escola/domain/review-proof';
import { queryOptions } from '@tanstack/react-query';
import { toOffer, type Offer } from '../offer/offer.ts';
import { STALE_MS } from '../stale-times.ts';

const SIZES = { offers: 8, reviews: 6, cities: 8 } as const;

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

/** The directory's counters for the whole country. */
export function directoryTotalsQuery(service: Service) {
  return queryOptions({
    queryKey: ['search', 'directory-totals'],
    queryFn: ({ signal }) => service.directoryTotals(undefined, signal),
    staleTime: STALE_MS.places,
  });
}

/** All sections of the home page in one call, without anything about the visitor: the page is publicly cached (ADR 0016). */
export function homePageQuery(service: Service) {
  return queryOptions({
    queryKey: ['search', 'home-page'],
    queryFn: async ({ signal }): Promise<HomePage> => {
      const { offers, reviews, cities } = await service.homePage(defaultCity.slug, SIZES, signal);
      return {
        offers: offers.map(toOffer),
        reviews: reviews.length < MIN_FAMILY_REVIEWS ? [] : reviews.map(toFamilyReview),
        cities,
      };
    },
    staleTime: STALE_MS.offers,
  });
}

/** Scholarships of the visitor's city, if it is not the default one, whose scholarships are part of the page. */
export function cityScholarshipsQuery(service: Service, citySlug: string) {
  const variables = {
    filterString: allOf(anyOf('city_slug', citySlug)),
    distinct: 'school_slug',
    sort: 'relevance',
    pagination: { page: 1, size: SIZES.offers },
  } as const;
  return queryOptions({
    queryKey: ['search', 'home-scholarships', citySlug],
    queryFn: async ({ signal }): Promise<readonly Offer[]> =>
      (await service.searchOffers(variables, signal)).hits.map(toOffer),
    staleTime: STALE_MS.offers,
    enabled: citySlug !== defaultCity.slug,
  });
}

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
