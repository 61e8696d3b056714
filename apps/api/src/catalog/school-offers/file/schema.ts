import { z } from 'zod';

const statedOffer = z.object({
  title: z.string(),
  grade: z.string(),
  shift: z.string(),
  year: z.int(),
  monthlyFee: z.int(),
  discountPercentage: z.number(),
  price: z.int(),
  enrollmentFee: z.int(),
  material: z.int().nullable(),
  uniform: z.int().nullable(),
  meals: z.int().nullable(),
  transport: z.int().nullable(),
  seats: z.int(),
  validUntil: z.string(),
});

/** Lines of each list. */
export const MAX_LISTED_LINES = 200;

const line = z.int().meta({ description: 'In the file; the header is line 1.' });

/** What a file would change of a school's offers, with its first 200 lines of each kind. */
export const offerFilePreviewBody = z
  .object({
    preview: z.string().meta({ description: 'Names this preview, to apply it.' }),
    counts: z.object({ added: z.int(), changed: z.int(), unchanged: z.int(), rejected: z.int() }),
    added: z.array(z.object({ line, after: statedOffer })),
    changed: z.array(z.object({ line, before: statedOffer, after: statedOffer })),
    rejected: z.array(z.object({ line, message: z.string().meta({ description: 'What to do.' }) })),
    ignoredColumns: z.array(z.string()).meta({ description: 'Columns that are none of an offer.' }),
  })
  .meta({ id: 'OfferFilePreview', description: 'Money is in centavos. Offers that the file lacks stay.' });

/** How many offers a file has added and changed. */
export const appliedOfferFileBody = z
  .object({ added: z.int(), changed: z.int() })
  .meta({ id: 'AppliedOfferFile' });
