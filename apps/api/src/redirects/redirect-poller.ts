import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import { buildRedirectIndex, type RedirectIndex } from './redirect-index.ts';
import type { RedirectRule } from './redirect-rule.ts';
import { isAllowedTarget, type RedirectSites } from './redirect-target.ts';
import { readRules, rulesVersionQuery } from './rule-table.ts';

/** Milliseconds between two looks at whether rules have changed: as long may a change of another process take. */
const POLL_INTERVAL_MS = 2_000;

/** The rules in this process's memory, which follow those in the database. */
export interface RedirectPoller {
  /** As they were last read; undefined until they were for the first time. */
  current(): RedirectIndex | undefined;
  /** Looks whether they changed, and if so reads them. Never fails: then the last ones stay. */
  refresh(): Promise<void>;
  /** Begins to look every two seconds. */
  start(): void;
  /** Ends that, and waits for the look that is under way. */
  stop(): Promise<void>;
}

/**
 * Keeps the rules in memory (RT-17). Polls their version, a row found by its key, rather than listen for notifications:
 * those need a connection of their own, which a pooler in transaction mode does not give, and may be lost with it.
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
      // Once, not every two seconds of a database that is away.
      if (!failing) log.warn({ err: error }, 'redirect rules were not read; those known before stay');
      failing = true;
    }
  }

  /** One after the other: whoever has just changed a rule must not be answered by a look that began before. */
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

/** Reads all rules as they are at one moment. Those that lead to a host which is no longer named are left out (S13). */
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
    let leftOut = 0;
    for await (const rule of readRules(client)) {
      if (isAllowedTarget(rule.target, sites)) rules.push(rule);
      else leftOut += 1;
    }
    await client.query('COMMIT');
    failed = false;
    if (leftOut > 0) log.warn({ leftOut }, 'redirect rules lead to hosts that REDIRECT_HOSTS does not name');
    return { version: rows[0]?.version ?? 0, index: buildRedirectIndex(rules) };
  } finally {
    if (failed) await client.query('ROLLBACK').catch(() => undefined);
    client.release(failed && database.engine === 'postgresql');
  }
}
