import { and, count, eq, isNull } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { recordAuditEvent } from '../audit/record-audit-event.ts';
import { question, questionReport } from '../database/question-schema.ts';
import { bumpDataVersionIn } from '../directory/data-version.ts';
import { REPORTS_TO_HOLD, type ReviewReport } from '../reviews/report-review.ts';
import { lockQuestion, questionNotFound } from './question.ts';

/**
 * Stores a report of a question. The third unresolved report holds the question.
 *
 * @throws {ServiceError} 404 QUESTION_NOT_FOUND for a question that is not public.
 */
export async function reportQuestion(
  tx: NodePgDatabase,
  id: number,
  report: ReviewReport,
  requestId: string,
): Promise<void> {
  const row = await lockQuestion(tx, id);
  if (row.status !== 'published' && row.status !== 'held') throw questionNotFound();
  await tx.insert(questionReport).values({ questionId: id, ...report });
  if (row.status === 'held') return;
  const [open] = await tx
    .select({ reports: count() })
    .from(questionReport)
    .where(and(eq(questionReport.questionId, id), isNull(questionReport.resolvedAt)));
  if ((open?.reports ?? 0) < REPORTS_TO_HOLD) return;
  await tx.update(question).set({ status: 'held' }).where(eq(question.id, id));
  await recordAuditEvent(tx, {
    actor: 'system',
    action: 'question.held',
    subject: `question:${id}`,
    requestId,
  });
  await bumpDataVersionIn(tx, row.schoolId);
}

/** Whether a question can be reported: checked before the report counts against the sender's limit. */
export async function isReportable(db: NodePgDatabase, id: number): Promise<boolean> {
  const [found] = await db.select({ status: question.status }).from(question).where(eq(question.id, id));
  return found?.status === 'published' || found?.status === 'held';
}
