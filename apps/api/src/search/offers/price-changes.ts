import type { Centavos } from '@melhor-escola/domain/money';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { offerPriceChange } from '../../platform/database/price-schema.ts';
import { idRows, run } from '../../platform/database/statement/statement.ts';

/** What an offer cost until a day. */
export interface EarlierPrice {
  /** The day of the change in São Paulo, 'YYYY-MM-DD'. */
  readonly until: string;
  /** Full monthly fee before it. */
  readonly monthly_fee: Centavos;
  /** Monthly fee with the scholarship before it. */
  readonly monthly_fee_with_discount: Centavos;
}

/** Months of history that a page shows. */
const MONTHS = 12;

/** Changes per offer: more are a partner's mistake rather than a history. */
const MAX_CHANGES = 6;

/** The earlier prices of these offers in the last twelve months, latest first; an offer without any is absent. */
export async function earlierPrices(
  database: Database,
  offerIds: readonly number[],
): Promise<ReadonlyMap<number, readonly EarlierPrice[]>> {
  const rows = await run<EarlierPrice & { offer_id: number }>(
    database,
    sql`SELECT change.* FROM ${idRows(offerIds)} AS wanted (id)
      CROSS JOIN LATERAL (SELECT ${offerPriceChange.offerId},
          to_char(${offerPriceChange.changedAt} AT TIME ZONE 'America/Sao_Paulo', 'YYYY-MM-DD') AS until,
          ${offerPriceChange.oldMonthlyFee} AS monthly_fee, ${offerPriceChange.oldPrice} AS monthly_fee_with_discount
        FROM ${offerPriceChange}
        WHERE ${offerPriceChange.offerId} = wanted.id::int
          AND ${offerPriceChange.changedAt} > now() - make_interval(months => ${sql.raw(String(MONTHS))})
        ORDER BY ${offerPriceChange.changedAt} DESC, ${offerPriceChange.id} DESC LIMIT ${sql.raw(String(MAX_CHANGES))}) AS change`,
  );
  return Map.groupBy(rows, (row) => row.offer_id);
}
