import { routes } from '@melhor-escola/domain/routes';
import { eq, inArray, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { question, questionReport } from '../../platform/database/question-schema.ts';
import { findSchoolContact } from '../../search/directory/school-contact.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import {
  questionAnsweredMail,
  questionForOperatorMail,
  questionForSchoolMail,
  questionPublishedMail,
} from './question-mails.ts';
import type { TextKind } from '../moderation/text-kind.ts';
import { schoolOfText } from '../moderation/text-school.ts';
import { ServiceError } from '../../platform/http/errors/service-error.ts';

/** A stored question. */
export type QuestionRow = typeof question.$inferSelect;

/** Questions about schools (product 15). */
export const questionKind: TextKind<QuestionRow> = {
  name: 'question',
  table: question,
  reportTable: questionReport,
  answer: {
    column: question.answer,
    timeColumn: question.answeredAt,
    read: ({ answer, answeredAt }) => ({ text: answer, at: answeredAt }),
    async write(tx, { id }, answer) {
      await tx
        .update(question)
        .set({ answer, answeredAt: answer === null ? null : sql`now()` })
        .where(eq(question.id, id));
    },
    async notifyAuthor(tx, row, answer, siteUrl) {
      if (row.userEmail === null) return;
      const message = questionAnsweredMail({ ...(await mailOfQuestion(tx, row, siteUrl)), answer });
      await enqueueMail(tx, 'question-answered', { email: row.userEmail }, message);
    },
  },
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
    if (school.email !== undefined) {
      const message = questionForSchoolMail(
        { school: school.name, questionUrl: buildQuestionUrl(school.slug, row.id, siteUrl) },
        operatorEmail,
      );
      await enqueueMail(tx, 'question-asked-school', { email: school.email }, message);
    } else if (operatorEmail !== undefined) {
      const message = questionForOperatorMail({
        id: row.id,
        school,
        panelUrl: siteUrl + routes.panelTexts.path(school),
      });
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
