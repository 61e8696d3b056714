import type { TableColumn, TableSort } from './table.tsx';

/** The rows in the order asked for, where their column knows how to compare; as they came otherwise. Equals keep their order. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  sort: TableSort | null,
): readonly Row[] {
  const sortable = columns.find(({ key }) => key === sort?.column)?.sortable;
  if (!sort || typeof sortable !== 'function') return rows;
  const turn = sort.direction === 'ascending' ? 1 : -1;
  return rows.toSorted((one, other) => sortable(one, other) * turn);
}
