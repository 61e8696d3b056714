import type { Database } from '../../../apps/api/src/platform/database/database.ts';

/** Stored result of the write load. */
export interface StoredState {
  /** E-mails of stored leads. */
  readonly leads: ReadonlySet<string>;
  /** Order codes by idempotency key. */
  readonly orders: ReadonlyMap<string, string>;
  /** Partial writes: orders without their seat, mail, status or audit event. Empty if consistent. */
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
      WHERE o.offer_id = f.id AND o.status IN ('initiated', 'awaiting_payment', 'paid', 'confirmed', 'enrolled'))`;

/** Reads the stored state. @param leads SQL pattern of the leads' e-mails. */
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
    ...wrongSeats.rows.map(({ id }) => `offer ${id}: its seats do not match its orders`),
  ];
  const mailed = mails.rows[0]?.count ?? 0;
  if (mailed !== stored.rows.length) partialWrites.push(`${stored.rows.length} orders, ${mailed} mails`);
  return {
    leads: new Set(accounts.rows.map(({ email }) => email)),
    orders: new Map(stored.rows.map(({ key, code }) => [key, code])),
    partialWrites,
  };
}
