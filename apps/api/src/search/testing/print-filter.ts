import type { FilterNode, FilterValue } from '../filter/parse-filter.ts';

const plainWord = /^[a-z0-9][a-z0-9_-]*$/;

/** Prints `node` as a filter string: the inverse of `parseFilter`. */
export function printFilter(node: FilterNode): string {
  if (node.kind === 'clause') return `${node.field}:${printValue(node.value)}`;
  if (node.kind === 'not') return `NOT ${printOperand(node.operand)}`;
  return node.operands.map(printOperand).join(` ${node.kind.toUpperCase()} `);
}

/** Nested groups are always parenthesised, which preserves the tree. */
function printOperand(node: FilterNode): string {
  return node.kind === 'and' || node.kind === 'or' ? `(${printFilter(node)})` : printFilter(node);
}

function printValue(value: FilterValue): string {
  if (value.kind === 'range') return `${printBound(value.minimum)} TO ${printBound(value.maximum)}`;
  if (plainWord.test(value.text)) return value.text;
  return `"${value.text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}

const printBound = (bound: number | null): string => (bound === null ? '*' : String(bound));
