import { sql } from 'drizzle-orm';
import { account } from '../../platform/database/account-schema.ts';
import { question } from '../../platform/database/question-schema.ts';
import { defineJob } from '../../platform/jobs/job.ts';

/** Days for which the author's e-mail is stored after the answer. */
export const DAYS_AFTER_ANSWER = 30;

/** Days for which the author's e-mail is stored without an answer. */
const DAYS_WITHOUT_ANSWER = 365;

/**
 * Deletes the e-mail of questions to whose authors nothing more will be sent (LGPD, art. 16). A question of a confirmed
 * account stays linked to it, so that export and deletion still find it.
 */
export const deleteQuestionEmailsJob = defineJob({
  name: 'delete-question-emails',
  cron: '45 3 * * *',
  async run({ database: { db }, log }) {
    const { rowCount } = await db.execute(sql`
      UPDATE ${question} SET user_email = NULL,
             account_id = coalesce(account_id, (SELECT own.id FROM ${account} AS own
               WHERE own.email = ${question.userEmail} AND own.email_confirmed_at IS NOT NULL))
       WHERE user_email IS NOT NULL AND status <> 'unconfirmed'
         AND (answered_at < now() - make_interval(days => ${DAYS_AFTER_ANSWER})
              OR created_at < now() - make_interval(days => ${DAYS_WITHOUT_ANSWER}))`);
    if (rowCount) log.info({ questions: rowCount }, 'Deleted e-mails of questions.');
  },
});
