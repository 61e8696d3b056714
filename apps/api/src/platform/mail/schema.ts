import { z } from 'zod';

/** A dead letter without its content. For the operator only. */
export const deadLetterBody = z
  .object({
    id: z.int(),
    kind: z.string().meta({ description: "Kind of message: 'welcome'. Its content is never returned." }),
    recipient: z.string(),
    attempts: z.int(),
    createdAt: z.iso.datetime(),
    failedAt: z.iso.datetime(),
    lastError: z.string().nullable(),
  })
  .meta({ id: 'DeadLetter' });

export const retriedMailBody = z.object({
  retried: z.int().meta({ description: 'Number of mails that are retried.' }),
});
