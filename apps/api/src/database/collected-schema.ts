import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, real, text, timestamp } from 'drizzle-orm/pg-core';
import type { VisitStep } from '@melhor-escola/domain/visit-step';

/** Batches that were stored, by the key their sender gave them: one that is sent again counts once. */
export const collectedBatch = pgTable(
  'collected_batch',
  {
    key: text().primaryKey(),
    collectedAt: timestamp('collected_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('collected_batch_age').on(t.collectedAt)],
);

/** A browser's session of monitoring: at most four hours of one visitor, whom nothing here names (CO-04). */
export const visit = pgTable(
  'visit',
  {
    /** Random, of the browser's own. */
    id: text().primaryKey(),
    device: text().$type<Device>().notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull().defaultNow(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('visit_start').on(t.startedAt)],
);

/** How far a visit came: each step once. */
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

/** Classes of devices, by the width of the window: under 480 px, under 768, and above (CO-05). */
export const devices = ['phone', 'tablet', 'desk'] as const;
export type Device = (typeof devices)[number];

/** What a browser measured of a page it showed. */
export const webVital = pgTable(
  'web_vital',
  {
    metric: text().notNull(),
    /** Of one page view, by the library that measured it: its later value replaces the earlier. */
    measureId: text('measure_id').notNull(),
    /** Milliseconds; of CLS without a unit. */
    value: real().notNull(),
    /** The route's pattern, never an address. */
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

/** Errors of pages, those of a day that are alike as one. Without what people typed (`redactText`). */
export const pageError = pgTable(
  'page_error',
  {
    day: date({ mode: 'string' }).notNull(),
    release: text().notNull(),
    route: text().notNull(),
    /** Of type, message without numbers, and the first places of the stack. */
    fingerprint: text().notNull(),
    type: text().notNull(),
    message: text().notNull(),
    stack: text().notNull(),
    count: integer().notNull().default(1),
    lastAt: timestamp('last_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.day, t.fingerprint, t.release, t.route] })],
);
