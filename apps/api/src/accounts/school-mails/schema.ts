import { z } from 'zod';

/** Which mails somebody gets about a school they care for. */
export const mailChoiceBody = z
  .object({
    digest: z.boolean().meta({ description: 'What waits, at half past seven in the morning.' }),
    urgent: z.boolean().meta({
      description: 'Each new visit request and scholarship; from 21:00 to 7:00 at the school they wait.',
    }),
  })
  .meta({ id: 'SchoolMailChoice' });
