import * as z from 'zod/mini';
import { count, flag, percentage, reais, text, texts } from './fields.ts';

/** What is told of a school (EN-07). */
export const schoolFields = z.strictObject({
  name: text('Name of the school.'),
  cod_ent: z.nullable(text('Code in the School Census (INEP); null where it has none.')),
  is_partner: flag('Whether the school offers scholarships through us.'),
  administrative_dependency: text('Who runs the school, in the words of the School Census.'),
});

/** What is told of an offer (EN-08). A path of the spec such as `school_location.city` is an object in an object. */
export const offerFields = z.strictObject({
  id: text('Id of the offer.'),
  discount_percentage: percentage('Part of the monthly fee that the scholarship pays, 0 to 100.'),
  monthly_fee: reais('Monthly fee without the scholarship.'),
  monthly_fee_with_discount: reais('Monthly fee with the scholarship.'),
  product_shift: text('Slug of the shift.'),
  product_slug_stage_grade: text('Slugs of stage and grade.'),
  product_title: text('Title of the offer, as it is shown.'),
  school_location: z.strictObject({ city: text('Slug of the city of the school.') }),
  school_slug: text('Slug of the school.'),
  school_reviews: z.strictObject({
    count: count('Public reviews of the school.'),
    ratings_average: z.nullable(z.number().check(z.describe('Mean of them, 1 to 5; null without any.'))),
  }),
  school_tags: texts('Slugs of what the school has.'),
  year: count('School year that the scholarship begins in.'),
});
