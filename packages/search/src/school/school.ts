import { schoolRating, type SchoolRating } from '@melhor-escola/domain/school-rating';
import type { SchoolHit } from '@melhor-escola/api-client/service';
import type { Centavos } from '@melhor-escola/domain/money';
import { unlistedReasons, type Unlisting } from '@melhor-escola/domain/school-listing';
import type { FirstQuestions } from '../questions/question.ts';
import { imageAddress, type SchoolOffer } from '../offer/offer.ts';

/** A school in lists. */
export interface SchoolSummary {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly image?: string | undefined;
  readonly neighborhood?: string | undefined;
  readonly city: string;
  readonly uf: string;
  readonly stages: readonly NamedSlug[];
  readonly rating: SchoolRating;
  readonly offerCount: number;
  /** Centavos per month; absent without offers. */
  readonly lowestPrice?: Centavos | undefined;
  readonly distanceInKm?: number | undefined;
  /** Conveniada: the city or state pays, families pay nothing. */
  readonly free: boolean;
  readonly demonstration: boolean;
}

export interface NamedSlug {
  readonly slug: string;
  readonly name: string;
}

/** A photo or, of a demonstration school, a drawing. */
export interface SchoolPhoto {
  readonly url: string;
  /** What it shows; absent if the school did not say. */
  readonly alt?: string | undefined;
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

/** What a school has, by the School Census or by its own statement; without `available` it is 'não divulgado'. */
export interface SchoolAmenity {
  readonly slug: string;
  readonly name: string;
  readonly group: string;
  readonly groupName: string;
  readonly available?: boolean | undefined;
  /** The school itself says so, otherwise than the census. */
  readonly statedBySchool?: true | undefined;
}

/** The school's full monthly fee compared with nearby schools (product 6). Money in centavos. */
export interface PriceBand {
  readonly stage: NamedSlug;
  readonly year: number;
  readonly fee: Centavos;
  /** Number of other schools, and of those with a lower fee. */
  readonly schools: number;
  readonly cheaper: number;
  readonly lowest: Centavos;
  readonly lowerQuartile: Centavos;
  readonly median: Centavos;
  readonly upperQuartile: Centavos;
  readonly highest: Centavos;
  readonly radiusInKm: number;
  /** Date of the data, YYYY-MM-DD. */
  readonly date: string;
}

export interface OlderFact {
  readonly fact: string;
  /** Absent: the Catálogo de Escolas, which has no year. */
  readonly year?: number | undefined;
}

/** `isGone`: so long ago that its page is gone (410). */
export interface PageUnlisting extends Unlisting {
  readonly isGone: boolean;
}

/** A school with the data of its page. */
export interface School {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly logo?: string | undefined;
  readonly photos: readonly SchoolPhoto[];
  readonly description?: string | undefined;
  readonly address: SchoolAddress;
  readonly position: { readonly lat: number; readonly lng: number; readonly precision: 'exact' | 'city' };
  /** As stored: see `readPhone` of the domain. */
  readonly phone?: string | undefined;
  /** Its own number for WhatsApp, stored as `phone`. */
  readonly whatsapp?: string | undefined;
  /** As stored: see `readCnpj` of the domain. */
  readonly cnpj?: string | undefined;
  readonly website?: string | undefined;
  /** When it receives visitors, as stored: see `formatVisitHours` of the domain. Absent: office hours. */
  readonly visitHours?: string | undefined;
  readonly rating: SchoolRating;
  readonly stages: readonly NamedSlug[];
  readonly tags: readonly NamedSlug[];
  readonly amenities: readonly SchoolAmenity[];
  /** When the school itself stated something: the field in the panel, such as 'description' → YYYY-MM-DD. */
  readonly stated: Readonly<Record<string, string>>;
  readonly censusYear?: number | undefined;
  /** Facts that only an older census states, with its year: an amenity's slug, 'address', 'stages' or 'enrollments'. */
  readonly olderFacts: readonly OlderFact[];
  /** Why it has left the directory. */
  readonly unlisted?: PageUnlisting | undefined;
  readonly enrollments?: number | undefined;
  /** INEP's school code (`cod_ent`). */
  readonly inepCode?: number | undefined;
  readonly administrativeDependency: string;
  /** As its register writes it; absent if that is the name in capitals. */
  readonly registeredName?: string | undefined;
  /** Conveniada: the city or state pays, families pay nothing. */
  readonly free: boolean;
  readonly partner: boolean;
  readonly demonstration: boolean;
  readonly questions: FirstQuestions;
  /** The cheapest ones: {@link offerTotal} counts all. */
  readonly offers: readonly SchoolOffer[];
  readonly offerTotal: number;
  /** Youngest stage first; without stages that have too few schools nearby. */
  readonly priceBands: readonly PriceBand[];
}

/** Maps a school of the service's lists. */
export function toSchoolSummary(hit: SchoolHit): SchoolSummary {
  return {
    id: hit.id,
    name: hit.name,
    slug: hit.slug,
    image: imageAddress(hit.images[0]),
    neighborhood: hit.address.neighborhood ?? undefined,
    city: hit.address.city,
    uf: hit.address.uf,
    stages: hit.stages,
    rating: schoolRating(hit.reviews),
    offerCount: hit.offerCount,
    lowestPrice: hit.lowestPrice ?? undefined,
    distanceInKm: hit.distance_in_km ?? undefined,
    // What a school offers through the site is paid for.
    free: hit.publicly_funded && hit.offerCount === 0,
    demonstration: hit.demo,
  };
}

/** Maps an unlisting of the service. A reason that only a newer service knows reads as closed. */
export function toUnlisting({ reason, year }: { reason: string; year: number | null }): Unlisting {
  return { reason: unlistedReasons.find((one) => one === reason) ?? 'closed', year };
}

/** An address in Brazilian postal format: street and number; neighborhood; city and CEP. */
export function addressLines(
  address: Omit<SchoolAddress, 'neighborhoodSlug' | 'citySlug' | 'state' | 'stateSlug'>,
): string[] {
  const { street, number, complement, neighborhood, city, uf, zipCode } = address;
  const streetLine = [street, number ?? (street && 's/n'), complement].filter(Boolean).join(', ');
  const town = [`${city}, ${uf}`, zipCode && `CEP ${formatZipCode(zipCode)}`].filter(Boolean).join(' · ');
  return [streetLine, neighborhood, town].filter((line): line is string => Boolean(line));
}

/** '77804970' → '77804-970'. */
function formatZipCode(zipCode: string): string {
  return zipCode.replace(/^(\d{5})(\d{3})$/, '$1-$2');
}
