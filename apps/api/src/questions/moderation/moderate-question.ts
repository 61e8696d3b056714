import { routes } from '@melhor-escola/domain/routes';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { revokeOneTimeTokens } from '../../accounts/sessions/one-time-token.ts';
import { recordAuditEvent } from '../../audit/record-audit-event.ts';
import { question, questionReport } from '../../database/question-schema.ts';
import { bumpDataVersionIn } from '../../directory/data-version.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { questionAnsweredMail, questionPublishedMail } from '../../mail/messages/question-mails.ts';
import type { Verdict } from '../../moderation/moderated-text.ts';
import { ServiceError } from '../../server/errors/service-error.ts';
import { lockQuestion, schoolOfQuestion, type QuestionRow } from '../question.ts';

interface ModerationCall {
  readonly siteUrl: string;
  readonly requestId: string;
}

/** The author makes a question public, whatever happens to it later. */
function requireConfirmed({ publishedAt }: QuestionRow): void {
  if (publishedAt === null) {
    throw new ServiceError(409, 'QUESTION_UNCONFIRMED', 'The author has not confirmed this question.');
  }
}

/**
 * Applies the moderator's decision and records an audit event. The author is notified of a publication; repeating a
 * decision changes nothing.
 *
 * @throws {ServiceError} 404 QUESTION_NOT_FOUND, 409 QUESTION_UNCONFIRMED
 */
export async function moderateQuestion(
  tx: NodePgDatabase,
  id: number,
  verdict: Verdict,
  { siteUrl, requestId }: ModerationCall,
): Promise<void> {
  const row = await lockQuestion(tx, id);
  if (verdict.status !== 'rejected') requireConfirmed(row);
  await tx
    .update(question)
    .set({
      status: verdict.status,
      rejectionReason: verdict.status === 'rejected' ? verdict.reason : null,
    })
    .where(eq(question.id, id));
  if (verdict.status !== 'held') await resolveReports(tx, id);
  if (verdict.status === 'rejected') {
    await revokeOneTimeTokens(tx, { purpose: 'confirm-question', subjectId: id });
  }
  if (verdict.status === 'published' && row.status !== 'published' && row.userEmail !== null) {
    const message = questionPublishedMail(await mailOf(tx, row, siteUrl));
    await enqueueMail(tx, 'question-published', { email: row.userEmail }, message);
  }
  await recordAuditEvent(tx, {
    actor: 'operator',
    action: `question.${verdict.status}`,
    subject: `question:${id}`,
    requestId,
  });
  if (row.status !== verdict.status) await bumpDataVersionIn(tx, row.schoolId);
}

/** Resolved reports do not count: holding the question again takes three new ones. */
async function resolveReports(tx: NodePgDatabase, id: number): Promise<void> {
  await tx
    .update(questionReport)
    .set({ resolvedAt: sql`now()` })
    .where(and(eq(questionReport.questionId, id), isNull(questionReport.resolvedAt)));
}

/** Contents of the mails about a question, with a link that shows it first on its page. */
async function mailOf(tx: NodePgDatabase, row: QuestionRow, siteUrl: string) {
  const school = await schoolOfQuestion(tx, row);
  return {
    name: row.userName,
    school: school.name,
    question: row.text,
    questionUrl: `${siteUrl}${routes.questions.path({ slug: school.slug })}?pergunta=${row.id}#pergunta-${row.id}`,
  };
}

/**
 * Sets the school's answer to a question, or removes it with null. The first answer to a public question is mailed to its
 * author; a corrected one is not.
 *
 * @throws {ServiceError} 404 QUESTION_NOT_FOUND, 409 QUESTION_UNCONFIRMED
 */
export async function answerQuestion(
  tx: NodePgDatabase,
  id: number,
  answer: string | null,
  { siteUrl, requestId }: ModerationCall,
): Promise<void> {
  const row = await lockQuestion(tx, id);
  requireConfirmed(row);
  await tx
    .update(question)
    .set({ answer, answeredAt: answer === null ? null : sql`now()` })
    .where(eq(question.id, id));
  if (answer !== null && row.answer === null && row.status === 'published' && row.userEmail !== null) {
    const message = questionAnsweredMail({ ...(await mailOf(tx, row, siteUrl)), answer });
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
