import type { PoolClient } from 'pg';

/**
 * Records how these rows change the price or the full fee of stored offers, before they are written. A reference that now
 * stands for another year, grade or shift is another scholarship: its earlier prices are deleted, because they do not
 * compare.
 *
 * @param rows with the columns of `offer` by name; money in centavos.
 */
export async function recordPriceChanges(client: PoolClient, rows: readonly object[]): Promise<void> {
  const given = [JSON.stringify(rows)];
  await client.query(
    `DELETE FROM offer_price_change USING offer AS o JOIN ${recordset} USING (school_id, external_id)
     WHERE offer_price_change.offer_id = o.id AND NOT (${isSameScholarship})`,
    given,
  );
  await client.query(
    `INSERT INTO offer_price_change (offer_id, old_price, new_price, old_monthly_fee, new_monthly_fee)
     SELECT o.id, o.price, r.price, o.monthly_fee, r.monthly_fee
     FROM offer AS o JOIN ${recordset} USING (school_id, external_id)
     WHERE ${isSameScholarship} AND (o.price, o.monthly_fee) IS DISTINCT FROM (r.price, r.monthly_fee)`,
    given,
  );
}

const recordset = `json_to_recordset($1) AS r (school_id int, external_id text, year smallint, grade smallint,
  shift smallint, price int, monthly_fee int)`;

const isSameScholarship = '(o.year, o.grade, o.shift) = (r.year, r.grade, r.shift)';
