import { today } from '@melhor-escola/domain/date';
import { sql, type SQL } from 'drizzle-orm';
import { offer } from '../../database/schema.ts';

/** Whether an offer may be shown: still valid today, and with a seat left. */
export const isOfferShown = (): SQL =>
  sql`(${offer.validUntil} >= ${today()}::date AND ${offer.seatsLeft} > 0)`;
