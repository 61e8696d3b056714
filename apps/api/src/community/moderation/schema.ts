import { requiredMessage } from '@melhor-escola/domain/field-messages';
import { normalizePlainText } from '@melhor-escola/domain/plain-text';
import {
  reportDetails,
  reviewReportReasons,
  type TextLimits,
  textProblem,
} from '@melhor-escola/domain/review-rules';
import { z } from 'zod';
import type { TextStatus } from '../../platform/database/text-schema.ts';

/** The id of a text in a path. */
export const textParameters = z.object({ id: z.coerce.number<string>().int().min(1).max(2_147_483_647) });

/** A required text → as stored. */
export function plainTextField(limits: TextLimits) {
  return z
    .string(requiredMessage(limits.label))
    .superRefine((text, context) => {
      const problem = text.trim() === '' ? requiredMessage(limits.label) : textProblem(text, limits);
      if (problem !== undefined) context.addIssue(problem);
    })
    .transform(normalizePlainText)
    .meta({ minLength: limits.min, maxLength: limits.max });
}

/** A report that a text breaks the rules. */
export const reportBody = z
  .object({
    reason: z.enum(reviewReportReasons),
    details: z
      .string()
      .nullish()
      .superRefine((text, context) => {
        const problem = textProblem(text ?? '', reportDetails);
        if (problem !== undefined) context.addIssue(problem);
      })
      .transform((text) => normalizePlainText(text ?? '') || null)
      .meta({ maxLength: reportDetails.max }),
  })
  .meta({ id: 'ReviewReport' });

export type TextReport = z.output<typeof reportBody>;

/** Answer to a mailed link that was followed. */
export const confirmedFields = {
  message: z.string().meta({ description: 'For the visitor, in Portuguese.' }),
  school: z.object({ slug: z.string(), name: z.string() }),
};

export const textStatuses = [
  'unconfirmed',
  'published',
  'held',
  'rejected',
] as const satisfies readonly TextStatus[];
