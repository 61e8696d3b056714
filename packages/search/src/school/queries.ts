import type {
  PriceBandHit,
  ReviewHit,
  ReviewResult,
  SchoolDetails,
  SchoolOfferHit,
  SchoolResponse,
  Service,
} from '@melhor-escola/api-client/service';
import { isoDay } from '@melhor-escola/domain/date';
import { schoolRating } from '@melhor-escola/domain/school-rating';
import { normalizeSearchText } from '@melhor-escola/domain/search-text';
import { endsSoon } from '@melhor-escola/domain/deadline';
import { browsingFees } from '@melhor-escola/domain/year-cost';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { STALE_MS } from '../stale-times.ts';
import { imageAddress, toOffer, type EarlierPrice, type SchoolOffer } from '../offer/offer.ts';
import type { ReviewPage, ReviewRatings, SchoolReply, SchoolReview } from './reviews/review.ts';
import {
  toSchoolSummary,
  toUnlisting,
  type PriceBand,
  type School,
  type SchoolAddress,
  type SchoolPhoto,
  type SchoolSummary,
} from './school.ts';
import type { SchoolSearch } from './search-params.ts';

/** A school with its offers and price bands; `null` when no school has the slug, because a cached answer cannot be `undefined`. */
export function schoolQuery(service: Service, slug: string) {
  return queryOptions({
    queryKey: ['search', 'school', slug],
    queryFn: async ({ signal }): Promise<School | null> => {
      const found = await service.school(slug, signal);
      return found ? toSchool(found) : null;
    },
    staleTime: STALE_MS.school,
  });
}

/**
 * {@link schoolQuery} by the call for the whole page, which also fills {@link reviewsQuery} for this search and
 * {@link similarSchoolsQuery}.
 */
export function schoolPageQuery(service: Service, slug: string, search: SchoolSearch) {
  return queryOptions({
    ...schoolQuery(service, slug),
    queryFn: async ({ client, signal }): Promise<School | null> => {
      const found = await service.schoolPage(reviewVariables(slug, search), signal);
      if (!found) return null;
      client.setQueryData(reviewsQuery(service, slug, search).queryKey, toReviewPage(found.reviews));
      client.setQueryData(similarSchoolsQuery(service, slug).queryKey, found.similar.map(toSchoolSummary));
      return toSchool(found);
    },
  });
}

export const REVIEW_PAGE_SIZE = 10;

/** The page of a school's reviews in the URL. Keeps the previous page while loading. */
export function reviewsQuery(service: Service, slug: string, search: SchoolSearch) {
  const variables = reviewVariables(slug, search);
  return queryOptions({
    queryKey: ['search', 'school-reviews', variables],
    queryFn: async ({ signal }): Promise<ReviewPage> =>
      toReviewPage(await service.schoolReviews(variables, signal)),
    staleTime: STALE_MS.school,
    placeholderData: keepPreviousData,
  });
}

const serviceSort = { 'rating-desc': 'rating_desc', 'rating-asc': 'rating_asc' } as const;

function reviewVariables(slug: string, { reviewPage, reviewSort, stars, proof }: SchoolSearch) {
  return {
    slug,
    stars,
    proof,
    sort: reviewSort && serviceSort[reviewSort],
    pagination: { page: reviewPage ?? 1, size: REVIEW_PAGE_SIZE },
  };
}

/** The nearest other schools that share a stage. */
export function similarSchoolsQuery(service: Service, slug: string) {
  return queryOptions({
    queryKey: ['search', 'similar-schools', slug],
    queryFn: async ({ signal }): Promise<SchoolSummary[]> =>
      (await service.similarSchools(slug, signal)).map(toSchoolSummary),
    staleTime: STALE_MS.school,
  });
}

/** Maps a school with the data of its page. */
export function toSchool({ school: details, offers, offerTotal, priceBands }: SchoolResponse): School {
  return {
    id: details.id,
    name: details.name,
    slug: details.slug,
    logo: imageAddress(details.logo),
    photos: details.photos.flatMap(toPhoto),
    description: details.description ?? undefined,
    address: toAddress(details.address),
    position: { ...details.geoloc, precision: details.positionPrecision === 'exact' ? 'exact' : 'city' },
    phone: details.phone ?? undefined,
    whatsapp: details.whatsapp ?? undefined,
    cnpj: details.cnpj ?? undefined,
    website: details.website ?? undefined,
    visitHours: details.visitHours ?? undefined,
    rating: schoolRating(details.reviews),
    stages: details.stages,
    tags: details.tags,
    amenities: details.amenities.map(({ statedBySchool, ...amenity }) => ({
      ...amenity,
      available: amenity.available ?? undefined,
      statedBySchool: statedBySchool || undefined,
    })),
    stated: Object.fromEntries(details.stated.map(({ field, at }) => [field, isoDay(new Date(at))])),
    censusYear: details.censusYear ?? undefined,
    olderFacts: details.factYears.map(({ fact, year }) => ({ fact, year: year ?? undefined })),
    unlisted: details.unlisted
      ? { ...toUnlisting(details.unlisted), isGone: details.unlisted.isGone }
      : undefined,
    enrollments: details.enrollments ?? undefined,
    inepCode: details.cod_ent ?? undefined,
    administrativeDependency: details.administrative_dependency,
    registeredName: otherName(details),
    free: details.publicly_funded && offerTotal === 0,
    partner: details.is_partner,
    demonstration: details.demo,
    questions: details.questions,
    offers: offers.map(toSchoolOffer),
    offerTotal,
    priceBands: priceBands.map(toPriceBand),
  };
}

/** The name in the register, if it is more than the name without accents. */
function otherName({ name, registered_name: registered }: SchoolDetails): string | undefined {
  const isSame = normalizeSearchText(registered ?? '') === normalizeSearchText(name);
  return registered === null || isSame ? undefined : registered;
}

function toPhoto({ url, alt }: SchoolDetails['photos'][number]): SchoolPhoto[] {
  const address = imageAddress(url);
  return address === undefined ? [] : [{ url: address, alt: alt ?? undefined }];
}

/** Maps an offer of a school's page. */
export function toSchoolOffer(hit: SchoolOfferHit): SchoolOffer {
  return {
    ...toOffer(hit),
    stage: { slug: hit.stage, name: hit.stage_name },
    validUntil: hit.valid_until,
    endsSoon: endsSoon(hit.valid_until) || undefined,
    earlierPrices: hit.earlier_prices.map(toEarlierPrice),
  };
}

function toEarlierPrice(earlier: SchoolOfferHit['earlier_prices'][number]): EarlierPrice {
  const { monthly, monthlyInFull } = browsingFees({
    monthly: earlier.monthly_fee_with_discount,
    monthlyInFull: earlier.monthly_fee,
    enrollment: 0,
  });
  return { until: earlier.until, monthly, monthlyInFull };
}

function toAddress(address: SchoolDetails['address']): SchoolAddress {
  return {
    street: address.street ?? undefined,
    number: address.number ?? undefined,
    complement: address.complement ?? undefined,
    neighborhood: address.neighborhood ?? undefined,
    neighborhoodSlug: address.neighborhoodSlug ?? undefined,
    city: address.city,
    citySlug: address.citySlug,
    state: address.state,
    stateSlug: address.stateSlug,
    uf: address.uf,
    zipCode: address.zipCode ?? undefined,
  };
}

function toPriceBand({ stage, stageName, ...band }: PriceBandHit): PriceBand {
  return { ...band, stage: { slug: stage, name: stageName } };
}

/** Maps a page of reviews. */
export function toReviewPage(result: ReviewResult): ReviewPage {
  const choices = (name: string) => result.facets.find((facet) => facet.name === name)?.values ?? [];
  return {
    reviews: result.hits.map(toReview),
    total: result.total,
    page: result.page,
    size: result.size,
    averages: result.averages ? toRatings(result.averages) : undefined,
    stars: choices('stars'),
    proofs: choices('proof'),
  };
}

function toRatings(averages: NonNullable<ReviewResult['averages']>): ReviewRatings {
  return {
    studentsMotivation: averages.ratingStudentsMotivation,
    physicalStructure: averages.ratingPhysicalStructure,
    communityParticipation: averages.ratingCommunityParticipation,
    socioemotionalDevelopment: averages.ratingSocioemotionalDevelopment,
    examPreparation: averages.ratingExamPreparation,
  };
}

function toReview(review: ReviewHit): SchoolReview {
  return {
    id: review.id,
    author: review.userName,
    relationship: review.userRelationship,
    rating: review.rating,
    testimonial: review.testimonial,
    proof: review.proof === 'enrolled' ? 'enrolled' : 'email',
    publishedOn: isoDay(new Date(review.publishedAt)),
    reply: review.reply ? toReply(review.reply, review.repliedAt) : undefined,
  };
}

function toReply(text: string, repliedAt: string | null): SchoolReply {
  return { text, repliedOn: repliedAt === null ? undefined : isoDay(new Date(repliedAt)) };
}
