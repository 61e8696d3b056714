import { eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import {
  findOneTimeToken,
  linkInvalid,
  redeemOneTimeToken,
  revokeOneTimeTokens,
} from '../accounts/sessions/one-time-token.ts';
import { recordAuditEvent } from '../audit/record-audit-event.ts';
import { question } from '../database/question-schema.ts';
import { bumpDataVersionIn } from '../directory/data-version.ts';
import { lockQuestion, schoolOfQuestion, type AskedSchool } from './question.ts';

/**
 * Publishes the question of this link.
 *
 * @returns the question's id and its school, for a link to its page.
 * @throws {ServiceError} 400 LINK_INVALID for a used, expired or unknown link, and for a question that the moderator
 * rejected; 404 QUESTION_NOT_FOUND for one that was sent again or deleted.
 */
export async function confirmQuestion(
  tx: NodePgDatabase,
  token: string,
  requestId: string,
): Promise<{ readonly id: number; readonly school: AskedSchool }> {
  const id = await findOneTimeToken(tx, 'confirm-question', token);
  if (id === undefined) throw linkInvalid();
  const row = await lockQuestion(tx, id);
  if ((await redeemOneTimeToken(tx, 'confirm-question', token)) === undefined) throw linkInvalid();
  if (row.status !== 'unconfirmed') throw linkInvalid();
  await tx
    .update(question)
    .set({ status: 'published', publishedAt: sql`now()` })
    .where(eq(question.id, id));
  await revokeOneTimeTokens(tx, { purpose: 'confirm-question', subjectId: id });
  await recordAuditEvent(tx, {
    actor: 'system',
    action: 'question.confirmed',
    subject: `question:${id}`,
    requestId,
  });
  const school = await schoolOfQuestion(tx, row);
  await bumpDataVersionIn(tx, row.schoolId);
  return { id, school };
}
