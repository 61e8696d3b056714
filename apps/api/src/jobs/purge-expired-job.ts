import { sql, type SQL } from 'drizzle-orm';
import { deleteOrphanedMailFiles } from '../mail/sending/outbox-files.ts';
import { defineJob } from './job.ts';

/** Rows that go at a time: each batch is a statement of its own, so that nobody waits long behind it. */
const BATCH_ROWS = 1_000;

/** Where it lies, by what it is known, and when it is of no more use. All that grows fast is found by an index. */
const expired: readonly { readonly what: string; readonly key: string; readonly when: SQL }[] = [
  { what: 'account_session', key: 'id', when: sql`expires_at < now()` },
  { what: 'visitor_session', key: 'token_digest', when: sql`expires_at < now()` },
  // A form whose visitor nobody is any more: neither they nor we can do anything with it.
  {
    what: 'account',
    key: 'id',
    when: sql`password_hash IS NULL AND google_subject IS NULL AND created_at < now() - interval '1 day'
      AND NOT EXISTS (SELECT FROM visitor_session WHERE base_user_id = account.base_user_id)`,
  },
  // Nobody holds a token of theirs any more, and no account is theirs. A day old: the token is stored a moment later.
  {
    what: 'base_user',
    key: 'id',
    when: sql`created_at < now() - interval '1 day'
      AND NOT EXISTS (SELECT FROM visitor_session WHERE base_user_id = base_user.id)
      AND NOT EXISTS (SELECT FROM account WHERE base_user_id = base_user.id)`,
  },
  { what: 'one_time_token', key: 'token_digest', when: sql`expires_at < now()` },
  { what: 'google_sign_in', key: 'state_digest', when: sql`expires_at < now()` },
  // Nobody's word as yet, by the name and the e-mail of whoever was written into the form.
  {
    what: 'review',
    key: 'id',
    when: sql`status = 'unconfirmed' AND created_at < now() - interval '7 days'`,
  },
  { what: 'rate_limit', key: 'key', when: sql`expire < extract(epoch FROM now()) * 1000` },
  { what: 'mail_outbox', key: 'id', when: sql`sent_at < now() - interval '30 days'` },
  { what: 'mail_outbox', key: 'id', when: sql`failed_at < now() - interval '30 days'` },
];

/** Deletes what has expired: who was signed in, visitors who did not come back for a year and the forms they left, links of mails, counters, and mail older than thirty days (LGPD, art. 16). */
export const purgeExpiredJob = defineJob({
  name: 'purge-expired',
  every: 'hour',
  async run({ database: { db }, environment, signal, log }) {
    for (const { what, key, when } of expired) {
      let deleted = 0;
      let last = BATCH_ROWS;
      while (last === BATCH_ROWS && !signal.aborted) {
        const table = sql.identifier(what);
        const column = sql.identifier(key);
        const { rowCount } = await db.execute(
          sql`DELETE FROM ${table} WHERE ${column} IN (SELECT ${column} FROM ${table} WHERE ${when} LIMIT ${BATCH_ROWS} FOR UPDATE SKIP LOCKED)`,
        );
        last = rowCount ?? 0;
        deleted += last;
      }
      if (deleted > 0) log.info({ what, deleted }, 'Deleted what has expired.');
    }
    const files = await deleteOrphanedMailFiles(db, environment);
    if (files > 0) log.info({ what: 'mail files', deleted: files }, 'Deleted what has expired.');
  },
});
