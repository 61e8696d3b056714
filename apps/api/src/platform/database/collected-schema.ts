import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, real, text, timestamp } from 'drizzle-orm/pg-core';
import { school } from './schema.ts';
import type { VisitStep } from '@melhor-escola/domain/visit-step';

/** Idempotency keys of stored batches: a repeated batch counts once. */
export const collectedBatch = pgTable(
  'collected_batch',
  {
    key: text().primaryKey(),
    collectedAt: timestamp('collected_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('collected_batch_age').on(t.collectedAt)],
);

/** A browser's monitoring session: at most four hours of one anonymous visitor (CO-04). */
export const visit = pgTable(
  'visit',
  {
    /** Random, chosen by the browser. */
    id: text().primaryKey(),
    device: text().$type<Device>().notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull().defaultNow(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('visit_start').on(t.startedAt)],
);

/** Steps that a visit reached, each once. */
export const visitStep = pgTable(
  'visit_step',
  {
    visitId: text('visit_id')
      .notNull()
      .references(() => visit.id, { onDelete: 'cascade' }),
    step: text().$type<VisitStep>().notNull(),
    reachedAt: timestamp('reached_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.visitId, t.step] })],
);

/** Device classes by window width: under 480 px, under 768, and above (CO-05). */
export const devices = ['phone', 'tablet', 'desktop'] as const;
export type Device = (typeof devices)[number];

/** A web vital measured by a browser. */
export const webVital = pgTable(
  'web_vital',
  {
    metric: text().notNull(),
    /** Identifies a page view, from the measuring library: a later value replaces an earlier one. */
    measureId: text('measure_id').notNull(),
    /** Milliseconds; CLS has no unit. */
    value: real().notNull(),
    /** The route's pattern, never a URL. */
    route: text().notNull(),
    device: text().$type<Device>().notNull(),
    release: text().notNull(),
    collectedAt: timestamp('collected_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.metric, t.measureId] }),
    index('web_vital_age').on(t.collectedAt),
    check('web_vital_value', sql`${t.value} >= 0 AND ${t.value} <= 600000`),
  ],
);

/** How often a school's page was shown and the school was compared, as the site counts them. About nobody. */
export const schoolDay = pgTable(
  'school_day',
  {
    schoolId: integer('school_id')
      .notNull()
      .references(() => school.id, { onDelete: 'cascade' }),
    /** In the school's time zone. */
    day: date({ mode: 'string' }).notNull(),
    views: integer().notNull().default(0),
    comparisons: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.schoolId, t.day] }), index('school_day_age').on(t.day)],
);

/** Page errors, similar ones of a day grouped. Without personal input (`redactText`). */
export const pageError = pgTable(
  'page_error',
  {
    day: date({ mode: 'string' }).notNull(),
    release: text().notNull(),
    route: text().notNull(),
    /** Digest of type, message without numbers, and the innermost stack frames. */
    fingerprint: text().notNull(),
    type: text().notNull(),
    message: text().notNull(),
    stack: text().notNull(),
    count: integer().notNull().default(1),
    lastAt: timestamp('last_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.day, t.fingerprint, t.release, t.route] })],
);
