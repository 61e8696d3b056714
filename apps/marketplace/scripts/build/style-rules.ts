import { escapeHtml } from '@melhor-escola/domain/escape-html';
import postcss, { type AtRule, type ChildNode, type Container } from 'postcss';
import selectorParser from 'postcss-selector-parser';
import type { SiteStyles, StyleRule } from '../../src/html/page-styles.ts';

/** Attributes whose values are required like class names. All others may change before the whole stylesheet has loaded. */
const namedAttributes = new Set(['data-brand', 'data-theme']);

/** Tailwind's fallback for browsers without `@property`. It mentions all properties and uses none. */
const propertyFallbacks = '@layer properties';

interface Leaf {
  readonly within: readonly string[];
  readonly css: string;
  readonly node: ChildNode;
}

/**
 * Splits a stylesheet into rules with the names that a page must contain for each. A rule without a class in its selector is used by
 * every page. `:is()` and `:where()`, to which the build compiles nested rules, require one of their alternatives; `:not()` and `:has()`
 * require nothing.
 *
 * @param css without nested rules, as the build writes it.
 */
export function styleRules(css: string): Pick<SiteStyles, 'names' | 'rules'> {
  const positions = new Map<string, number>();
  const positionOf = (name: string) => {
    const position = positions.get(name) ?? positions.size;
    positions.set(name, position);
    return position;
  };
  const leaves = leavesOf(postcss.parse(css), []);
  const needs = new Map(leaves.map((leaf) => [leaf, needsOf(leaf.node)]));
  for (const leaf of leaves)
    if (leaf.node.type === 'atrule' && ['property', 'keyframes'].includes(leaf.node.name))
      needs.set(leaf, needsOfUsers(leaf.node.params, needs));
  const rules = leaves.map((leaf): StyleRule => {
    const lists = needs.get(leaf);
    return {
      within: [...leaf.within],
      css: leaf.css,
      ...(lists && { needs: lists.map((list) => list.map(positionOf)) }),
    };
  });
  return { rules, names: [...positions.keys()] };
}

/** The stylesheet that pages load later: without fonts, which would be swapped again. */
export function deferredStylesheet(css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules('font-face', (rule) => {
    rule.remove();
  });
  return root.toString();
}

function leavesOf(container: Container, within: readonly string[]): Leaf[] {
  return (container.nodes ?? []).flatMap((node): Leaf[] => {
    if (node.type === 'comment') return [];
    if (node.type !== 'atrule' || !holdsRules(node)) {
      const isStatement = node.type === 'atrule' && !node.nodes;
      return [{ within, node, css: isStatement ? `${node.toString()};` : node.toString() }];
    }
    const inside = [...within, `@${node.name} ${node.params}`];
    // An empty layer still defines its position in the order of layers.
    const place = node.name === 'layer' ? [{ within: inside, node, css: '' }] : [];
    return [...place, ...leavesOf(node, inside)];
  });
}

const holdsRules = (node: AtRule): boolean =>
  ['layer', 'media', 'supports', 'container'].includes(node.name) && node.nodes !== undefined;

/** Lists of names, one per alternative; `undefined` when one alternative requires none. */
function needsOf(node: ChildNode): readonly (readonly string[])[] | undefined {
  if (node.type !== 'rule') return undefined;
  let lists: readonly (readonly string[])[] = [];
  selectorParser((selectors) => {
    lists = alternativesOf(selectors.nodes);
  }).processSync(node.selector);
  return lists.some((list) => list.length === 0) ? undefined : lists;
}

function alternativesOf(selectors: readonly selectorParser.Selector[]): readonly (readonly string[])[] {
  return selectors.flatMap((selector) =>
    selector.nodes.reduce<readonly (readonly string[])[]>(
      (lists, part) => {
        const own = namesOf(part);
        return lists.flatMap((list) => own.map((names) => [...list, ...names]));
      },
      [[]],
    ),
  );
}

/** Names that one part of a selector requires, by alternatives. */
function namesOf(part: selectorParser.Node): readonly (readonly string[])[] {
  if (part.type === 'class') return [[inHtml(part.value)]];
  if (part.type === 'attribute' && namedAttributes.has(part.attribute) && part.value !== undefined)
    return [[`${part.attribute}="${inHtml(part.value)}"`]];
  if (part.type === 'pseudo' && [':is', ':where'].includes(part.value)) return alternativesOf(part.nodes);
  return [[]];
}

/** Names required by the rules that mention a custom property or an animation. */
function needsOfUsers(
  declared: string,
  needs: ReadonlyMap<Leaf, readonly (readonly string[])[] | undefined>,
): readonly (readonly string[])[] | undefined {
  const users = [...needs].filter(
    ([{ node, css, within }]) =>
      node.type === 'rule' && css.includes(declared) && !within.includes(propertyFallbacks),
  );
  if (users.some(([, lists]) => !lists)) return undefined;
  const lists = users.flatMap(([, of]) => of ?? []);
  return [...new Map(lists.map((list) => [list.join(' '), list])).values()];
}

/** A name as React writes it in an attribute. */
const inHtml = (name: string): string => escapeHtml(name).replaceAll('&#39;', '&#x27;');
