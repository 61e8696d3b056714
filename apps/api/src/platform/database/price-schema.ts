import { index, integer, pgTable, serial, timestamp } from 'drizzle-orm/pg-core';
import { offer } from './schema.ts';

/** A change of what an offer costs: the amounts before and after. Deleted with the offer. */
export const offerPriceChange = pgTable(
  'offer_price_change',
  {
    id: serial().primaryKey(),
    offerId: integer('offer_id')
      .notNull()
      .references(() => offer.id, { onDelete: 'cascade' }),
    /** Centavos a month with the scholarship. */
    oldPrice: integer('old_price').notNull(),
    newPrice: integer('new_price').notNull(),
    /** Full fee in centavos a month. */
    oldMonthlyFee: integer('old_monthly_fee').notNull(),
    newMonthlyFee: integer('new_monthly_fee').notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('offer_price_change_offer').on(t.offerId, t.changedAt)],
);
