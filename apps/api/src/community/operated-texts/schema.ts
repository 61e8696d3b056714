import { rejectionDetails, reviewReportReasons } from '@melhor-escola/domain/review-rules';
import { z } from 'zod';
import { maskEmail } from '@melhor-escola/domain/email-address';
import { listPageQuery } from '../../platform/http/slice-routes.ts';
import { textVersion } from '../moderation/moderate-text.ts';
import type { TextReportRow } from '../moderation/report-text.ts';
import { plainTextField, textStatuses } from '../moderation/schema.ts';
import type { TextRow } from '../moderation/text-kind.ts';
import type { TextSchool } from '../moderation/text-school.ts';
import type { SchoolTextKind } from '../school-texts/schema.ts';

const school = z.object({ slug: z.string(), name: z.string() });
const moment = z.iso.datetime();
const kind = z.enum(['question', 'review']);
const version = z.string().max(60);

/** A question or a review, with its answer and its reports, as our team decides on it. */
export const operatedTextBody = z
  .object({
    kind,
    id: z.int(),
    version: version.meta({ description: 'Of its state, reports and answer. Sent back with a decision.' }),
    status: z.enum(textStatuses),
    school,
    author: z.string(),
    email: z.string().nullable().meta({ description: "The author's, masked: 'm•••@e•••.com.br'." }),
    relationship: z.string().nullable().meta({ description: 'Of a review’s author, to the school.' }),
    rating: z.number().nullable().meta({ description: 'The mean of a review, 1 to 5.' }),
    text: z.string(),
    answer: z.string().nullable().meta({ description: 'The school’s. Public together with the text.' }),
    rejectionReason: z.string().nullable(),
    createdAt: moment,
    waitingSince: moment.nullable().meta({ description: 'Null for a text that waits for no decision.' }),
    reports: z
      .array(z.object({ id: z.int(), reason: z.string(), details: z.string().nullable(), createdAt: moment }))
      .meta({ description: 'Open ones, oldest first.' }),
  })
  .meta({ id: 'OperatedText' });

export type OperatedTextBody = z.input<typeof operatedTextBody>;

export const operatedTextsQuery = listPageQuery.pick({ page: true }).extend({
  school: z.string().max(200).optional().meta({
    description: 'Its slug: all texts about it, whatever their state. Without it, those that wait.',
  }),
});

/** A page of texts for our team. */
export const operatedTextsBody = z
  .object({
    school: school.nullable().meta({ description: 'Whose texts these are; null for those that wait.' }),
    total: z.int().meta({ description: 'On all pages.' }),
    page: z.int().meta({ description: 'The last one, if a later one was asked for.' }),
    pages: z.int().meta({ description: '1 for an empty list.' }),
    texts: z.array(operatedTextBody),
  })
  .meta({ id: 'OperatedTexts' });

const decision = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('publish') }),
  z.object({ kind: z.literal('hold') }),
  z.object({
    kind: z.literal('reject'),
    reason: z.enum(reviewReportReasons),
    details: plainTextField(rejectionDetails).nullable(),
  }),
]);

/** Decisions on several texts, because an operator makes one every few seconds. */
export const textDecisionsBody = z
  .object({
    decisions: z
      .array(z.object({ kind, id: z.int().min(1).max(2_147_483_647), version, decision }))
      .min(1)
      .max(100),
  })
  .meta({ id: 'TextDecisions' });

export type TextDecision = z.output<typeof textDecisionsBody>['decisions'][number];

/** What became of each decision, in their order. */
export const decidedTextsBody = z
  .object({
    results: z.array(
      z.object({
        kind,
        id: z.int(),
        outcome: z.enum(['done', 'changed', 'unconfirmed', 'gone']).meta({
          description:
            'changed: not applied, because somebody has decided, reported or answered since; unconfirmed: not applied, because only its author makes a text public; gone: there is no such text.',
        }),
        text: operatedTextBody.nullable().meta({ description: 'As it is now; null when it is gone.' }),
      }),
    ),
  })
  .meta({ id: 'DecidedTexts' });

/** @param waitingSince null for a text that waits for no decision. */
export function toOperatedText<Row extends TextRow>(
  { kind: textKind, describe }: SchoolTextKind<Row>,
  row: Row,
  {
    school: { slug, name },
    reports,
    waitingSince,
  }: {
    readonly school: Pick<TextSchool, 'slug' | 'name'>;
    readonly reports: readonly TextReportRow[];
    readonly waitingSince: Date | null;
  },
): OperatedTextBody {
  return {
    kind: textKind.name,
    id: row.id,
    version: textVersion(textKind, row, reports),
    status: row.status,
    school: { slug, name },
    author: row.userName,
    email: row.userEmail === null ? null : maskEmail(row.userEmail),
    ...describe(row),
    answer: textKind.answer.read(row).text,
    rejectionReason: row.rejectionReason,
    createdAt: row.createdAt.toISOString(),
    waitingSince: waitingSince?.toISOString() ?? null,
    reports: reports.map(({ id, reason, details, createdAt }) => ({
      id,
      reason,
      details,
      createdAt: createdAt.toISOString(),
    })),
  };
}
