import { amenityGroupNames } from '@melhor-escola/domain/amenity';
import type { SchoolTag } from '@melhor-escola/domain/school-tag';
import type { StageGroup } from '@melhor-escola/domain/stage';
import type { ReviewHit } from '../schools/school-extras.ts';
import type { SchoolAddress, SchoolAmenity } from '../schools/school-hit.ts';
import { builder } from './builder.ts';
import type { PageUnlisting } from '../../catalog/schools/listing.ts';

export const schoolAddressType = builder.objectRef<SchoolAddress>('SchoolAddress').implement({
  fields: (t) => ({
    street: t.exposeString('street', { nullable: true }),
    number: t.exposeString('number', { nullable: true }),
    complement: t.exposeString('complement', { nullable: true }),
    neighborhood: t.exposeString('neighborhood', { nullable: true }),
    neighborhoodSlug: t.exposeString('neighborhoodSlug', {
      nullable: true,
      description: 'Unique within the city.',
    }),
    city: t.exposeString('city'),
    citySlug: t.exposeString('citySlug'),
    state: t.string({ resolve: ({ state }) => state.name }),
    stateSlug: t.string({ resolve: ({ state }) => state.slug }),
    uf: t.string({ resolve: ({ state }) => state.uf }),
    zipCode: t.exposeString('zipCode', { nullable: true, description: 'CEP, eight digits.' }),
  }),
});

/** A photo with its alternative text, if one is known. */
interface Photo {
  readonly url: string;
  readonly alt: string | null;
}

export const schoolPhotoType = builder.objectRef<Photo>('SchoolPhoto').implement({
  fields: (t) => ({
    url: t.exposeString('url', {
      description: 'An absolute URL, or the path of a drawing of this service (demonstration schools).',
    }),
    alt: t.exposeString('alt', { nullable: true, description: 'What it shows, in Portuguese.' }),
  }),
});

interface Reviews {
  readonly average: number;
  readonly count: number;
}

export const schoolReviewsType = builder.objectRef<Reviews>('SchoolReviews').implement({
  fields: (t) => ({
    average: t.exposeFloat('average', { description: '1 to 5; 0 without reviews.' }),
    count: t.exposeInt('count'),
  }),
});

export const schoolStageType = builder.objectRef<StageGroup>('SchoolStage').implement({
  fields: (t) => ({ slug: t.exposeString('groupSlug'), name: t.exposeString('name') }),
});

export const schoolTagType = builder.objectRef<SchoolTag>('SchoolTag').implement({
  fields: (t) => ({ slug: t.exposeString('slug'), name: t.exposeString('name') }),
});

export const amenityType = builder.objectRef<SchoolAmenity>('Amenity').implement({
  description: 'A fact of the School Census (INEP), or what the school itself says instead.',
  fields: (t) => ({
    slug: t.exposeString('slug'),
    name: t.exposeString('name'),
    group: t.exposeString('group', { description: Object.keys(amenityGroupNames).join(', ') }),
    groupName: t.exposeString('groupName'),
    available: t.exposeBoolean('available', { nullable: true, description: 'null: não divulgado.' }),
    statedBySchool: t.exposeBoolean('statedBySchool', {
      description: 'Whether the school itself says so, otherwise than the census.',
    }),
  }),
});

interface Statement {
  readonly field: string;
  readonly at: string;
}

export const schoolStatementType = builder.objectRef<Statement>('SchoolStatement').implement({
  fields: (t) => ({
    field: t.exposeString('field', {
      description:
        'name, email, phone, whatsapp, website, visitHours, description, methodologies, amenities or images.',
    }),
    at: t.exposeString('at', { description: 'ISO 8601, UTC.' }),
  }),
});

interface FactYear {
  readonly fact: string;
  readonly year: number | null;
}

export const factYearType = builder.objectRef<FactYear>('FactYear').implement({
  fields: (t) => ({
    fact: t.exposeString('fact', {
      description: "The slug of an amenity, 'address', 'stages' or 'enrollments'.",
    }),
    year: t.exposeInt('year', { nullable: true, description: 'null: the Catálogo, which has no year.' }),
  }),
});

export const schoolUnlistingType = builder.objectRef<PageUnlisting>('SchoolUnlisting').implement({
  fields: (t) => ({
    reason: t.exposeString('reason', { description: 'closed, suspended, public, no-stages or absent.' }),
    year: t.exposeInt('year', {
      nullable: true,
      description: 'Of the census that says so; null for the Catálogo.',
    }),
    isGone: t.exposeBoolean('isGone', { description: 'It left so long ago that its page is 410.' }),
  }),
});

export const schoolReviewType = builder.objectRef<ReviewHit>('SchoolReview').implement({
  description: 'A published review. The ratings run from 1 to 5.',
  fields: (t) => ({
    id: t.exposeID('id'),
    userName: t.exposeString('userName'),
    userRelationship: t.exposeString('userRelationship'),
    rating: t.exposeFloat('rating', { description: 'The mean of the five ratings.' }),
    ratingStudentsMotivation: t.exposeInt('ratingStudentsMotivation'),
    ratingPhysicalStructure: t.exposeInt('ratingPhysicalStructure'),
    ratingCommunityParticipation: t.exposeInt('ratingCommunityParticipation'),
    ratingSocioemotionalDevelopment: t.exposeInt('ratingSocioemotionalDevelopment'),
    ratingExamPreparation: t.exposeInt('ratingExamPreparation'),
    testimonial: t.exposeString('testimonial', { description: 'Plain text, as written.' }),
    proof: t.exposeString('proof', {
      description: "'enrolled': enrolled through us; 'email': a confirmed e-mail.",
    }),
    publishedAt: t.exposeString('publishedAt', { description: 'ISO 8601, UTC.' }),
    reply: t.exposeString('reply', { nullable: true, description: 'The school’s, plain text, as written.' }),
    repliedAt: t.exposeString('repliedAt', { nullable: true, description: 'ISO 8601, UTC.' }),
  }),
});
