import type { Pool } from 'pg';
import { Gauge, type Registry } from 'prom-client';
import { MAILBOX_LIMIT, OUTDATED } from '../../mail/sending/outbox.ts';

/** Timeout of the query: metrics matter most when the database is slow. */
const QUERY_TIMEOUT_MS = 2_000;

const statement = `
  SELECT
    (SELECT json_build_object('waiting', count(*), 'oldest', coalesce(extract(epoch FROM now() - min(due_at)), 0))
       -- Without what waits for the end of the quiet hours.
       FROM mail_outbox WHERE sent_at IS NULL AND failed_at IS NULL AND due_at <= now()) AS outbox,
    (SELECT count(*)::int FROM mail_outbox
      WHERE failed_at IS NOT NULL AND coalesce(last_error, '') NOT IN ('${MAILBOX_LIMIT}', '${OUTDATED}')) AS failed,
    (SELECT count(*)::int FROM mail_outbox WHERE failed_at IS NOT NULL AND last_error = '${MAILBOX_LIMIT}') AS discarded,
    (SELECT count(*)::int FROM mail_outbox
      WHERE sent_at IS NULL AND failed_at IS NULL AND attempts = 0 AND last_error = '${MAILBOX_LIMIT}') AS postponed,
    (SELECT count(*)::int FROM mail_outbox WHERE failed_at IS NOT NULL AND last_error = '${OUTDATED}') AS outdated,
    (SELECT coalesce(json_agg(runs), '[]') FROM (
       SELECT kind, coalesce(report->>'outcome', 'unfinished') AS outcome, count(*) AS number,
              extract(epoch FROM max(finished_at)) AS finished
         FROM import_run WHERE NOT dry_run GROUP BY 1, 2) AS runs) AS imports`;

interface Stored {
  readonly outbox: { readonly waiting: number; readonly oldest: number };
  readonly failed: number;
  readonly discarded: number;
  readonly postponed: number;
  readonly outdated: number;
  readonly imports: readonly {
    readonly kind: string;
    readonly outcome: string;
    readonly number: number;
    readonly finished: number | null;
  }[];
}

/**
 * Metrics from the database, to which every process contributes: waiting mail and imports. While the database is down
 * they have no values and `database_up` is 0.
 *
 * @returns a function that runs the query; call it for each scrape before reading the registry.
 */
export function measureStored(pool: Pool, registry: Registry): () => Promise<void> {
  const registers = [registry];
  const outbox = new Gauge({ name: 'mail_outbox_waiting', help: 'Mail waiting to be sent.', registers });
  const oldest = new Gauge({
    name: 'mail_outbox_oldest_seconds',
    help: 'How long the oldest waiting mail has been due.',
    registers,
  });
  const failed = new Gauge({
    name: 'mail_outbox_failed',
    help: 'Dead letters of the last thirty days.',
    registers,
  });
  const discarded = new Gauge({
    name: 'mail_outbox_discarded',
    help: 'Mail of the last thirty days that was not sent because its mailbox had received too many.',
    registers,
  });
  const postponed = new Gauge({
    name: 'mail_outbox_postponed',
    help: 'Mail that waits because its mailbox has received too many for now.',
    registers,
  });
  const outdated = new Gauge({
    name: 'mail_outbox_outdated',
    help: 'Postponed mail of the last thirty days that was dropped because it had lost its point.',
    registers,
  });
  const imports = new Gauge({
    name: 'import_runs',
    help: 'Imports and seeds by outcome.',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  const finished = new Gauge({
    name: 'import_last_finished_timestamp_seconds',
    help: 'Time of the last run with this outcome.',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  const up = new Gauge({
    name: 'database_up',
    help: 'Whether the database responded to this scrape.',
    registers,
  });

  return async () => {
    const stored = await ask(pool);
    for (const gauge of [outbox, oldest, failed, discarded, postponed, outdated]) gauge.remove();
    for (const gauge of [imports, finished]) gauge.reset();
    up.set(stored ? 1 : 0);
    if (!stored) return;
    outbox.set(stored.outbox.waiting);
    oldest.set(stored.outbox.oldest);
    failed.set(stored.failed);
    discarded.set(stored.discarded);
    postponed.set(stored.postponed);
    outdated.set(stored.outdated);
    for (const run of stored.imports) {
      const labels = { kind: run.kind, outcome: run.outcome };
      imports.set(labels, run.number);
      if (run.finished !== null) finished.set(labels, run.finished);
    }
  };
}

async function ask(pool: Pool): Promise<Stored | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), QUERY_TIMEOUT_MS);
  const answer = pool.query<Stored>(statement).then(
    ({ rows }) => rows[0],
    () => undefined,
  );
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
