import type { OfferHit, PriceBandHit, SchoolDetails } from '@melhor-escola/api-client/service';
import { toOffer } from '../offer/offer.ts';
import { imageAddress } from './card/image-address.ts';
import type { PriceBand, School, SchoolAddress } from './school.ts';

/** What the service answers for a school's page. */
export interface SchoolAnswer {
  readonly school: SchoolDetails;
  readonly offers: readonly OfferHit[];
  readonly priceBands: readonly PriceBandHit[];
}

/** Takes a school and all its page shows out of the service's answer. */
export function toSchool({ school: details, offers, priceBands }: SchoolAnswer): School {
  return {
    id: details.id,
    name: details.name,
    slug: details.slug,
    logo: imageAddress(details.logo),
    images: details.images.flatMap((image) => imageAddress(image) ?? []),
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
    offers: offers.map(toOffer),
    priceBands: priceBands.map(toPriceBand),
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

function toPriceBand({ stage, stageName, ...band }: PriceBandHit): PriceBand {
  return { ...band, stage: { slug: stage, name: stageName } };
}
