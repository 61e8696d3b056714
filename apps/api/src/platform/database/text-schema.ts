import { type AnyPgColumn, index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';

/** Status of a text that its author publishes by a mailed link, and the operator moderates: a review, a question. */
export type TextStatus = 'unconfirmed' | 'published' | 'held' | 'rejected';

/**
 * The table of the reports that a kind of texts breaks the rules.
 *
 * @param kind the table of the texts.
 * @param id its key, which is read late because the tables are defined in one go.
 */
export const textReportTable = (kind: 'review' | 'question', id: () => AnyPgColumn) =>
  pgTable(
    `${kind}_report`,
    {
      id: serial().primaryKey(),
      textId: integer(`${kind}_id`).notNull().references(id, { onDelete: 'cascade' }),
      reason: text().notNull(),
      details: text(),
      createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
      resolvedAt: timestamp('resolved_at', { withTimezone: true }),
    },
    (t) => [index(`${kind}_report_${kind}`).on(t.textId)],
  );
