import { today } from '@melhor-escola/domain/date';
import type { PoolClient } from 'pg';
import { followRules } from './follow-rules.ts';
import type { RedirectRule } from './redirect-rule.ts';

/** Prevents other changes of rules until the transaction ends: two rules, each valid alone, may form a loop. Lookups go on. */
export async function lockRules(client: PoolClient): Promise<void> {
  await client.query('LOCK TABLE redirect_rule IN SHARE ROW EXCLUSIVE MODE');
}

/**
 * Stores rules in a transaction with the lock (`lockRules`), replacing those with the same kind and path. One that closes a loop
 * on its first day is rejected. A loop that only some paths below a prefix enter may stay unnoticed; `followRules` ends it.
 *
 * @param rules of different kinds or paths.
 * @returns for each rule the reason of its rejection, for the operator; `undefined` when it was stored.
 */
export async function storeRules(
  client: PoolClient,
  rules: readonly RedirectRule[],
): Promise<readonly (string | undefined)[]> {
  await client.query('SAVEPOINT rules');
  await writeRules(client, rules);
  const loop = await findLoop(client, rules);
  if (loop === undefined) return rules.map(() => undefined);
  await client.query('ROLLBACK TO SAVEPOINT rules');
  if (rules.length === 1) return [`levaria de volta a si mesmo: ${loop}`];
  // The first of the rules that form a loop together are stored.
  const half = Math.ceil(rules.length / 2);
  const first = await storeRules(client, rules.slice(0, half));
  return [...first, ...(await storeRules(client, rules.slice(half)))];
}

async function writeRules(client: PoolClient, rules: readonly RedirectRule[]): Promise<void> {
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

/** The loop that one of these stored rules leads into: '/a → /b/… → /a'. */
async function findLoop(client: PoolClient, rules: readonly RedirectRule[]): Promise<string | undefined> {
  const now = today();
  const starts = rules.flatMap(({ kind, path, startsOn }) => {
    const day = startsOn !== null && startsOn > now ? startsOn : now;
    const below = `${path === '/' ? '' : path}/x`;
    return (kind === 'prefix' ? [path, below] : [path]).map((from) => ({ path: from, day }));
  });
  const chains = await followRules(client, starts);
  const names = chains.find(({ isEndless }) => isEndless)?.hops.map(ruleName);
  const repeated = names?.findIndex((name, index) => names.indexOf(name) < index) ?? -1;
  return names?.slice(0, repeated === -1 ? undefined : repeated + 1).join(' → ');
}

function ruleName({ kind, path }: RedirectRule): string {
  if (kind === 'exact') return path;
  return path === '/' ? '/…' : `${path}/…`;
}
