import type { SQL } from 'drizzle-orm';
import { compileFilter, type FilterFields } from '../filter/compile-filter.ts';
import { conjunctsOf, soleFieldOf } from '../filter/conjuncts.ts';
import type { FilterNode } from '../filter/syntax.ts';

/** A condition that every hit meets. */
export interface Condition {
  /** The one field it is about: the facet on this field ignores it. `undefined` when it is about several or none. */
  readonly field: string | undefined;
  readonly sql: SQL;
}

/**
 * The conditions that a filter stands for, one for each operand of its top-level ANDs.
 *
 * @throws {FilterError} for a field the collection does not have and for a value that the field cannot take.
 */
export function filterConditions(
  filter: FilterNode | undefined,
  fields: FilterFields,
  source: string,
): Condition[] {
  return conjunctsOf(filter).map((node) => ({
    field: soleFieldOf(node),
    sql: compileFilter(node, fields, source),
  }));
}
