import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { school } from './schema.ts';
import { textReportTable, type TextStatus } from './text-schema.ts';

/** A visitor's question about a school, with the school's answer. */
export const question = pgTable(
  'question',
  {
    id: serial().primaryKey(),
    schoolId: integer('school_id')
      .notNull()
      .references(() => school.id, { onDelete: 'cascade' }),
    userName: text('user_name').notNull(),
    /**
     * The author's, in lower case: never displayed. Absent on demonstration questions, and once nothing will be sent to
     * it (delete-author-emails.ts).
     */
    userEmail: text('user_email'),
    /** Account that confirmed this mailbox, once the e-mail is absent or changed. No foreign key, so nothing waits for it. */
    accountId: integer('account_id'),
    text: text().notNull(),
    status: text().$type<TextStatus>().notNull().default('published'),
    answer: text(),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    /** Number of devices that marked it as helpful. */
    helpfulCount: integer('helpful_count').notNull().default(0),
    /** The moderator's reason for the rejection. */
    rejectionReason: text('rejection_reason'),
    demo: boolean().notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Absent until first published. */
    publishedAt: timestamp('published_at', { withTimezone: true }),
  },
  (t) => [
    index('question_school').on(t.schoolId, t.helpfulCount.desc(), t.publishedAt.desc()),
    index('question_email')
      .on(t.userEmail)
      .where(sql`${t.userEmail} IS NOT NULL`),
    index('question_account')
      .on(t.accountId)
      .where(sql`${t.accountId} IS NOT NULL`),
    // A small share: questions that await their author or the moderator.
    index('question_not_published')
      .on(t.status, t.id)
      .where(sql`${t.status} <> 'published'`),
    check('question_status', sql`${t.status} IN ('unconfirmed', 'published', 'held', 'rejected')`),
  ],
);

/** A report that a question or its answer breaks the rules. */
export const questionReport = textReportTable('question', () => question.id);
