import { z } from 'zod';

/** Mails that no server took, and those that a full allowance of their mailbox held back. */
export const unsentMailState = z.enum(['failed', 'held-back']);

export type UnsentMailState = z.output<typeof unsentMailState>;

/** Why our team deletes a mail instead of sending it again. */
export const mailDeletionReason = z.enum(['wrong-address', 'out-of-date', 'settled-otherwise']);

/** A page of unsent mails, latest first, without their content; their recipients are masked. For our own team. */
export const unsentMailsBody = z
  .object({
    counts: z.object({ failed: z.int(), 'held-back': z.int() }),
    pages: z.int().min(1).meta({ description: 'Of this state.' }),
    mails: z.array(
      z.object({
        id: z.int(),
        kind: z.string().meta({ description: "Kind of message: 'welcome'." }),
        recipient: z.string().meta({ description: "Masked: 'm•••@e•••.com.br'." }),
        attempts: z.int(),
        createdAt: z.iso.datetime(),
        failedAt: z.iso.datetime(),
        lastError: z
          .string()
          .nullable()
          .meta({ description: "Codes alone: 'EENVELOPE 550 5.1.1'. null if it is not known." }),
      }),
    ),
  })
  .meta({ id: 'UnsentMails' });

export const retriedMailsBody = z
  .object({ retried: z.int().meta({ description: 'Number of mails that are sent again.' }) })
  .meta({ id: 'RetriedMails' });
