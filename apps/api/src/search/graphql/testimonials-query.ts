import { findTestimonials, maximumTestimonials, type Testimonial } from '../schools/testimonials.ts';
import { builder } from './builder.ts';
import { schoolReviewType } from './school-parts.ts';

const defaultTestimonials = 4;

const testimonialType = builder.objectRef<Testimonial>('Testimonial').implement({
  description: 'A published review and the school it is of.',
  fields: (t) => ({
    review: t.expose('review', { type: schoolReviewType }),
    schoolName: t.exposeString('schoolName'),
    schoolSlug: t.exposeString('schoolSlug'),
    city: t.exposeString('city'),
    uf: t.exposeString('uf'),
    demo: t.exposeBoolean('demo', { description: 'Fictional, to show what the site does.' }),
  }),
});

builder.queryField('testimonials', (t) =>
  t.field({
    type: [testimonialType],
    description:
      'What people who name this way to teach say of their schools: one a school, the latest first.',
    args: {
      methodology: t.arg.string({ required: true, description: "As reviews have it: 'Montessoriana'." }),
      size: t.arg.int({ description: `${defaultTestimonials} by default, at most ${maximumTestimonials}.` }),
    },
    resolve: (_root, { methodology, size }, { database }) =>
      findTestimonials(database, methodology, size ?? defaultTestimonials),
  }),
);
