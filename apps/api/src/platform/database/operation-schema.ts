import { sql } from 'drizzle-orm';
import {
  bigserial,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/** An iCalendar file of a mail (RFC 5545) and its METHOD (RFC 5546). */
export interface MailCalendar {
  readonly method: 'PUBLISH' | 'CANCEL';
  readonly content: string;
}

/** The mail outbox: written in the transaction of its cause, sent by a job. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** One of `mailKinds`. */
    kind: text().notNull(),
    recipient: text().notNull(),
    /**
     * Account that the message is about; null for people without a session, and without personal data. Not a foreign key:
     * sending must not wait for changes of the account.
     */
    accountId: integer('account_id'),
    /** Visit request that the message is about: deleted with it. Not a foreign key, for the same reason. */
    schoolVisitId: integer('school_visit_id'),
    /** Reservation that an urgent message is about: deleted unsent when that changes. Not a foreign key, as above. */
    orderId: integer('order_id'),
    /** Row of `member_mail` that the message is for: not sent once that is gone or switched off. Not a foreign key, as above. */
    memberMailId: integer('member_mail_id'),
    /** Saved search that the message is about: deleted with one that has no account. Not a foreign key, as above. */
    savedSearchId: integer('saved_search_id'),
    /** Address for replies; the sender's if absent. */
    replyTo: text('reply_to'),
    /** An iCalendar file. */
    calendar: jsonb().$type<MailCalendar>(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    /** URL for one-click unsubscribe by POST (RFC 8058). */
    unsubscribeUrl: text('unsubscribe_url'),
    attempts: smallint().notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** From when on it may be sent: later than its creation for what waits for the morning. Its age counts from here. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull().defaultNow(),
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** When it became a dead letter. */
    failedAt: timestamp('failed_at', { withTimezone: true }),
    lastError: text('last_error'),
  },
  (t) => [
    index('mail_outbox_due')
      .on(t.nextAttemptAt)
      .where(sql`${t.sentAt} IS NULL AND ${t.failedAt} IS NULL`),
    index('mail_outbox_sent').on(t.sentAt),
    index('mail_outbox_account').on(t.accountId),
    index('mail_outbox_school_visit').on(t.schoolVisitId),
    index('mail_outbox_order').on(t.orderId),
    index('mail_outbox_member_mail').on(t.memberMailId),
    index('mail_outbox_saved_search').on(t.savedSearchId),
    index('mail_outbox_failed')
      .on(t.id)
      .where(sql`${t.failedAt} IS NOT NULL`),
  ],
);

/** Redirect of a path (RT-17). */
export const redirectRule = pgTable(
  'redirect_rule',
  {
    id: serial().primaryKey(),
    kind: text().$type<'exact' | 'prefix'>().notNull(),
    /** Starts with '/', without a query; ends with '/' only for the root. */
    path: text().notNull(),
    /** A path of the site, or a URL on an allowed host. A prefix rule appends the rest of the path. */
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
