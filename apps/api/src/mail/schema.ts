import { z } from 'zod';

/** A mail that was given up, without what it says. Answered to the operator alone. */
export const deadLetterBody = z
  .object({
    id: z.int(),
    kind: z.string().meta({ description: "Which message: 'welcome'. What it says is nobody’s to read." }),
    recipient: z.string(),
    attempts: z.int(),
    createdAt: z.iso.datetime(),
    failedAt: z.iso.datetime(),
    lastError: z.string().nullable(),
  })
  .meta({ id: 'GivenUpMail' });

export const retriedMailBody = z.object({
  retried: z.int().meta({ description: 'How many are sent again.' }),
});
