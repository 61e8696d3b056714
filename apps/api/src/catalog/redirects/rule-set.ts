import { segmentsOf, type RedirectKind } from './redirect-path.ts';
import { overlap, type RedirectRule } from './redirect-rule.ts';
import { pathOfTarget } from './redirect-target.ts';

/** A node in the tree of the site's paths, with the rules for this path. */
interface PathNode {
  readonly children: Map<string, PathNode>;
  exact?: RedirectRule | undefined;
  prefix?: RedirectRule | undefined;
}

/** A rule that may apply to another's target, and the number of segments by which the path has grown. */
interface Step {
  readonly rule: RedirectRule;
  readonly growth: number;
}

/** More than the length of any path: a chain that grows this far grows forever. */
const MAX_STEPS = 10_000;

/**
 * A set of rules without loops, for any path (S13).
 *
 * One rule may lead to another if its target (for a prefix rule with anything below it) matches the other, and both
 * apply on a common day; the precedence of several matches is ignored, so that removing a rule never creates a loop
 * among the others. An endless loop passes through cycles of such steps; each cycle changes the path's length by the
 * same number of segments every time. A cycle that shortens it ends by itself (`/a/b/…` → `/a/…`). A rule that would
 * close any other cycle is rejected.
 */
export class RuleSet {
  readonly #root: PathNode = { children: new Map() };

  constructor(rules: Iterable<RedirectRule> = []) {
    for (const rule of rules) this.#nodeOf(rule.path)[rule.kind] = rule;
  }

  find(kind: RedirectKind, path: string): RedirectRule | undefined {
    return this.#nodeOf(path)[kind];
  }

  remove(kind: RedirectKind, path: string): void {
    this.#nodeOf(path)[kind] = undefined;
  }

  /**
   * Adds a rule, or replaces the one with the same kind and path.
   *
   * @returns the reason of a rejection, for the operator; then the set is unchanged.
   */
  put(rule: RedirectRule): string | undefined {
    const node = this.#nodeOf(rule.path);
    const before = node[rule.kind];
    node[rule.kind] = rule;
    const circle = this.#circleThrough(rule);
    if (!circle) return undefined;
    node[rule.kind] = before;
    return `it would lead in a circle: ${circle.map(nameOf).join(' → ')}`;
  }

  /** The rules of an endless cycle through this one, or undefined. */
  #circleThrough(start: RedirectRule): readonly RedirectRule[] | undefined {
    // The maximum growth of a path at each rule, and the rule before it.
    const growths = new Map<RedirectRule, number>([[start, 0]]);
    const cameFrom = new Map<RedirectRule, RedirectRule>();
    const waiting: RedirectRule[] = [start];
    // Grows during the iteration: a queue.
    for (const from of waiting) {
      for (const { rule, growth } of this.#stepsFrom(from)) {
        const total = (growths.get(from) ?? 0) + growth;
        const isCircle = rule === start ? total >= 0 : total > MAX_STEPS;
        if (isCircle) return circleOf(start, from, cameFrom);
        if (total <= (growths.get(rule) ?? Number.NEGATIVE_INFINITY)) continue;
        growths.set(rule, total);
        cameFrom.set(rule, from);
        waiting.push(rule);
      }
    }
    return undefined;
  }

  *#stepsFrom(from: RedirectRule): Generator<Step> {
    const path = pathOfTarget(from.target);
    if (path === undefined) return;
    const segments = segmentsOf(path);
    let node: PathNode | undefined = this.#root;
    for (const [depth, segment] of [...segments, undefined].entries()) {
      if (node?.prefix && overlap(from, node.prefix)) {
        yield { rule: node.prefix, growth: segments.length - depth };
      }
      if (segment !== undefined) node = node?.children.get(segment);
    }
    if (!node) return;
    if (node.exact && overlap(from, node.exact)) yield { rule: node.exact, growth: 0 };
    if (from.kind === 'exact') return;
    for (const { rule, depth } of rulesBelow(node)) {
      if (overlap(from, rule)) yield { rule, growth: -depth };
    }
  }

  #nodeOf(path: string): PathNode {
    let node = this.#root;
    for (const segment of segmentsOf(path)) {
      const child = node.children.get(segment) ?? { children: new Map<string, PathNode>() };
      node.children.set(segment, child);
      node = child;
    }
    return node;
  }
}

/** The rules of all paths below this one, with their distance. */
function* rulesBelow(top: PathNode): Generator<{ readonly rule: RedirectRule; readonly depth: number }> {
  const waiting = [{ node: top, depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const depth = next.depth + 1;
    for (const node of next.node.children.values()) {
      if (node.exact) yield { rule: node.exact, depth };
      if (node.prefix) yield { rule: node.prefix, depth };
      waiting.push({ node, depth });
    }
  }
}

function circleOf(
  start: RedirectRule,
  last: RedirectRule,
  cameFrom: ReadonlyMap<RedirectRule, RedirectRule>,
): readonly RedirectRule[] {
  const way = [start];
  const seen = new Set<RedirectRule>();
  for (let rule: RedirectRule | undefined = last; rule && rule !== start && !seen.has(rule);) {
    seen.add(rule);
    way.unshift(rule);
    rule = cameFrom.get(rule);
  }
  return [start, ...way];
}

function nameOf({ kind, path }: RedirectRule): string {
  if (kind === 'exact') return path;
  return path === '/' ? '/…' : `${path}/…`;
}
