import { sql } from 'drizzle-orm';
import {
  bigserial,
  check,
  date,
  index,
  integer,
  pgTable,
  serial,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/** Mail that is to be sent, and was: written with what caused it, in one transaction, and sent by a job. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** Which message: 'welcome', 'reset-password'. */
    kind: text().notNull(),
    recipient: text().notNull(),
    /**
     * Whose message it is, by whatever e-mail they had then; null for whoever had not signed in, and the operator. Not a
     * reference: sending must not wait for whoever changes the account.
     */
    accountId: integer('account_id'),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    /** Where a POST ends messages of this kind (RFC 8058). */
    unsubscribeUrl: text('unsubscribe_url'),
    attempts: smallint().notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** When it was given up. */
    failedAt: timestamp('failed_at', { withTimezone: true }),
    lastError: text('last_error'),
  },
  (t) => [
    index('mail_outbox_due')
      .on(t.nextAttemptAt)
      .where(sql`${t.sentAt} IS NULL AND ${t.failedAt} IS NULL`),
    index('mail_outbox_sent').on(t.sentAt),
    index('mail_outbox_account').on(t.accountId),
    index('mail_outbox_failed')
      .on(t.id)
      .where(sql`${t.failedAt} IS NOT NULL`),
  ],
);

/** Where an address has moved to (RT-17). */
export const redirectRule = pgTable(
  'redirect_rule',
  {
    id: serial().primaryKey(),
    kind: text().$type<'exact' | 'prefix'>().notNull(),
    /** Beginning with '/', without a query, not ending in '/' unless it is the root. */
    path: text().notNull(),
    /** A path of the site, or a whole address on an allowed host. For a prefix, what follows it is appended. */
    target: text().notNull(),
    status: smallint().notNull(),
    startsOn: date('starts_on', { mode: 'string' }),
    endsOn: date('ends_on', { mode: 'string' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('redirect_rule_path_key').on(t.kind, t.path),
    check('redirect_rule_status', sql`${t.status} IN (301, 302, 307, 308)`),
  ],
);

/** Grows with each change of a kind of data that processes keep in memory. */
export const dataVersion = pgTable('data_version', {
  kind: text().primaryKey(),
  version: integer().notNull().default(1),
});
