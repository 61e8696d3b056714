import { and, eq, isNull, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { revokeOneTimeTokens } from '../../accounts/sessions/one-time-token.ts';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import { bumpDataVersionIn } from '../../catalog/data-version.ts';
import { requireConfirmed, type TextKind, type TextRow } from './text-kind.ts';

/** A decision of the moderator. */
export type Verdict =
  | { readonly status: 'published' }
  | { readonly status: 'held' }
  | { readonly status: 'rejected'; readonly reason: string };

/** An operator's change of a text. */
export interface TextChange {
  readonly id: number;
  readonly siteUrl: string;
  readonly requestId: string;
}

/**
 * Applies the moderator's decision and records an audit event. The author is notified of a publication; repeating a
 * decision changes nothing.
 *
 * @throws {ServiceError} 404 for an unknown text, 409 for one that its author has not confirmed.
 */
export async function moderateText<Row extends TextRow>(
  tx: NodePgDatabase,
  kind: TextKind<Row>,
  { verdict, id, siteUrl, requestId }: TextChange & { readonly verdict: Verdict },
): Promise<void> {
  const { name, table } = kind;
  const row = await kind.lock(tx, id);
  if (verdict.status !== 'rejected') requireConfirmed(kind, row);
  await tx
    .update(table)
    .set({
      status: verdict.status,
      rejectionReason: verdict.status === 'rejected' ? verdict.reason : null,
    })
    .where(eq(table.id, id));
  if (verdict.status !== 'held') await resolveReports(tx, kind, id);
  if (verdict.status === 'rejected') {
    await revokeOneTimeTokens(tx, { purpose: `confirm-${name}`, subjectId: id });
  }
  const isChanged = row.status !== verdict.status;
  if (isChanged) await kind.refreshSchool?.(tx, row.schoolId);
  if (isChanged && verdict.status === 'published') await kind.notifyAuthor(tx, row, siteUrl);
  await recordAuditEvent(tx, {
    actor: 'operator',
    action: `${name}.${verdict.status}`,
    subject: `${name}:${id}`,
    requestId,
  });
  if (isChanged) await bumpDataVersionIn(tx, row.schoolId);
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
