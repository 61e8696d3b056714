import { routes } from '@melhor-escola/domain/routes';
import { eq, inArray, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import { question, questionReport } from '../../platform/database/question-schema.ts';
import { bumpDataVersionIn } from '../../catalog/data-version.ts';
import { findSchoolContact } from '../../search/directory/school-contact.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import {
  questionAnsweredMail,
  questionForOperatorMail,
  questionForSchoolMail,
  questionPublishedMail,
} from './question-mails.ts';
import type { TextChange } from '../moderation/moderate-text.ts';
import { requireConfirmed, type TextKind } from '../moderation/text-kind.ts';
import { schoolOfText } from '../moderation/text-school.ts';
import { ServiceError } from '../../platform/http/errors/service-error.ts';

/** A stored question. */
export type QuestionRow = typeof question.$inferSelect;

/** Questions about schools (product 15). */
export const questionKind: TextKind<QuestionRow> = {
  name: 'question',
  table: question,
  reportTable: questionReport,
  answerColumn: question.answer,
  notFound: () => new ServiceError('QUESTION_NOT_FOUND', 'Não encontramos esta pergunta.'),
  read: (db, ids) =>
    db
      .select()
      .from(question)
      .where(inArray(question.id, [...ids])),
  lock: lockQuestion,
  async publish(tx, { id }) {
    await tx
      .update(question)
      .set({ status: 'published', publishedAt: sql`now()` })
      .where(eq(question.id, id));
  },
  async askSchool(tx, row, { siteUrl, operatorEmail }) {
    const school = await findSchoolContact(tx, row.schoolId);
    if (!school) return;
    const asked = { id: row.id, school, questionUrl: buildQuestionUrl(school.slug, row.id, siteUrl) };
    if (school.email !== undefined) {
      const message = questionForSchoolMail(asked, operatorEmail);
      await enqueueMail(tx, 'question-asked-school', { email: school.email }, message);
    } else if (operatorEmail !== undefined) {
      const message = questionForOperatorMail(asked);
      await enqueueMail(tx, 'question-asked-operator', { email: operatorEmail }, message);
    }
  },
  async notifyAuthor(tx, row, siteUrl) {
    if (row.userEmail === null) return;
    const message = questionPublishedMail(await mailOfQuestion(tx, row, siteUrl));
    await enqueueMail(tx, 'question-published', { email: row.userEmail }, message);
  },
};

async function lockQuestion(tx: NodePgDatabase, id: number): Promise<QuestionRow> {
  const [row] = await tx.select().from(question).where(eq(question.id, id)).for('update');
  if (!row) throw questionKind.notFound();
  return row;
}

/** Contents of the mails about a question, with a link that shows it first on its page. */
async function mailOfQuestion(tx: NodePgDatabase, row: QuestionRow, siteUrl: string) {
  const school = await schoolOfText(tx, row);
  return {
    name: row.userName,
    school: school.name,
    question: row.text,
    questionUrl: buildQuestionUrl(school.slug, row.id, siteUrl),
  };
}

/** URL that shows a question first on its page. */
function buildQuestionUrl(slug: string, id: number, siteUrl: string): string {
  return `${siteUrl}${routes.questions.path({ slug })}?pergunta=${id}#pergunta-${id}`;
}

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
