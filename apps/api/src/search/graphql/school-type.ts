import { routes } from '@melhor-escola/domain/routes';
import { schoolBatches } from '../schools/school-batches.ts';
import type { SchoolHit } from '../schools/school-hit.ts';
import { builder } from './builder.ts';
import { geolocType } from './shared-types.ts';
import {
  amenityType,
  factYearType,
  schoolAddressType,
  schoolPhotoType,
  schoolReviewsType,
  schoolReviewType,
  schoolStageType,
  schoolStatementType,
  schoolTagType,
  schoolUnlistingType,
} from './school-parts.ts';

const BEST_RATING = 5;
const WORST_RATING = 1;
const MAX_REVIEWS = 20;
const DEFAULT_REVIEWS = 5;

export const schoolType = builder.objectRef<SchoolHit>('School');

schoolType.implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    registered_name: t.exposeString('registeredName', {
      nullable: true,
      description: 'The name as its register writes it.',
    }),
    slug: t.exposeString('slug'),
    url: t.string({
      description: "The path of the school's page on the site.",
      resolve: ({ slug }) => routes.school.path({ slug }),
    }),
    logo: t.exposeString('logo', { nullable: true }),
    images: t.exposeStringList('images'),
    photos: t.field({
      type: [schoolPhotoType],
      description: 'The images with their alternative texts.',
      resolve: ({ images, imageAlts }) =>
        images.map((url, index) => ({ url, alt: imageAlts[index] ?? null })),
    }),
    address: t.expose('address', { type: schoolAddressType }),
    geoloc: t.expose('geoloc', { type: geolocType }),
    positionPrecision: t.exposeString('positionPrecision', {
      description: "'exact', or 'city' when only the city's position is known.",
    }),
    phone: t.exposeString('phone', {
      nullable: true,
      description: 'Digits: area code and number, or a national number (08007771234, 40041234).',
    }),
    whatsapp: t.exposeString('whatsapp', {
      nullable: true,
      description: "Digits, as `phone`: the school's own number for WhatsApp, if it has stated one.",
    }),
    email: t.exposeString('email', {
      nullable: true,
      description:
        'Where the school gets mails. Not public: the site asks for it nowhere, and the code of a claim goes there.',
    }),
    website: t.exposeString('website', { nullable: true }),
    visitHours: t.exposeString('visitHours', {
      nullable: true,
      description: "When it receives visitors: 'seg-sex 08:00-11:30 13:30-17:00'. Null: office hours.",
    }),
    cnpj: t.exposeString('cnpj', { nullable: true, description: 'Fourteen characters, unformatted.' }),
    description: t.exposeString('description', { nullable: true }),
    stages: t.expose('stages', { type: [schoolStageType] }),
    tags: t.expose('tags', { type: [schoolTagType] }),
    amenities: t.expose('amenities', {
      type: [amenityType],
      description: 'Every amenity of the census, in display order.',
    }),
    stated: t.field({
      type: [schoolStatementType],
      description: 'What the school itself has stated.',
      resolve: ({ stated }) => Object.entries(stated).map(([field, at]) => ({ field, at })),
    }),
    censusYear: t.exposeInt('censusYear', { nullable: true, description: 'Census year of the amenities.' }),
    factYears: t.field({
      type: [factYearType],
      description: 'Facts that an older census states, because the latest one did not ask.',
      resolve: ({ factYears }) => Object.entries(factYears).map(([fact, year]) => ({ fact, year })),
    }),
    unlisted: t.expose('unlisted', {
      type: schoolUnlistingType,
      nullable: true,
      description: 'Why the school has left the directory; null while it is listed.',
    }),
    enrollments: t.exposeInt('enrollments', { nullable: true }),
    cod_ent: t.exposeInt('codEnt', { nullable: true, description: "INEP's school code." }),
    is_partner: t.exposeBoolean('isPartner'),
    administrative_dependency: t.exposeString('administrativeDependency', {
      description: 'federal, estadual, municipal or privada.',
    }),
    publicly_funded: t.exposeBoolean('publiclyFunded', {
      description: 'Conveniada: the city or state pays for its places, so families pay nothing.',
    }),
    demo: t.exposeBoolean('demo', { description: 'Fictional, for demonstration.' }),
    distance_in_km: t.exposeFloat('distanceInKm', {
      nullable: true,
      description: "From the search's position; null without one.",
    }),
  }),
});

builder.objectFields(schoolType, (t) => ({
  reviews: t.field({
    type: schoolReviewsType,
    resolve: (school) => ({ average: school.ratingAverage, count: school.ratingCount }),
  }),
  ratingValue: t.exposeFloat('ratingAverage', { description: '1 to 5; 0 without reviews.' }),
  ratingCount: t.exposeInt('ratingCount'),
  reviewCount: t.exposeInt('ratingCount'),
  bestRating: t.int({ resolve: () => BEST_RATING }),
  worstRating: t.int({ resolve: () => WORST_RATING }),
}));

builder.objectFields(schoolType, (t) => ({
  offerCount: t.int({
    description: 'Offers that are valid today and have a seat left.',
    resolve: async ({ id }, _args, context) => (await schoolBatches(context).offerSummary(id))?.count ?? 0,
  }),
  lowestPrice: t.int({
    nullable: true,
    description: 'Lowest monthly price with the scholarship among these offers, in centavos.',
    resolve: async ({ id }, _args, context) =>
      (await schoolBatches(context).offerSummary(id))?.lowestPrice ?? null,
  }),
  latestReviews: t.field({
    type: [schoolReviewType],
    description: 'Latest first.',
    args: { size: t.arg.int({ description: '5 by default, at most 20.' }) },
    resolve: async ({ id }, { size }, context) => {
      const reviews = Math.min(Math.max(size ?? DEFAULT_REVIEWS, 1), MAX_REVIEWS);
      return (await schoolBatches(context).latestReviews(id, reviews)) ?? [];
    },
  }),
}));
