import {
  schoolReviewSorts,
  searchSchoolReviews,
  type ReviewAverages,
  type SchoolReviewsResult,
} from '../schools/school-reviews.ts';
import { runSearch } from './run-search.ts';
import { builder } from './builder.ts';
import { facetType } from './facet-type.ts';
import { schoolReviewType } from './school-parts.ts';
import { paginationInput } from './search-input.ts';

const averagesType = builder.objectRef<ReviewAverages>('ReviewAverages').implement({
  description: 'The means of all published reviews, 1 to 5.',
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
    description: "A school's published reviews, the latest first; none for a slug that no school has.",
    args: {
      schoolSlug: t.arg.string({ required: true }),
      stars: t.arg.int({ description: 'Only those whose mean, to the nearest whole, is this: 1 to 5.' }),
      proof: t.arg.string({ description: "Only those with this behind them: 'enrolled' or 'email'." }),
      sort: t.arg({ type: schoolReviewSort }),
      pagination: t.arg({ type: paginationInput }),
    },
    resolve: (_root, args, { database }) =>
      runSearch('filterString', () => searchSchoolReviews(database, args)),
  }),
);
