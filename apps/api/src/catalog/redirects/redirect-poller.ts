import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import { buildRedirectIndex, type RedirectIndex } from './redirect-index.ts';
import type { RedirectRule } from './redirect-rule.ts';
import { isAllowedTarget, type RedirectSites } from './redirect-target.ts';
import { readRules, rulesVersionQuery } from './rule-table.ts';

/** Poll interval in milliseconds: the maximum delay of changes by another process. */
const POLL_INTERVAL_MS = 2_000;

/** The redirect rules in this process's memory, kept up to date from the database. */
export interface RedirectPoller {
  /** The rules of the last poll; undefined before the first. */
  current(): RedirectIndex | undefined;
  /** Polls now, and reloads the rules if they changed. Never fails: on an error the previous rules stay. */
  refresh(): Promise<void>;
  /** Starts polling every two seconds. */
  start(): void;
  /** Stops polling, and waits for a running poll. */
  stop(): Promise<void>;
}

/**
 * Keeps the rules in memory (RT-17). Polls their version by primary key instead of using notifications, which need a
 * dedicated connection that a pooler in transaction mode does not provide, and which are lost with it.
 */
export function pollRedirects(
  database: Database,
  sites: RedirectSites,
  log: Pick<FastifyBaseLogger, 'warn'>,
): RedirectPoller {
  let loaded: Loaded | undefined;
  let polls = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let failing = false;

  async function poll(): Promise<void> {
    try {
      const { rows } = await database.pool.query<{ version: number }>(rulesVersionQuery);
      if (!loaded || loaded.version !== (rows[0]?.version ?? 0)) loaded = await load(database, sites, log);
      failing = false;
    } catch (error) {
      // Log once per outage, not at every poll.
      if (!failing) log.warn({ err: error }, 'could not read redirect rules; keeping the previous ones');
      failing = true;
    }
  }

  /** Polls run one at a time: after a change, a poll that began earlier must not be used. */
  function refresh(): Promise<void> {
    polls = polls.then(poll);
    return polls;
  }

  function schedule(): void {
    if (stopped) return;
    timer = setTimeout(() => void refresh().then(schedule), POLL_INTERVAL_MS).unref();
  }

  return {
    current: () => loaded?.index,
    refresh,
    start: () => void refresh().then(schedule),
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await polls;
    },
  };
}

interface Loaded {
  readonly version: number;
  readonly index: RedirectIndex;
}

/** Reads all rules in one snapshot. Omits rules to hosts that are not allowed any more (S13). */
async function load(
  database: Database,
  sites: RedirectSites,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<Loaded> {
  const client = await database.pool.connect();
  let failed = true;
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const { rows } = await client.query<{ version: number }>(rulesVersionQuery);
    const rules: RedirectRule[] = [];
    let ignored = 0;
    for await (const rule of readRules(client)) {
      if (isAllowedTarget(rule.target, sites)) rules.push(rule);
      else ignored += 1;
    }
    await client.query('COMMIT');
    failed = false;
    if (ignored > 0) log.warn({ ignored }, 'ignored redirect rules to hosts missing in REDIRECT_HOSTS');
    return { version: rows[0]?.version ?? 0, index: buildRedirectIndex(rules) };
  } finally {
    if (failed) await client.query('ROLLBACK').catch(() => undefined);
    client.release(failed && database.engine === 'postgresql');
  }
}
