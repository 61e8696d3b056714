import type { VisitStatus } from '@melhor-escola/domain/visit-rules';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { school } from './schema.ts';

/** Who receives a request: the school, or our team, which passes it on when the school's e-mail is unknown. */
export type VisitForwarding = 'school' | 'team';

/** A family's request to visit a school, or a question to it, without an account (product 14). Not a `visit` of the site. */
export const schoolVisit = pgTable(
  'school_visit',
  {
    id: serial().primaryKey(),
    schoolId: integer('school_id')
      .notNull()
      .references(() => school.id, { onDelete: 'cascade' }),
    contactName: text('contact_name').notNull(),
    /** The address in lower case. */
    email: text().notNull(),
    /** Digits. */
    phone: text(),
    /** Slug of a grade. */
    studentGrade: text('student_grade'),
    /** Two or three in the school's local time, '2026-03-05T14:00'; empty for a question alone. */
    times: jsonb().$type<readonly string[]>().notNull(),
    question: text(),
    status: text().$type<VisitStatus>().notNull().default('requested'),
    /** One of the times, once the school has confirmed it, or the family has accepted it. */
    confirmedTime: text('confirmed_time'),
    /** The school's latest message to the family: its answer, or with a decision. */
    reply: text(),
    repliedAt: timestamp('replied_at', { withTimezone: true }),
    forwardedTo: text('forwarded_to').$type<VisitForwarding>().notNull(),
    /** Incremented with each change: calendars replace an event by a later one (RFC 5545, SEQUENCE). */
    sequence: integer().notNull().default(0),
    /** Identifies a repeated submission of the same form on the same day; null once the request has changed. */
    requestDigest: text('request_digest'),
    /** Local day of the latest reminder's visit. */
    remindedDay: date('reminded_day', { mode: 'string' }),
    /** Account that confirmed this mailbox and has changed its e-mail since. No foreign key, so nothing waits for it. */
    accountId: integer('account_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
    /** When its last time ends, or when the question was asked: decides on reminders and deletion. */
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    uniqueIndex('school_visit_request_key').on(t.requestDigest),
    index('school_visit_school').on(t.schoolId),
    index('school_visit_email').on(t.email),
    index('school_visit_account').on(t.accountId),
    index('school_visit_end').on(t.endsAt),
    check(
      'school_visit_status',
      sql`${t.status} IN ('requested', 'moved', 'proposed', 'declined', 'cancelled')`,
    ),
    check('school_visit_content', sql`jsonb_array_length(${t.times}) > 0 OR ${t.question} IS NOT NULL`),
  ],
);
