import { z } from 'zod';

const queue = z.object({
  count: z.int(),
  oldest: z.iso
    .datetime()
    .nullable()
    .meta({ description: 'Since when the first one waits, if that is known.' }),
});

/** What waits for our team, by queue. */
export const operationBody = z
  .object({
    texts: queue.meta({ description: 'Questions and reviews that are hidden or reported.' }),
    claims: queue.meta({ description: 'Claims of schools to decide on, or to call the school about.' }),
    oversold: queue.meta({ description: 'Paid reservations without a seat.' }),
    visits: queue.meta({ description: 'Requests that no school has answered.' }),
    unconfirmedSchools: queue.meta({ description: 'Schools that the latest census of their state lacks.' }),
    mails: queue.meta({ description: 'Mails that no server has accepted.' }),
  })
  .meta({ id: 'Operation' });
