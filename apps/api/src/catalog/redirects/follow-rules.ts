import type { Reads } from '../../platform/database/replica-reads.ts';
import type { RedirectRule, RedirectStatus } from './redirect-rule.ts';
import { pathOfTarget } from './redirect-target.ts';

/** Target of a redirect. */
export interface Redirect {
  /** A path of the site, or an https URL. */
  readonly location: string;
  readonly status: RedirectStatus;
}

/** Where a path leads by the rules of a day. */
export interface Chain {
  /** The rules in the order in which they apply. */
  readonly hops: readonly RedirectRule[];
  /** The end of the chain; `undefined` without a rule, and for a chain without an end. */
  readonly redirect: Redirect | undefined;
  readonly isEndless: boolean;
}

/** Start of a chain. */
interface Start {
  /** As returned by `readPath`. */
  readonly path: string;
  /** ISO date. */
  readonly day: string;
}

/** Longest chain. A longer one is taken for a loop, and answered as if there were no rule: no visitor goes round in circles. */
const MAX_CHAIN = 16;

/**
 * Follows the rules from paths to the ends of their chains, with one query for each hop of all of them. An exact rule comes before
 * prefix rules, and longer prefixes before shorter ones; rules that are not valid on the day are ignored.
 */
export async function followRules(
  client: Pick<Reads, 'query'>,
  starts: readonly Start[],
): Promise<readonly Chain[]> {
  const chains = starts.map((start) => new GrowingChain(start));
  for (let moving = chains; moving.length > 0; moving = moving.filter(({ path }) => path !== undefined)) {
    const rules = await findRules(client, moving);
    for (const [index, chain] of moving.entries()) chain.append(rules.get(index));
  }
  return chains;
}

class GrowingChain implements Chain {
  readonly hops: RedirectRule[] = [];
  redirect: Redirect | undefined;
  isEndless = false;
  readonly day: string;
  /** The path at which the next rule is looked up; `undefined` at the end. */
  path: string | undefined;
  /** Whether the redirect is complete: the next hop would lose its query, and another site is beyond our control. */
  #isComplete = false;

  constructor({ path, day }: Start) {
    this.path = path;
    this.day = day;
  }

  append(rule: RedirectRule | undefined): void {
    if (!rule || this.path === undefined) {
      this.path = undefined;
      return;
    }
    this.hops.push(rule);
    const location = redirectLocation(rule, this.path);
    this.path = pathOfTarget(location);
    if (!this.#isComplete) this.redirect = { location, status: chainStatus(this.hops) };
    this.#isComplete ||= this.path !== location;
    if (this.hops.length <= MAX_CHAIN) return;
    this.isEndless = true;
    this.redirect = undefined;
    this.path = undefined;
  }
}

/** The rule of each path that has one, by its index. */
async function findRules(
  client: Pick<Reads, 'query'>,
  asked: readonly { readonly path: string | undefined; readonly day: string }[],
): Promise<ReadonlyMap<number, RedirectRule>> {
  const paths = asked.map(({ path = '/', day }, index) => ({
    index,
    path,
    day,
    prefixes: listPrefixes(path),
  }));
  const { rows } = await client.query<RedirectRule & { readonly index: number }>({
    // All kinds are named so that the index of kind and path serves.
    text: `SELECT DISTINCT ON (asked.index) asked.index, r.kind, r.path, r.target, r.status,
             r.starts_on::text AS "startsOn", r.ends_on::text AS "endsOn"
      FROM json_to_recordset($1) AS asked (index int, path text, prefixes text[], day date)
      JOIN redirect_rule AS r ON r.kind IN ('exact', 'prefix') AND r.path = ANY (asked.prefixes)
      WHERE (r.kind = 'prefix' OR r.path = asked.path)
        AND coalesce(r.starts_on <= asked.day, true) AND coalesce(asked.day <= r.ends_on, true)
      ORDER BY asked.index, r.kind = 'exact' DESC, length(r.path) DESC`,
    values: [JSON.stringify(paths)],
  });
  return new Map(rows.map(({ index, ...rule }) => [index, rule]));
}

/** The path and everything above it: '/a/b', '/a', '/'. */
function listPrefixes(path: string): string[] {
  const prefixes: string[] = [];
  for (let prefix = path; prefix.length > 1; prefix = prefix.slice(0, prefix.lastIndexOf('/'))) {
    prefixes.push(prefix);
  }
  return [...prefixes, '/'];
}

/** The target of a rule for this path. */
function redirectLocation({ kind, path, target }: RedirectRule, from: string): string {
  if (kind === 'exact' || from === path) return target;
  const rest = path === '/' ? from : from.slice(path.length);
  return (target.endsWith('/') ? target.slice(0, -1) : target) + rest;
}

/** A chain is permanent if every rule is, and keeps the method if every rule does. */
function chainStatus(hops: readonly RedirectRule[]): RedirectStatus {
  const isPermanent = hops.every(({ status }) => status === 301 || status === 308);
  const keepsMethod = hops.every(({ status }) => status === 307 || status === 308);
  if (isPermanent) return keepsMethod ? 308 : 301;
  return keepsMethod ? 307 : 302;
}
