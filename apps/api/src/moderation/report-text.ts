import { and, count, eq, isNull } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { recordAuditEvent } from '../audit/record-audit-event.ts';
import { bumpDataVersionIn } from '../directory/data-version.ts';
import type { TextReport } from './schema.ts';
import type { TextKind, TextRow } from './text-kind.ts';

/** Number of reports by different people that hides a text until the moderator decides. */
const REPORTS_TO_HOLD = 3;

const canBeReported = ({ status }: Pick<TextRow, 'status'>) => status === 'published' || status === 'held';

/**
 * Stores a report of a text. The third unresolved report holds it.
 *
 * @throws {ServiceError} 404 for a text that is not public.
 */
export async function reportText<Row extends TextRow>(
  tx: NodePgDatabase,
  kind: TextKind<Row>,
  { id, report, requestId }: { readonly id: number; readonly report: TextReport; readonly requestId: string },
): Promise<void> {
  const { name, table, reportTable } = kind;
  const row = await kind.lock(tx, id);
  if (!canBeReported(row)) throw kind.notFound();
  await tx.insert(reportTable).values({ textId: id, ...report });
  if (row.status === 'held') return;
  const [open] = await tx
    .select({ reports: count() })
    .from(reportTable)
    .where(and(eq(reportTable.textId, id), isNull(reportTable.resolvedAt)));
  if ((open?.reports ?? 0) < REPORTS_TO_HOLD) return;
  await tx.update(table).set({ status: 'held' }).where(eq(table.id, id));
  await kind.refreshSchool?.(tx, row.schoolId);
  await recordAuditEvent(tx, {
    actor: 'system',
    action: `${name}.held`,
    subject: `${name}:${id}`,
    requestId,
  });
  await bumpDataVersionIn(tx, row.schoolId);
}

/**
 * Checked before a report counts against its sender's limit.
 *
 * @throws {ServiceError} 404 for a text that is not public.
 */
export async function requireReportable<Row extends TextRow>(
  db: NodePgDatabase,
  { table, notFound }: TextKind<Row>,
  id: number,
): Promise<void> {
  const [found] = await db.select({ status: table.status }).from(table).where(eq(table.id, id));
  if (!found || !canBeReported(found)) throw notFound();
}
