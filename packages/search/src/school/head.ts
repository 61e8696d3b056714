import { isDemoPicture } from '@melhor-escola/domain/demo-picture';
import { routes } from '@melhor-escola/domain/routes';
import { isSchoolPageIndexed } from '@melhor-escola/domain/indexed-pages';
import { internationalPhone } from '@melhor-escola/domain/phone-number';
import { schoolPhotoDigest } from '@melhor-escola/domain/school-photo';
import { unlistingSentence } from '@melhor-escola/domain/school-listing';
import { formatWholeBRL } from '@melhor-escola/domain/money';
import { findStageGroup } from '@melhor-escola/domain/stage';
import type { SchoolOffer } from '../offer/offer.ts';
import {
  breadcrumbJsonLd,
  MAX_DESCRIPTION_LENGTH,
  firstThatFits,
  pageTitle,
  siteOrigin,
  MAX_TITLE_LENGTH,
  type PageHead,
} from '@melhor-escola/config/page-head';
import { pluralize } from '@melhor-escola/domain/count';
import type { School } from './school.ts';

/** Number of offers in the structured data: the cheapest ones are enough. */
const MAX_LISTED_OFFERS = 20;

/** The head of a school's page. */
export function schoolHead(school: School): PageHead {
  if (school.unlisted)
    return {
      title: schoolTitle(school),
      description: firstThatFits(
        MAX_DESCRIPTION_LENGTH,
        unlistingSentence(school.unlisted, `${school.name}: esta escola`),
        unlistingSentence(school.unlisted),
      ),
      canonicalPath: routes.school.path({ slug: school.slug }),
      robots: 'noindex',
    };
  const place = `${school.address.city}, ${school.address.uf}`;
  const counts = { stages: school.stages.length, offers: school.offerTotal };
  return {
    title: schoolTitle(school),
    description: description(school, place),
    canonicalPath: routes.school.path({ slug: school.slug }),
    ...(isSchoolPageIndexed(counts) ? {} : { robots: 'noindex' as const }),
  };
}

/**
 * The structured data of a school's page: the school (CO-03, VA-05) and its breadcrumb. Apart from the head, because only
 * server-rendered pages need it.
 *
 * @param origin of absolute URLs, without a trailing slash.
 */
export function schoolPageJsonLd(school: School, origin: string = siteOrigin): readonly object[] {
  if (school.unlisted) return [];
  return [schoolJsonLd(school, origin), breadcrumbJsonLd(breadcrumbSteps(school), origin)];
}

/** Breadcrumb of the school, with the names that the page shows, and existing pages only. */
function breadcrumbSteps({ name, slug, address }: School) {
  return [
    { name: 'Início', path: routes.home.path() },
    { name: address.uf, path: routes.school.path({ slug: address.stateSlug }) },
    { name: address.city, path: routes.city.path({ city: address.citySlug }) },
    ...(address.neighborhood && address.neighborhoodSlug
      ? [
          {
            name: address.neighborhood,
            path: routes.neighborhood.path({
              city: address.citySlug,
              neighborhood: address.neighborhoodSlug,
            }),
          },
        ]
      : []),
    { name, path: routes.school.path({ slug }) },
  ];
}

function description(school: School, place: string): string {
  const where = school.address.neighborhood ? `${school.address.neighborhood}, ${place}` : place;
  const cheapest = school.offers.map((offer) => offer.price.monthly).toSorted((a, b) => a - b)[0];
  if (cheapest === undefined) {
    const facts = `${school.free ? 'conveniada, gratuita. Endereço' : 'endereço'}, etapas de ensino, estrutura e dados oficiais do Censo Escolar.`;
    return firstThatFits(
      MAX_DESCRIPTION_LENGTH,
      `${school.name} (${where}): ${facts}`,
      `${school.name} (${place}): ${facts}`,
      `${school.name}: ${facts}`,
    );
  }
  const offers = `${pluralize(school.offerTotal, 'bolsa', 'bolsas')} a partir de ${formatWholeBRL(cheapest)} por mês`;
  return firstThatFits(
    MAX_DESCRIPTION_LENGTH,
    `${school.name} (${where}): ${offers}. Veja custo do ano, estrutura e avaliações.`,
    `${school.name} (${place}): ${offers}.`,
    `${school.name}: ${offers}.`,
  );
}

/** schema.org School with the types of its stages (CO-03), and a rating if there are enough reviews (VA-05). */
function schoolJsonLd(school: School, origin: string): object {
  const { address, position, rating } = school;
  const types = school.stages.flatMap((stage) => findStageGroup(stage.slug)?.schemaType ?? []);
  return {
    '@context': 'https://schema.org',
    '@type': ['School', ...new Set(types)],
    '@id': `${origin}${routes.school.path({ slug: school.slug })}#escola`,
    name: school.name,
    url: origin + routes.school.path({ slug: school.slug }),
    ...(school.logo && { logo: absolute(school.logo, origin) }),
    ...imageProperty(school, origin),
    ...(school.phone && { telephone: internationalPhone(school.phone) }),
    address: {
      '@type': 'PostalAddress',
      ...(address.street && {
        streetAddress: [address.street, address.number, address.complement].filter(Boolean).join(', '),
      }),
      addressLocality: address.city,
      addressRegion: address.uf,
      ...(address.zipCode && { postalCode: address.zipCode.replace(/^(\d{5})(\d{3})$/, '$1-$2') }),
      addressCountry: 'BR',
    },
    ...(position.precision === 'exact' && {
      geo: { '@type': 'GeoCoordinates', latitude: position.lat, longitude: position.lng },
    }),
    ...((rating.average ?? 0) >= 1 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.average,
        ratingCount: rating.count,
        bestRating: 5,
        worstRating: 1,
      },
    }),
    // A property of places, which a school is too.
    ...(school.free && { isAccessibleForFree: true }),
    ...amenityFeatures(school),
    ...(school.offers.length > 0 && {
      makesOffer: school.offers.slice(0, MAX_LISTED_OFFERS).map(offerJsonLd),
    }),
  };
}

/** Photos, those of the service in their largest file; a drawing is not what the school looks like. */
function imageProperty({ photos }: School, origin: string): object {
  const urls = photos.flatMap(({ url }) => {
    if (isDemoPicture(url)) return [];
    return [schoolPhotoDigest(url) === undefined ? absolute(url, origin) : `${origin}/imagens/1600${url}`];
  });
  return urls.length > 0 ? { image: urls } : {};
}

/** Amenities that the census reports; undisclosed ones are omitted. */
function amenityFeatures({ amenities }: School): object {
  const features = amenities
    .filter(({ available }) => available !== undefined)
    .map(({ name, available }) => ({ '@type': 'LocationFeatureSpecification', name, value: available }));
  return features.length > 0 ? { amenityFeature: features } : {};
}

function offerJsonLd(offer: SchoolOffer): object {
  return {
    '@type': 'Offer',
    name: `${offer.grade.name}, ${offer.shift.name.toLowerCase()}, ${offer.year}`,
    price: (offer.price.monthly / 100).toFixed(2),
    priceCurrency: 'BRL',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: (offer.price.monthly / 100).toFixed(2),
      priceCurrency: 'BRL',
      unitCode: 'MON',
    },
    availability: offer.seatsLeft > 0 ? 'https://schema.org/InStock' : 'https://schema.org/SoldOut',
    priceValidUntil: offer.validUntil,
  };
}

function absolute(address: string, origin: string): string {
  return address.startsWith('/') ? origin + address : address;
}

/**
 * The title of a school's page, at most 60 characters: name and place, with the neighborhood if it fits. Long names are
 * shortened in the middle: many start alike ('Centro Educacional Integrado de …'), and some end alike ('… Unidade II').
 */
export function schoolTitle(school: Pick<School, 'name' | 'slug' | 'address'>): string {
  const { address } = school;
  const name = numberedName(school);
  const place = `${address.city}, ${address.uf}`;
  const where = address.neighborhood ? `${address.neighborhood}, ${place}` : place;
  return pageTitle(
    `${name}, ${where}`,
    `${name}, ${place}`,
    `${withoutMiddle(name, MAX_TITLE_LENGTH - place.length - 2)}, ${place}`,
  );
}

/** Schools of the same name in one city have numbered slugs, except the first; the title then has the number too. */
function numberedName({ name, slug }: Pick<School, 'name' | 'slug'>): string {
  const [, number] = /-(\d+)$/u.exec(slug) ?? [];
  return number === undefined || name.endsWith(number) ? name : `${name} (${number})`;
}

/** The text if it fits; otherwise its first word and as many of its last words as fit, with '…' between them. */
function withoutMiddle(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const [start = '', ...words] = text.split(' ');
  const end: string[] = [];
  for (const word of words.toReversed()) {
    if (`${start} … ${[word, ...end].join(' ')}`.length > limit) break;
    end.unshift(word);
  }
  return `${start} … ${end.join(' ')}`.trim();
}
