import { z } from 'zod';

/** A count of a funnel's bucket. */
const count = z.int().nullable().meta({ description: 'null: 1 to 4, which is hidden.' });

/** What happened in one week, for one grade. */
const bucket = z.object({
  week: z.iso.date().meta({ description: 'Its Monday, at the school.' }),
  grade: z.string().nullable().meta({
    description: 'Slug of a grade; null for what is about no grade: views, saves, comparisons, questions.',
  }),
  views: count,
  saves: count,
  comparisons: count,
  visits: count,
  questions: count,
  reservations: count,
  paid: count,
  enrolled: count,
});

/** How families come closer, from seeing a school to enrolling. */
export const funnelBody = z
  .object({
    weeks: z.array(z.iso.date()).meta({ description: 'All weeks, the latest first.' }),
    buckets: z.array(bucket).meta({ description: 'Those in which something happened.' }),
  })
  .meta({
    id: 'Funnel',
    description:
      'Each step counts what happened in its week. There are no totals, from which a hidden count could be derived.',
  });

export const schoolFunnelBody = z
  .object({ school: z.object({ slug: z.string(), name: z.string() }), funnel: funnelBody })
  .meta({ id: 'SchoolFunnel' });
