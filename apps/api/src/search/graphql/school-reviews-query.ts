import {
  type ReviewAverages,
  schoolReviewSorts,
  type SchoolReviewsResult,
  searchSchoolReviews,
} from '../schools/school-reviews.ts';
import { builder, runSearch } from './builder.ts';
import { facetType, paginationInput } from './shared-types.ts';
import { schoolReviewType } from './school-parts.ts';
import {
  findTestimonials,
  MAX_TESTIMONIALS,
  MIN_QUOTED_CHARACTERS,
  type Testimonial,
} from '../schools/testimonials.ts';

const averagesType = builder.objectRef<ReviewAverages>('ReviewAverages').implement({
  description: 'Means of all published reviews, 1 to 5.',
  fields: (t) => ({
    ratingStudentsMotivation: t.exposeFloat('ratingStudentsMotivation'),
    ratingPhysicalStructure: t.exposeFloat('ratingPhysicalStructure'),
    ratingCommunityParticipation: t.exposeFloat('ratingCommunityParticipation'),
    ratingSocioemotionalDevelopment: t.exposeFloat('ratingSocioemotionalDevelopment'),
    ratingExamPreparation: t.exposeFloat('ratingExamPreparation'),
  }),
});

const schoolReviewResultType = builder.objectRef<SchoolReviewsResult>('SchoolReviewResult').implement({
  fields: (t) => ({
    hits: t.expose('hits', { type: [schoolReviewType] }),
    total: t.exposeInt('total', { description: 'Hits on all pages.' }),
    page: t.exposeInt('page'),
    size: t.exposeInt('size'),
    facets: t.expose('facets', {
      type: [facetType],
      description: 'stars, best first, and proof; each ignores its own argument.',
    }),
    averages: t.expose('averages', { type: averagesType, nullable: true }),
  }),
});

const schoolReviewSort = builder.enumType('SchoolReviewSort', { values: schoolReviewSorts });

builder.queryField('schoolReviews', (t) =>
  t.field({
    type: schoolReviewResultType,
    description: "A school's published reviews, latest first; none for an unknown slug.",
    args: {
      schoolSlug: t.arg.string({ required: true }),
      stars: t.arg.int({ description: 'Only reviews with this rounded mean: 1 to 5.' }),
      proof: t.arg.string({ description: "Only reviews with this evidence: 'enrolled' or 'email'." }),
      sort: t.arg({ type: schoolReviewSort }),
      pagination: t.arg({ type: paginationInput }),
    },
    resolve: (_root, args, { database }) =>
      runSearch('filterString', () => searchSchoolReviews(database, args)),
  }),
);

const DEFAULT_TESTIMONIALS = 4;

const testimonialType = builder.objectRef<Testimonial>('Testimonial').implement({
  description: 'A published review with its school.',
  fields: (t) => ({
    review: t.expose('review', { type: schoolReviewType }),
    schoolName: t.exposeString('schoolName'),
    schoolSlug: t.exposeString('schoolSlug'),
    city: t.exposeString('city'),
    uf: t.exposeString('uf'),
    demo: t.exposeBoolean('demo', { description: 'Fictional, for demonstration.' }),
  }),
});

builder.queryField('testimonials', (t) =>
  t.field({
    type: [testimonialType],
    description: 'Reviews to quote: one per school, latest first.',
    args: {
      methodology: t.arg.string({
        description: `Only reviews that name it: 'Montessoriana'. Otherwise those of ${MIN_QUOTED_CHARACTERS} characters or more.`,
      }),
      size: t.arg.int({ description: `${DEFAULT_TESTIMONIALS} by default, at most ${MAX_TESTIMONIALS}.` }),
    },
    resolve: (_root, { methodology, size }, { database }) =>
      findTestimonials(database, methodology ?? undefined, size ?? DEFAULT_TESTIMONIALS),
  }),
);
