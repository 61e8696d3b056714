import { and, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { bumpDataVersionIn } from '../../catalog/data-version.ts';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import { auditEvent } from '../../platform/database/account-schema.ts';
import { ServiceError } from '../../platform/http/errors/service-error.ts';
import type { PanelEditor } from '../../platform/http/panel-caller.ts';
import { reportText } from '../moderation/report-text.ts';
import type { TextReport } from '../moderation/schema.ts';
import {
  isPublishedOrHeld,
  type TextEnvironment,
  type TextKind,
  type TextRow,
} from '../moderation/text-kind.ts';
import { findReportedTexts } from './find-school-texts.ts';
import { type SchoolTextKind, toSchoolText } from './schema.ts';

export interface AnswerChange {
  readonly id: number;
  /** Null removes it. */
  readonly answer: string | null;
  /** When the answer that was read was written; null for a text without one. */
  readonly version: string | null;
  readonly siteUrl: string;
}

/**
 * Sets, changes or removes the school's answer to a text. It is public at once; visitors report it together with the text. The first
 * answer to a public question is mailed to its author. The same answer again changes and sends nothing.
 *
 * @throws {ServiceError} 404 for a text of another school, and for one that is not confirmed or was rejected; 409 TEXT_CHANGED
 */
export async function changeAnswer<Row extends TextRow>(
  tx: NodePgDatabase,
  text: SchoolTextKind<Row>,
  { schoolId, accountId, requestId }: PanelEditor,
  { id, answer, version, siteUrl }: AnswerChange,
): Promise<void> {
  const { kind } = text;
  const row = await lockSchoolText(tx, kind, { id, schoolId });
  const { text: before, at } = kind.answer.read(row);
  if (before === answer) return;
  if ((at?.toISOString() ?? null) !== version) {
    const reported = await findReportedTexts(tx, kind, schoolId, [id]);
    throw new ServiceError('TEXT_CHANGED', 'Outra pessoa mudou esta resposta enquanto você escrevia.', {
      details: { currentText: toSchoolText(text, row, reported.has(id)) },
    });
  }
  await kind.answer.write(tx, row, answer);
  if (before === null && answer !== null && row.status === 'published' && !(await wasAnswered(tx, kind, id)))
    await kind.answer.notifyAuthor?.(tx, row, answer, siteUrl);
  const done = before === null ? 'answered' : answer === null ? 'answer-deleted' : 'answer-changed';
  await recordAuditEvent(tx, {
    actor: `account:${accountId}`,
    action: `${kind.name}.${done}`,
    subject: `${kind.name}:${id}`,
    schoolId,
    ...(before !== null && { before: { answer: before } }),
    after: { answer },
    requestId,
  });
  await bumpDataVersionIn(tx, schoolId);
}

/** Whether the text has had an answer before, which may be deleted by now. */
async function wasAnswered(
  tx: NodePgDatabase,
  { name }: Pick<TextKind<never>, 'name'>,
  id: number,
): Promise<boolean> {
  const isAnswer = and(eq(auditEvent.subject, `${name}:${id}`), eq(auditEvent.action, `${name}.answered`));
  return (await tx.$count(auditEvent, isAnswer)) > 0;
}

/**
 * Reports a text to our team. All people of a school together count once until our team has decided: three reports hide a text.
 *
 * @throws {ServiceError} 404 as for an answer.
 */
export async function reportAsSchool<Row extends TextRow>(
  tx: NodePgDatabase,
  kind: TextKind<Row>,
  { schoolId, accountId, requestId }: PanelEditor,
  {
    id,
    report,
    environment,
  }: { readonly id: number; readonly report: TextReport; readonly environment: TextEnvironment },
): Promise<void> {
  await lockSchoolText(tx, kind, { id, schoolId });
  const reported = await findReportedTexts(tx, kind, schoolId, [id]);
  if (reported.has(id)) return;
  await reportText(tx, kind, { id, report, requestId, environment });
  await recordAuditEvent(tx, {
    actor: `account:${accountId}`,
    action: `${kind.name}.reported`,
    subject: `${kind.name}:${id}`,
    schoolId,
    after: { reason: report.reason },
    requestId,
  });
}

async function lockSchoolText<Row extends TextRow>(
  tx: NodePgDatabase,
  kind: TextKind<Row>,
  { id, schoolId }: { readonly id: number; readonly schoolId: number },
): Promise<Row> {
  const row = await kind.lock(tx, id);
  if (row.schoolId !== schoolId || !isPublishedOrHeld(row)) throw kind.notFound();
  return row;
}
