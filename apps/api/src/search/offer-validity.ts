import { sql, type SQL } from 'drizzle-orm';
import { offer } from '../database/schema.ts';

// Sweden writes dates as ISO 8601 does.
const isoDate = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' });

/** Today's date where most visitors are, 'YYYY-MM-DD', whatever zone the server keeps. */
export const today = (now: Date = new Date()): string => isoDate.format(now);

/** Whether an offer may be shown: still valid today, and with a seat left. */
export const isOfferShown = (): SQL =>
  sql`(${offer.validUntil} >= ${today()}::date AND ${offer.seatsLeft} > 0)`;
