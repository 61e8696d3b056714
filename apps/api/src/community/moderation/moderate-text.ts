import { and, eq, isNull, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { ReviewReportReason } from '@melhor-escola/domain/review-rules';
import { revokeOneTimeTokens } from '../../accounts/sessions/one-time-token.ts';
import { bumpDataVersionIn } from '../../catalog/data-version.ts';
import { type AuditEvent, recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import { findOpenReports, type TextReportRow } from './report-text.ts';
import type { TextKind, TextRow } from './text-kind.ts';

/** A decision of the moderator. */
export type Verdict =
  | { readonly status: 'published' }
  | { readonly status: 'held' }
  | {
      readonly status: 'rejected';
      readonly reason: ReviewReportReason;
      /** The reason in words, for the record and the author's export. */
      readonly rejectionReason: string;
    };

export interface Moderation extends Pick<AuditEvent, 'actor'> {
  readonly id: number;
  readonly verdict: Verdict;
  /** The version of the text that the moderator has read ({@link textVersion}). */
  readonly version: string;
  readonly siteUrl: string;
  readonly requestId: string;
}

/**
 * `changed`: somebody else has decided, reported or answered since it was read. `unconfirmed`: only its author makes a text public (EN-16).
 * Neither changes anything.
 */
export type ModerationOutcome = 'done' | 'changed' | 'unconfirmed';

/**
 * Identifies what a moderator decides on: the text's state, its reports, and the school's answer, which is published with it. The text itself
 * never changes.
 *
 * @param reports the open ones, oldest first.
 */
export function textVersion<Row extends TextRow>(
  { answer }: TextKind<Row>,
  row: Row,
  reports: readonly TextReportRow[],
): string {
  return [row.status, reports.at(-1)?.id ?? 0, answer.read(row).at?.getTime() ?? 0].join('.');
}

/**
 * Applies the moderator's decision and records an audit event. The author is notified of a publication; repeating a
 * decision changes nothing.
 *
 * @throws {ServiceError} 404 for an unknown text.
 */
export async function moderateText<Row extends TextRow>(
  tx: NodePgDatabase,
  kind: TextKind<Row>,
  { id, verdict, version, actor, siteUrl, requestId }: Moderation,
): Promise<ModerationOutcome> {
  const { name, table } = kind;
  const row = await kind.lock(tx, id);
  const reports = (await findOpenReports(tx, kind, [id])).get(id) ?? [];
  const isStatusNew = row.status !== verdict.status;
  const isRead = version === textVersion(kind, row, reports);
  if (!isStatusNew && isApplied(verdict, row, { isRead, isReported: reports.length > 0 })) return 'done';
  if (!isRead) return 'changed';
  if (verdict.status !== 'rejected' && row.publishedAt === null) return 'unconfirmed';
  await tx
    .update(table)
    .set({
      status: verdict.status,
      rejectionReason: verdict.status === 'rejected' ? verdict.rejectionReason : null,
    })
    .where(eq(table.id, id));
  if (verdict.status !== 'held') await resolveReports(tx, kind, id);
  if (verdict.status === 'rejected')
    await revokeOneTimeTokens(tx, { purpose: `confirm-${name}`, subjectId: id });
  await recordAuditEvent(tx, {
    actor,
    action: `${name}.${verdict.status}`,
    subject: `${name}:${id}`,
    ...(verdict.status === 'rejected' && { after: { reason: verdict.reason } }),
    requestId,
  });
  if (!isStatusNew) return 'done';
  await kind.refreshSchool?.(tx, row.schoolId);
  if (verdict.status === 'published') await kind.notifyAuthor(tx, row, siteUrl);
  await bumpDataVersionIn(tx, row.schoolId);
  return 'done';
}

/** Whether a decision that leaves the text's status is the one that was made. */
function isApplied(
  verdict: Verdict,
  { rejectionReason }: TextRow,
  { isRead, isReported }: { readonly isRead: boolean; readonly isReported: boolean },
): boolean {
  // Holding what is held is recorded, because it puts the text at the end of the list; sent twice, a first decision is not.
  if (verdict.status === 'held') return !isRead;
  // For another reason it would be lost, although its author reads the reason.
  if (verdict.status === 'rejected' && verdict.rejectionReason !== rejectionReason) return false;
  return !isReported;
}

/** Resolved reports do not count: holding the text again takes three new ones. */
async function resolveReports(
  tx: NodePgDatabase,
  { reportTable }: Pick<TextKind<never>, 'reportTable'>,
  id: number,
): Promise<void> {
  await tx
    .update(reportTable)
    .set({ resolvedAt: sql`now()` })
    .where(and(eq(reportTable.textId, id), isNull(reportTable.resolvedAt)));
}
