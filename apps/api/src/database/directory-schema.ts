import { bigint, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** The directory's counters (EN-10), '' for the whole country. Updated after each import, so that a page reads one row. */
export const directoryTotal = pgTable('directory_total', {
  /** text, not char(2): char pads '' to two spaces. */
  uf: text().primaryKey(),
  activeOffers: integer('active_offers').notNull(),
  enrolledStudents: integer('enrolled_students').notNull(),
  partnerSchools: integer('partner_schools').notNull(),
  /** Whether the counts include demonstration rows: the site displays it. */
  demonstration: boolean().notNull().default(false),
  /** Incremented with each change of the data: caches use it as a key. */
  version: bigint({ mode: 'number' }).notNull().default(1),
});

/** Directory versions caused by a change of one school. Versions with wider changes have no row. */
export const schoolChange = pgTable('school_change', {
  version: bigint({ mode: 'number' }).primaryKey(),
  /** Not a foreign key: the school may be deleted, and its changes must not wait. */
  schoolId: integer('school_id').notNull(),
});
