import { routes } from '@melhor-escola/domain/routes';
import { and, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { issueOneTimeToken } from '../../accounts/sessions/one-time-token.ts';
import { question } from '../../platform/database/question-schema.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import { confirmQuestionMail } from './question-mails.ts';
import { CONFIRM_TEXT_HOURS } from '../moderation/confirm-text.ts';
import type { TextSchool } from '../moderation/text-school.ts';
import type { QuestionForm } from './schema.ts';

/**
 * Stores a question until its author confirms it through the mailed link (product 15). The same question sent
 * again before that replaces the first one, whose link stops working.
 */
export async function submitQuestion(
  tx: NodePgDatabase,
  form: QuestionForm,
  { school, siteUrl }: { readonly school: TextSchool; readonly siteUrl: string },
): Promise<void> {
  const same = and(
    eq(question.schoolId, school.id),
    eq(question.userEmail, form.userEmail),
    eq(question.text, form.text),
    eq(question.status, 'unconfirmed'),
  );
  await tx.delete(question).where(same);
  const [stored] = await tx
    .insert(question)
    .values({ ...form, schoolId: school.id, status: 'unconfirmed' })
    .returning({ id: question.id });
  if (!stored) throw new Error('The insert returned no question.');
  const use = { purpose: 'confirm-question', subjectId: stored.id } as const;
  const token = await issueOneTimeToken(tx, use, CONFIRM_TEXT_HOURS);
  const message = confirmQuestionMail({
    name: form.userName,
    school: school.name,
    confirmUrl: `${siteUrl}${routes.questions.path({ slug: school.slug })}?token=${token}`,
  });
  await enqueueMail(tx, 'confirm-question', { email: form.userEmail }, message);
}
