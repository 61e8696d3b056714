import { routes } from '@melhor-escola/domain/routes';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import { bumpDataVersionIn } from '../../catalog/data-version.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import { textReportedMail } from './report-mails.ts';
import type { TextReport } from './schema.ts';
import { isPublishedOrHeld, type TextEnvironment, type TextKind, type TextRow } from './text-kind.ts';
import { schoolOfText } from './text-school.ts';

/** Number of reports by different people that hides a text until the moderator decides. */
const REPORTS_TO_HOLD = 3;

export interface ReportedText {
  readonly id: number;
  readonly report: TextReport;
  readonly requestId: string;
  readonly environment: TextEnvironment;
}

/**
 * Stores a report of a text, and notifies our team. The third unresolved report holds it.
 *
 * @throws {ServiceError} 404 for a text that is not public.
 */
export async function reportText<Row extends TextRow>(
  tx: NodePgDatabase,
  kind: TextKind<Row>,
  { id, report, requestId, environment }: ReportedText,
): Promise<void> {
  const { name, table, reportTable } = kind;
  const row = await kind.lock(tx, id);
  if (!isPublishedOrHeld(row)) throw kind.notFound();
  await tx.insert(reportTable).values({ textId: id, ...report });
  if (row.status === 'held') return;
  const notifyOperator = (isHeld: boolean) => enqueueReportMail(tx, kind, { row, isHeld, environment });
  const reports = (await findOpenReports(tx, kind, [id])).get(id)?.length ?? 0;
  if (reports === 1) await notifyOperator(false);
  if (reports < REPORTS_TO_HOLD) return;
  await tx.update(table).set({ status: 'held' }).where(eq(table.id, id));
  await kind.refreshSchool?.(tx, row.schoolId);
  await recordAuditEvent(tx, {
    actor: 'system',
    action: `${name}.held`,
    subject: `${name}:${id}`,
    requestId,
  });
  await bumpDataVersionIn(tx, row.schoolId);
  await notifyOperator(true);
}

/** Mails our team, at the first report and when the text is hidden: at most twice until it decides. */
async function enqueueReportMail<Row extends TextRow>(
  tx: NodePgDatabase,
  { name }: TextKind<Row>,
  {
    row,
    isHeld,
    environment,
  }: { readonly row: Row; readonly isHeld: boolean; readonly environment: TextEnvironment },
): Promise<void> {
  const { siteUrl, operatorEmail } = environment;
  if (operatorEmail === undefined) return;
  const school = await schoolOfText(tx, row);
  const moderationUrl = siteUrl + routes.panelModeration.path();
  const message = textReportedMail({ name, id: row.id, school: school.name, isHeld, moderationUrl });
  await enqueueMail(tx, 'text-reported-operator', { email: operatorEmail }, message);
}

/** A stored report. */
export type TextReportRow = TextKind<never>['reportTable']['$inferSelect'];

/** The unresolved reports of these texts, by text, oldest first. */
export async function findOpenReports(
  db: NodePgDatabase,
  { reportTable }: Pick<TextKind<never>, 'reportTable'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly TextReportRow[]>> {
  const rows = await db
    .select()
    .from(reportTable)
    .where(and(inArray(reportTable.textId, [...ids]), isNull(reportTable.resolvedAt)))
    .orderBy(asc(reportTable.id));
  return Map.groupBy(rows, ({ textId }) => textId);
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
  if (!found || !isPublishedOrHeld(found)) throw notFound();
}
