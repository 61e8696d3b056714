import type { OfferHit, SchoolDetails, SchoolHit } from '@melhor-escola/api-client/service';
import type { Centavos } from '@melhor-escola/domain/money';
import { toOffer, type Offer } from '../offer/offer.ts';

/** A school as lists show it. */
export interface SchoolSummary {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly image?: string | undefined;
  readonly neighborhood?: string | undefined;
  readonly city: string;
  readonly uf: string;
  readonly stages: readonly NamedSlug[];
  readonly rating: Rating;
  readonly offerCount: number;
  /** Centavos a month; absent without offers. */
  readonly lowestPrice?: Centavos | undefined;
  readonly distanceInKm?: number | undefined;
  readonly demonstration: boolean;
}

export interface NamedSlug {
  readonly slug: string;
  readonly name: string;
}

/** `average` runs from 1 to 5, and is 0 where nobody has rated. */
export interface Rating {
  readonly average: number;
  readonly count: number;
}

export interface SchoolAddress {
  readonly street?: string | undefined;
  readonly number?: string | undefined;
  readonly complement?: string | undefined;
  readonly neighborhood?: string | undefined;
  readonly neighborhoodSlug?: string | undefined;
  readonly city: string;
  readonly citySlug: string;
  readonly state: string;
  readonly stateSlug: string;
  readonly uf: string;
  /** Eight digits. */
  readonly zipCode?: string | undefined;
}

/** A fact of the School Census; `available` absent stands for 'não divulgado'. */
export interface SchoolAmenity {
  readonly slug: string;
  readonly name: string;
  readonly group: string;
  readonly groupName: string;
  readonly available?: boolean | undefined;
}

/** The five things a review rates, from 1 to 5. */
export interface ReviewRatings {
  readonly studentsMotivation: number;
  readonly physicalStructure: number;
  readonly communityParticipation: number;
  readonly socioemotionalDevelopment: number;
  readonly examPreparation: number;
}

export interface SchoolReview extends ReviewRatings {
  readonly id: string;
  readonly author: string;
  readonly relationship: string;
  readonly rating: number;
  readonly testimonial: string;
  /** ISO date. */
  readonly publishedAt: string;
}

/** A school with all its page shows. */
export interface School {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly logo?: string | undefined;
  readonly images: readonly string[];
  readonly description?: string | undefined;
  readonly address: SchoolAddress;
  readonly position: { readonly lat: number; readonly lng: number; readonly precision: 'exact' | 'city' };
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
  readonly website?: string | undefined;
  readonly rating: Rating;
  readonly stages: readonly NamedSlug[];
  readonly tags: readonly NamedSlug[];
  readonly amenities: readonly SchoolAmenity[];
  readonly censusYear?: number | undefined;
  readonly enrollments?: number | undefined;
  /** INEP's school code (`cod_ent`). */
  readonly inepCode?: number | undefined;
  readonly administrativeDependency: string;
  readonly partner: boolean;
  readonly demonstration: boolean;
  readonly reviews: readonly SchoolReview[];
  readonly offers: readonly Offer[];
}

/** Takes a school out of the service's list. */
export function toSchoolSummary(hit: SchoolHit): SchoolSummary {
  return {
    id: hit.id,
    name: hit.name,
    slug: hit.slug,
    image: hit.images[0],
    neighborhood: hit.address.neighborhood ?? undefined,
    city: hit.address.city,
    uf: hit.address.uf,
    stages: hit.stages,
    rating: hit.reviews,
    offerCount: hit.offerCount,
    lowestPrice: hit.lowestPrice ?? undefined,
    distanceInKm: hit.distance_in_km ?? undefined,
    demonstration: hit.demo,
  };
}

/** Takes a school and its offers out of the service's answer for its page. */
export function toSchool(details: SchoolDetails, offers: readonly OfferHit[]): School {
  return {
    id: details.id,
    name: details.name,
    slug: details.slug,
    logo: details.logo ?? undefined,
    images: details.images,
    description: details.description ?? undefined,
    address: toAddress(details.address),
    position: { ...details.geoloc, precision: details.positionPrecision === 'exact' ? 'exact' : 'city' },
    phone: details.phone ?? undefined,
    email: details.email ?? undefined,
    website: details.website ?? undefined,
    rating: details.reviews,
    stages: details.stages,
    tags: details.tags,
    amenities: details.amenities.map((amenity) => ({
      ...amenity,
      available: amenity.available ?? undefined,
    })),
    censusYear: details.censusYear ?? undefined,
    enrollments: details.enrollments ?? undefined,
    inepCode: details.cod_ent ?? undefined,
    administrativeDependency: details.administrative_dependency,
    partner: details.is_partner,
    demonstration: details.demo,
    reviews: details.latestReviews.map(toReview),
    offers: offers.map(toOffer),
  };
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

function toReview(review: SchoolDetails['latestReviews'][number]): SchoolReview {
  return {
    id: review.id,
    author: review.userName,
    relationship: review.userRelationship,
    rating: review.rating,
    studentsMotivation: review.ratingStudentsMotivation,
    physicalStructure: review.ratingPhysicalStructure,
    communityParticipation: review.ratingCommunityParticipation,
    socioemotionalDevelopment: review.ratingSocioemotionalDevelopment,
    examPreparation: review.ratingExamPreparation,
    testimonial: review.testimonial,
    publishedAt: review.publishedAt,
  };
}
