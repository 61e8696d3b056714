import { eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { recordAuditEvent } from '../audit/record-audit-event.ts';
import { question } from '../database/question-schema.ts';
import { bumpDataVersionIn } from '../directory/data-version.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { questionAnsweredMail } from '../mail/messages/question-mails.ts';
import type { TextChange } from '../moderation/moderate-text.ts';
import { requireConfirmed } from '../moderation/text-kind.ts';
import { mailOfQuestion, questionKind } from './question.ts';

/**
 * Sets the school's answer to a question, or removes it with null. The first answer to a public question is mailed to its
 * author; a corrected one is not.
 *
 * @throws {ServiceError} 404 QUESTION_NOT_FOUND, 409 QUESTION_UNCONFIRMED
 */
export async function answerQuestion(
  tx: NodePgDatabase,
  answer: string | null,
  { id, siteUrl, requestId }: TextChange,
): Promise<void> {
  const row = await questionKind.lock(tx, id);
  requireConfirmed(questionKind, row);
  await tx
    .update(question)
    .set({ answer, answeredAt: answer === null ? null : sql`now()` })
    .where(eq(question.id, id));
  if (answer !== null && row.answer === null && row.status === 'published' && row.userEmail !== null) {
    const message = questionAnsweredMail({ ...(await mailOfQuestion(tx, row, siteUrl)), answer });
    await enqueueMail(tx, 'question-answered', { email: row.userEmail }, message);
  }
  await recordAuditEvent(tx, {
    actor: 'operator',
    action: answer === null ? 'question.answer-deleted' : 'question.answered',
    subject: `question:${id}`,
    requestId,
  });
  await bumpDataVersionIn(tx, row.schoolId);
}
