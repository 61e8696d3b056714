import type { PoolClient } from 'pg';
import type { RedirectRule } from './redirect-rule.ts';
import { RuleSet } from './rule-set.ts';

const kind = 'redirects';
const columns = 'kind, path, target, status, starts_on::text AS "startsOn", ends_on::text AS "endsOn"';

/** Version that is incremented with each change of the rules, so that processes notice outdated rules. */
export const rulesVersionQuery = {
  text: 'SELECT version FROM data_version WHERE kind = $1',
  values: [kind],
};

/**
 * Prevents other changes of rules until the transaction ends: two rules, each valid alone, may form a loop.
 *
 * @returns the current version of the rules.
 */
export async function lockRules(client: PoolClient): Promise<number> {
  const { rows } = await client.query<{ version: number }>(
    `INSERT INTO data_version (kind) VALUES ($1)
     ON CONFLICT (kind) DO UPDATE SET version = data_version.version RETURNING version`,
    [kind],
  );
  return rows[0]?.version ?? 0;
}

/** Increments the version, in the transaction that changes rules. @returns the new version. */
export async function bumpRulesVersion(client: PoolClient): Promise<number> {
  const { rows } = await client.query<{ version: number }>(
    'UPDATE data_version SET version = version + 1 WHERE kind = $1 RETURNING version',
    [kind],
  );
  return rows[0]?.version ?? 0;
}

const PAGE_ROWS = 5_000;

/** All rules, in pages: processing rows blocks the event loop, so other work runs between two pages. */
export async function* readRules(client: Pick<PoolClient, 'query'>): AsyncGenerator<RedirectRule> {
  for (let last = 0; ;) {
    const { rows } = await client.query<RedirectRule & { readonly id: number }>(
      `SELECT id, ${columns} FROM redirect_rule WHERE id > $1 ORDER BY id LIMIT ${PAGE_ROWS}`,
      [last],
    );
    for (const { id, ...rule } of rows) {
      last = id;
      yield rule;
    }
    if (rows.length < PAGE_ROWS) return;
  }
}

/** The rules as a set, to which a transaction with the lock (`lockRules`) may add. */
export async function readRuleSet(client: PoolClient): Promise<RuleSet> {
  const rules: RedirectRule[] = [];
  for await (const rule of readRules(client)) rules.push(rule);
  return new RuleSet(rules);
}

/** Stores rules of the set, replacing those with the same kind and path. */
export async function writeRules(client: PoolClient, rules: readonly RedirectRule[]): Promise<void> {
  const rows = rules.map(({ startsOn, endsOn, ...rule }) => ({
    ...rule,
    starts_on: startsOn,
    ends_on: endsOn,
  }));
  await client.query(
    `INSERT INTO redirect_rule (kind, path, target, status, starts_on, ends_on)
     SELECT kind, path, target, status, starts_on, ends_on
     FROM json_to_recordset($1) AS r (kind text, path text, target text, status smallint, starts_on date, ends_on date)
     ON CONFLICT (kind, path) DO UPDATE
     SET target = excluded.target, status = excluded.status, starts_on = excluded.starts_on, ends_on = excluded.ends_on`,
    [JSON.stringify(rows)],
  );
}
