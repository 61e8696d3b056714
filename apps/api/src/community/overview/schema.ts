import { z } from 'zod';

const week = z
  .object({ current: z.int(), previous: z.int() })
  .meta({ description: 'Of the last finished week at the school, Monday to Sunday, and of the one before.' });

const hiddenWeek = z
  .object({ current: z.int().nullable(), previous: z.int().nullable() })
  .meta({ description: 'The same. null: 1 to 4, which is hidden.' });

/** What waits for a school, and its week. */
export const schoolOverviewBody = z
  .object({
    school: z.object({ slug: z.string(), name: z.string() }),
    waiting: z.object({
      visits: z.int().meta({
        description: 'Requests that the school has not decided on, and questions without an answer.',
      }),
      questions: z.int().meta({ description: 'Published, without an answer.' }),
      reviews: z.int().meta({ description: 'Published, without a reply.' }),
      orders: z.int().meta({ description: 'Secured scholarships whose enrollment is not confirmed.' }),
      oversold: z.int().meta({ description: 'Paid reservations without a seat.' }),
      endingOffers: z.int().meta({ description: 'With seats left, that end within 14 days.' }),
    }),
    offers: z.int().meta({ description: 'That visitors see.' }),
    seatsLeft: z.int(),
    week: z.object({
      views: hiddenWeek,
      comparisons: hiddenWeek,
      saves: hiddenWeek,
      visits: week,
      orders: week,
      enrollments: week,
    }),
  })
  .meta({ id: 'SchoolOverview' });
