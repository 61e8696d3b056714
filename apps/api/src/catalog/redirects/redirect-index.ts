import { segmentsOf } from './redirect-path.ts';
import type { RedirectRule, RedirectStatus } from './redirect-rule.ts';

/** Target of a redirect. */
export interface Redirect {
  /** A path of the site, or an https URL. */
  readonly location: string;
  readonly status: RedirectStatus;
}

/** An immutable snapshot of all rules. */
export interface RedirectIndex {
  readonly size: number;
  /**
   * Follows a chain of rules from this path to its end; undefined without a rule.
   *
   * @param path as returned by `readPath`.
   * @param today ISO date; called only if a rule has dates.
   */
  find(path: string, today: () => string): Redirect | undefined;
}

/** Accepted rules contain no loop; this limit covers anything else in the table. */
const MAX_CHAIN = 32;

/**
 * Indexes rules by path. An exact rule comes before prefix rules, and longer prefixes before shorter ones; rules that
 * are not valid today are ignored.
 */
export function buildRedirectIndex(rules: Iterable<RedirectRule>): RedirectIndex {
  const exact = new Map<string, RedirectRule>();
  const prefixes = new Map<string, RedirectRule>();
  let deepestPrefix = 0;
  for (const rule of rules) {
    if (rule.kind === 'exact') exact.set(rule.path, rule);
    else {
      prefixes.set(rule.path, rule);
      deepestPrefix = Math.max(deepestPrefix, segmentsOf(rule.path).length);
    }
  }
  const match = (path: string, today: () => string): RedirectRule | undefined => {
    const rule = exact.get(path);
    if (rule && isValidOn(rule, today)) return rule;
    for (const ancestor of ancestorsOf(path, deepestPrefix)) {
      const prefix = prefixes.get(ancestor);
      if (prefix && isValidOn(prefix, today)) return prefix;
    }
    return undefined;
  };
  return {
    size: exact.size + prefixes.size,
    find(path, today) {
      const hops: RedirectRule[] = [];
      let location = path;
      // A query would be lost in the next hop, and another site is beyond our control.
      while (location.startsWith('/') && !/[?#]/.test(location)) {
        const rule = match(location, today);
        if (!rule) break;
        if (hops.length === MAX_CHAIN) return undefined;
        hops.push(rule);
        location = locationOf(rule, location);
      }
      return hops.length === 0 ? undefined : { location, status: statusOf(hops) };
    },
  };
}

/** The path and its ancestors, longest first, starting with this many segments. */
function* ancestorsOf(path: string, deepest: number): Generator<string> {
  if (deepest > 0 && path !== '/') {
    for (let ancestor = cut(path, deepest); ancestor !== '';) {
      yield ancestor;
      ancestor = ancestor.slice(0, ancestor.lastIndexOf('/'));
    }
  }
  yield '/';
}

/** The first segments of a path. */
function cut(path: string, segments: number): string {
  let end = 0;
  for (let count = 0; count < segments; count += 1) {
    end = path.indexOf('/', end + 1);
    if (end === -1) return path;
  }
  return path.slice(0, end);
}

function isValidOn({ startsOn, endsOn }: RedirectRule, today: () => string): boolean {
  if (startsOn === null && endsOn === null) return true;
  const day = today();
  return (startsOn === null || startsOn <= day) && (endsOn === null || day <= endsOn);
}

/** The target of a rule for this path. */
export function locationOf({ kind, path, target }: RedirectRule, from: string): string {
  if (kind === 'exact' || from === path) return target;
  const rest = path === '/' ? from : from.slice(path.length);
  return (target.endsWith('/') ? target.slice(0, -1) : target) + rest;
}

/** A chain is permanent if every rule is, and keeps the method if every rule does. */
function statusOf(hops: readonly RedirectRule[]): RedirectStatus {
  const isPermanent = hops.every(({ status }) => status === 301 || status === 308);
  const keepsMethod = hops.every(({ status }) => status === 307 || status === 308);
  if (isPermanent) return keepsMethod ? 308 : 301;
  return keepsMethod ? 307 : 302;
}
