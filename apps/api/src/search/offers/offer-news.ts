import type { Centavos } from '@melhor-escola/domain/money';
import { sql, type SQL } from 'drizzle-orm';
import type { AlertKind } from '../../platform/database/account-schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { offerPriceChange } from '../../platform/database/price-schema.ts';
import { offer } from '../../platform/database/schema.ts';
import { matchesAny, run } from '../../platform/database/statement/statement.ts';

/** Events of offers after one time and not after the other, of these kinds. */
export interface OfferNewsWindow {
  readonly after: Date;
  readonly until: Date;
  readonly kinds: readonly AlertKind[];
}

/** What is new about an offer. An offer has one piece of news: that it is new, else its lower price, else its seat. */
export type OfferNews =
  | { readonly kind: 'new-offers' }
  | { readonly kind: 'lower-prices'; readonly oldPrice: Centavos }
  | { readonly kind: 'free-seats' };

const moment = (date: Date): SQL => sql`${date.toISOString()}::timestamptz`;

const isWithin = (column: SQL, { after, until }: OfferNewsWindow): SQL =>
  sql`(${column} > ${moment(after)} AND ${column} <= ${moment(until)})`;

/** Condition for offers with news in the window. The last price counts: a price that fell and rose again is no news. */
export function hasNews(window: OfferNewsWindow): SQL {
  const conditions: Record<AlertKind, () => SQL> = {
    'new-offers': () => isWithin(sql`${offer.createdAt}`, window),
    'lower-prices': () => sql`${offer.price} < ${priceBefore(window)}`,
    'free-seats': () => isWithin(sql`${offer.seatsAgainAt}`, window),
  };
  return matchesAny(window.kinds.map((kind) => conditions[kind]()));
}

/** The price before the first change in the window; NULL without a change. */
const priceBefore = (window: OfferNewsWindow): SQL =>
  sql`(SELECT ${offerPriceChange.oldPrice} FROM ${offerPriceChange} WHERE ${offerPriceChange.offerId} = ${offer.id}
    AND ${isWithin(sql`${offerPriceChange.changedAt}`, window)} ORDER BY ${offerPriceChange.changedAt}, ${offerPriceChange.id} LIMIT 1)`;

/** The news of these offers, which a search with the same window found; offers without news are absent. */
export async function newsOfOffers(
  database: Database,
  ids: readonly number[],
  window: OfferNewsWindow,
): Promise<ReadonlyMap<number, OfferNews>> {
  const rows = await run<{ id: number; is_new: boolean; old_price: number | null; has_seat: boolean | null }>(
    database,
    sql`SELECT ${offer.id}, ${isWithin(sql`${offer.createdAt}`, window)} AS is_new,
        CASE WHEN ${offer.price} < ${priceBefore(window)} THEN ${priceBefore(window)} END AS old_price,
        ${isWithin(sql`${offer.seatsAgainAt}`, window)} AS has_seat
      FROM ${offer} WHERE ${offer.id} IN (SELECT jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::int)`,
  );
  const wants = (kind: AlertKind): boolean => window.kinds.includes(kind);
  const news = new Map<number, OfferNews>();
  for (const { id, is_new: isNew, old_price: oldPrice, has_seat: hasSeat } of rows) {
    if (isNew && wants('new-offers')) news.set(id, { kind: 'new-offers' });
    else if (oldPrice !== null && wants('lower-prices')) news.set(id, { kind: 'lower-prices', oldPrice });
    else if (hasSeat && wants('free-seats')) news.set(id, { kind: 'free-seats' });
  }
  return news;
}
