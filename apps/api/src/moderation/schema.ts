import { z } from 'zod';
import type { ReviewStatus } from '../database/schema.ts';

/** Statuses of a text that its author publishes and the operator moderates: a review, a question. */
export const textStatuses = [
  'unconfirmed',
  'published',
  'held',
  'rejected',
] as const satisfies readonly ReviewStatus[];

/** Filters of the moderator's list. */
export interface TextFilter {
  readonly status?: ReviewStatus | undefined;
  /** A school's slug. */
  readonly school?: string | undefined;
  readonly id?: number | undefined;
  /** Whether the school has answered; not for all kinds of texts. */
  readonly answered?: boolean | undefined;
}

/** A decision of the moderator. */
export type Verdict =
  | { readonly status: 'published' }
  | { readonly status: 'held' }
  | { readonly status: 'rejected'; readonly reason: string };

/** Private fields of a text. For the operator only. */
export const moderatedFields = {
  school: z.object({ slug: z.string(), name: z.string() }),
  userEmail: z.string().nullable(),
  status: z.enum(textStatuses),
  rejectionReason: z.string().nullable(),
  createdAt: z.string(),
  reports: z
    .array(z.object({ reason: z.string(), details: z.string().nullable(), createdAt: z.string() }))
    .meta({ description: 'Unresolved reports, oldest first.' }),
};

type ModeratedFields = z.output<z.ZodObject<typeof moderatedFields>>;

interface ReadText {
  readonly row: Pick<ModeratedFields, 'userEmail' | 'status' | 'rejectionReason'> & {
    readonly createdAt: Date;
  };
  readonly school: ModeratedFields['school'];
  readonly reports: readonly {
    readonly reason: string;
    readonly details: string | null;
    readonly createdAt: Date;
  }[];
}

/** The private fields of a text as read from the database. */
export const toModeratedFields = ({ row, school, reports }: ReadText): ModeratedFields => ({
  school,
  userEmail: row.userEmail,
  status: row.status,
  rejectionReason: row.rejectionReason,
  createdAt: row.createdAt.toISOString(),
  reports: reports.map(({ reason, details, createdAt }) => ({
    reason,
    details,
    createdAt: createdAt.toISOString(),
  })),
});
