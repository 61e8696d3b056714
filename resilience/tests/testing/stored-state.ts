import type { Database } from '../../../apps/api/src/database/database.ts';

/** What a database holds of what was written under a fault. */
export interface StoredState {
  /** E-mails of accounts that were written as leads. */
  readonly leads: ReadonlySet<string>;
  /** The orders' codes by the key they were asked for with. */
  readonly orders: ReadonlyMap<string, string>;
  /** What is there by halves: orders without their seat, mail, status or audit event. Empty when all is well. */
  readonly partialWrites: readonly string[];
}

const orders = `
  SELECT o.code, o.idempotency_key AS key,
         (SELECT count(*) FROM order_status_change c WHERE c.order_id = o.id)::int AS statuses,
         (SELECT count(*) FROM audit_event e WHERE e.subject = 'order:' || o.id AND e.action = 'order.reserved')::int AS events
    FROM scholarship_order o`;

const seats = `
  SELECT id FROM offer f WHERE seats_total - seats_left <>
    (SELECT count(*) FROM scholarship_order o
      WHERE o.offer_id = f.id AND o.status IN ('initiated', 'awaiting_payment', 'paid', 'enrolled'))`;

/** Reads it. @param leads pattern of SQL that their e-mails match. */
export async function readStoredState({ pool }: Database, leads: string): Promise<StoredState> {
  const accounts = await pool.query<{ email: string }>('SELECT email FROM account WHERE email LIKE $1', [
    leads,
  ]);
  const stored = await pool.query<{ code: string; key: string; statuses: number; events: number }>(orders);
  const wrongSeats = await pool.query<{ id: number }>(seats);
  const mails = await pool.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM mail_outbox WHERE kind = 'reservation'",
  );
  const partialWrites = [
    ...stored.rows
      .filter(({ statuses, events }) => statuses !== 1 || events !== 1)
      .map(({ key, statuses, events }) => `${key}: ${statuses} statuses, ${events} events`),
    ...wrongSeats.rows.map(({ id }) => `offer ${id}: its seats are not those of its orders`),
  ];
  const mailed = mails.rows[0]?.count ?? 0;
  if (mailed !== stored.rows.length) partialWrites.push(`${stored.rows.length} orders, ${mailed} mails`);
  return {
    leads: new Set(accounts.rows.map(({ email }) => email)),
    orders: new Map(stored.rows.map(({ key, code }) => [key, code])),
    partialWrites,
  };
}
