import type { FilterNode, FilterText } from './syntax.ts';

/** The conditions that must all hold for `filter` to hold: the operands of its top-level ANDs, parenthesised ones too. */
export function conjunctsOf(filter: FilterNode | undefined): readonly FilterNode[] {
  if (!filter) return [];
  return filter.kind === 'and' ? filter.operands.flatMap(conjunctsOf) : [filter];
}

/** The one field that every clause of `node` is about; `undefined` when there are several. */
export function soleFieldOf(node: FilterNode): string | undefined {
  if (node.kind === 'clause') return node.field;
  if (node.kind === 'not') return soleFieldOf(node.operand);
  const [first, ...others] = node.operands.map(soleFieldOf);
  return others.every((field) => field === first) ? first : undefined;
}

/**
 * The value that `filter` demands of `field`: that of a plain `field:value` among its conjuncts. `undefined` when
 * nothing is demanded so.
 */
export function demandedValue(filter: FilterNode | undefined, field: string): string | undefined {
  const values = conjunctsOf(filter)
    .filter((node) => node.kind === 'clause' && node.field === field)
    .map((node) => (node.kind === 'clause' ? node.value : undefined));
  return values.find((value): value is FilterText => value?.kind === 'text')?.text;
}
