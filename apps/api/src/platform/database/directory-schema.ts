import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { city } from './schema.ts';

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

const polygon = customType<{ data: string }>({ dataType: () => 'polygon' });

/** The outline of a municipality, one row for each part of its land; `polygon` as longitude and latitude. A few have none. */
export const cityOutline = pgTable(
  'city_outline',
  {
    cityId: integer('city_id')
      .notNull()
      .references(() => city.id, { onDelete: 'cascade' }),
    /** The number of the part, from 1. */
    part: smallint().notNull(),
    outline: polygon().notNull(),
  },
  (t) => [primaryKey({ columns: [t.cityId, t.part] }), index('city_outline_area').using('gist', t.outline)],
);
