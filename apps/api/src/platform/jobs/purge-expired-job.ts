import { sql, type SQL } from 'drizzle-orm';
import { ALERT_DAYS, CONFIRM_ALERT_HOURS } from '../database/account-schema.ts';
import { deleteOrphanedMailFiles } from '../mail/sending/outbox-files.ts';
import { defineJob } from './job.ts';

/** Rows per statement, so that others do not wait long for its locks. */
const BATCH_ROWS = 1_000;

/** Days for which a visit request is kept after its last time, to settle what was agreed. */
const VISIT_RETENTION_DAYS = 90;

/** Days after the last sign-in for which an account is kept whose e-mail was never confirmed, and which has no order. */
const UNCONFIRMED_ACCOUNT_DAYS = 30;

/** Table, key and condition of expired rows. Fast-growing tables are searched by an index. */
const expired: readonly { readonly what: string; readonly key: string; readonly when: SQL }[] = [
  { what: 'account_session', key: 'id', when: sql`expires_at < now()` },
  { what: 'visitor_session', key: 'token_digest', when: sql`expires_at < now()` },
  // A form whose visitor no longer exists: it is useless.
  {
    what: 'account',
    key: 'id',
    when: sql`password_hash IS NULL AND google_subject IS NULL AND created_at < now() - interval '1 day'
      AND NOT EXISTS (SELECT FROM visitor_session WHERE base_user_id = account.base_user_id)`,
  },
  // An account with an address that anyone could have typed. Its sessions have ended: see above.
  {
    what: 'account',
    key: 'id',
    when: sql`email_confirmed_at IS NULL AND (password_hash IS NOT NULL OR google_subject IS NOT NULL)
      AND created_at < now() - make_interval(days => ${UNCONFIRMED_ACCOUNT_DAYS})
      AND NOT EXISTS (SELECT FROM account_session WHERE account_id = account.id)
      AND NOT EXISTS (SELECT FROM scholarship_order WHERE account_id = account.id)`,
  },
  // Visitors without a token and an account. One day old, because the token is stored slightly later.
  {
    what: 'base_user',
    key: 'id',
    when: sql`created_at < now() - interval '1 day'
      AND NOT EXISTS (SELECT FROM visitor_session WHERE base_user_id = base_user.id)
      AND NOT EXISTS (SELECT FROM account WHERE base_user_id = base_user.id)`,
  },
  { what: 'one_time_token', key: 'token_digest', when: sql`expires_at < now()` },
  { what: 'google_sign_in', key: 'state_digest', when: sql`expires_at < now()` },
  // Unconfirmed reviews and questions, with a name and an e-mail that anyone could have entered.
  ...['review', 'question'].map((what) => ({
    what,
    key: 'id',
    when: sql`status = 'unconfirmed' AND created_at < now() - interval '7 days'`,
  })),
  {
    what: 'school_visit',
    key: 'id',
    when: sql`ends_at < now() - make_interval(days => ${VISIT_RETENTION_DAYS})`,
  },
  // Alerts of addresses without an account: an address that anyone could have typed, and a confirmed one after a year.
  {
    what: 'saved_search',
    key: 'id',
    when: sql`account_id IS NULL AND confirmed_at IS NULL
      AND created_at < now() - make_interval(hours => ${CONFIRM_ALERT_HOURS})`,
  },
  {
    what: 'saved_search',
    key: 'id',
    when: sql`account_id IS NULL AND confirmed_at < now() - make_interval(days => ${ALERT_DAYS})`,
  },
  // What was mailed to such an address.
  {
    what: 'mail_outbox',
    key: 'id',
    when: sql`saved_search_id IS NOT NULL AND account_id IS NULL
      AND NOT EXISTS (SELECT FROM saved_search WHERE id = mail_outbox.saved_search_id)`,
  },
  // A claim whose code nobody has entered.
  {
    what: 'school_claim',
    key: 'id',
    when: sql`status = 'code' AND code_expires_at < now() - interval '7 days'`,
  },
  // Addresses that an owner has typed.
  {
    what: 'school_invitation',
    key: 'id',
    when: sql`coalesce(ended_at, expires_at) < now() - interval '30 days'`,
  },
  // Uploaded and never shown, or taken off the page.
  { what: 'school_photo', key: 'id', when: sql`unused_since < now() - interval '1 day'` },
  // A file whose upload has stopped, or that nobody has imported.
  { what: 'import_upload', key: 'id', when: sql`used_at < now() - interval '2 days'` },
  { what: 'rate_limit', key: 'key', when: sql`expire < extract(epoch FROM now()) * 1000` },
  { what: 'mail_outbox', key: 'id', when: sql`sent_at < now() - interval '30 days'` },
  { what: 'mail_outbox', key: 'id', when: sql`failed_at < now() - interval '30 days'` },
];

/**
 * Deletes expired rows: sessions, visitors who did not return for a year and their forms, unconfirmed accounts, links, counters,
 * alerts without an account, visit requests 90 days after the visit, photos that no page shows, files that nobody imports, and mail older than thirty days (LGPD, art. 16).
 */
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
      if (deleted > 0) log.info({ what, deleted }, 'Deleted expired rows.');
    }
    const files = await deleteOrphanedMailFiles(db, environment);
    if (files > 0) log.info({ what: 'mail files', deleted: files }, 'Deleted expired rows.');
  },
});
