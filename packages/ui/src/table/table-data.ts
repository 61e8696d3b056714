import type { ReactNode } from 'react';

/** A row: its `id` keeps it itself while rows are sorted and come and go. */
export interface TableRow {
  readonly id: string | number;
}

export interface TableColumn<Row> {
  readonly key: string;
  /** The column's name; on a phone it stands beside each of its values. */
  readonly header: string;
  /** What stands in a row's cell. */
  readonly cell: (row: Row) => ReactNode;
  /** Figures: at the end of the cell, of one width, so that they stand under one another. */
  readonly numeric?: boolean | undefined;
  /** Names the row, as a heading of it. */
  readonly rowHeader?: boolean | undefined;
  /** How two rows compare, rising; or `true` where the caller orders the rows. */
  readonly sortable?: boolean | ((one: Row, other: Row) => number) | undefined;
}

export interface TableSort {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}
