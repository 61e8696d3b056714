'use client';

import { type ReactNode, useRef } from 'react';
import { useAnnouncement } from '../announcer/use-announcement.ts';
import { useControlledState } from '../../internal/use-controlled-state.ts';
import { type ChangeDetails, changeDetails } from '../../internal/change-details.ts';
import type { MessageProps } from '../messages/message-types.ts';
import { useMessages } from '../messages/messages-provider.tsx';
import { clampPage, Pagination, type PaginationProps } from '../pagination/pagination.tsx';
import { tableMessages } from './messages.ts';
import { TableCell, type TableDirection, TableHead } from './table-cells.tsx';
import {
  TableBody,
  TableCaption,
  TableHeader,
  TableRoot,
  type TableRootProps,
  TableRow,
} from './table-parts.tsx';
import { type RowId, SelectAll, type SelectionOptions, SelectRow, useSelection } from './table-selection.tsx';
import { KeptColumns, SkeletonRows, useColumnWidths } from './table-skeleton.tsx';

export type TableReason = 'header';

/** The data of a row: its `id` identifies it while rows are sorted, added and removed. */
export interface TableRecord {
  /** Unique in its table. */
  readonly id: RowId;
}

export interface TableColumn<Row> {
  /** Identifies the column in `sort`. Unique in its table. */
  readonly key: string;
  /** The column's name; on a phone it is above each of its values, or beside a number. */
  readonly header: string;
  /** The content of a row's cell. */
  readonly cell: (row: Row) => ReactNode;
  /** Numbers: at the end of the cell, in tabular figures, so that they align. */
  readonly numeric?: boolean | undefined;
  /** Names the row, as its heading. */
  readonly rowHeader?: boolean | undefined;
  /** Compares two rows, ascending; or `true` if the caller orders the rows. */
  readonly sortable?: boolean | ((one: Row, other: Row) => number) | undefined;
  /**
   * A typical long value of the column: skeletons have its width, so that no column moves when the first rows load.
   * Columns keep the widths that they had with earlier rows.
   */
  readonly sample?: string | undefined;
}

export interface TableSort {
  /** The `key` of the column. */
  readonly column: string;
  /** The sort direction. */
  readonly direction: TableDirection;
}

/** Pages of rows: the props of `Pagination`, except the count, which follows from the rows. */
export interface TablePaging extends Omit<PaginationProps, 'count'> {
  /** Number of rows per page. */
  readonly size: number;
  /** Total number of rows, if `rows` contains only the current page. */
  readonly total?: number | undefined;
}

interface SortOptions {
  /** The order (controlled); `null` for none. */
  sort?: TableSort | null | undefined;
  /**
   * The initial order (uncontrolled).
   * @default the rows' own
   */
  defaultSort?: TableSort | null | undefined;
  /** Another order was requested. `details.cancel()` prevents it. */
  onSortChange?: ((sort: TableSort, details: ChangeDetails<TableReason>) => void) | undefined;
}

export interface TableProps<Row extends TableRecord>
  extends MessageProps<'table'>, SortOptions, SelectionOptions, Omit<TableRootProps, 'children' | 'footer'> {
  /** The table's name, above it. */
  caption: ReactNode;
  /** The columns in order. */
  columns: readonly TableColumn<Row>[];
  /** The records: one row each. */
  rows: readonly Row[];
  /** Shown if there are no rows, for example the next step. */
  empty?: ReactNode;
  /** Shows one page of the rows, and a `Pagination` below them. */
  paging?: TablePaging | undefined;
}

/** A table of records. Renders the parts. */
export function DataTable<Row extends TableRecord>({
  caption,
  columns,
  rows,
  sort: givenSort,
  defaultSort = null,
  onSortChange,
  selection: givenSelection,
  defaultSelection,
  onSelectionChange,
  loading = false,
  empty,
  paging,
  messages: overrides,
  ...rest
}: TableProps<Row>) {
  const messages = useMessages('table', tableMessages, overrides);
  const [sort, setSort] = useControlledState<TableSort | null>(givenSort, defaultSort);
  const selection = useSelection(
    { selection: givenSelection, defaultSelection, onSelectionChange },
    messages,
  );
  const page = tablePage(sortRows(rows, columns, sort), paging);
  const sortedBy = columns.find(({ key }) => key === sort?.column)?.header;
  useAnnouncement(loading ? messages.loading : '');
  useAnnouncement(
    sort && sortedBy !== undefined ? messages.sorted(sortedBy, sort.direction === 'ascending') : '',
    { initial: false },
  );
  useAnnouncement(page.count > 1 && !loading ? messages.rows(page.first, page.last, page.total) : '', {
    initial: false,
  });

  const changeSort = (column: string, event: Event) => {
    const rising = sort?.column === column && sort.direction === 'ascending';
    const next: TableSort = { column, direction: rising ? 'descending' : 'ascending' };
    const details = changeDetails<TableReason>('header', event);
    onSortChange?.(next, details);
    if (!details.isCanceled) setSort(next);
  };

  const isEmpty = page.rows.length === 0;
  const headerRow = useRef<HTMLTableRowElement>(null);
  const widths = useColumnWidths(headerRow, !isEmpty);
  // Without those of other columns.
  const columnCount = columns.length + (selection ? 1 : 0);
  const keptWidths = isEmpty && loading && widths?.length === columnCount ? widths : undefined;
  const rowHeader = columns.find((column) => column.rowHeader);
  return (
    <TableRoot
      data-empty={!loading && isEmpty ? '' : undefined}
      {...rest}
      loading={loading}
      footer={paging && page.count > 1 && <Pagination {...paginationProps(paging)} count={page.count} />}
    >
      <TableCaption>{caption}</TableCaption>
      {keptWidths && <KeptColumns widths={keptWidths} />}
      <TableHeader>
        <TableRow ref={headerRow}>
          {selection && (
            <SelectAll selection={selection} ids={page.rows.map(({ id }) => id)} messages={messages} />
          )}
          {columns.map(({ key, header, numeric, rowHeader: isRowHeader, sortable }) => (
            <TableHead
              key={key}
              numeric={numeric}
              rowHeader={isRowHeader}
              {...(sortable && {
                sort: sort?.column === key ? sort.direction : 'none',
                onSort: (event: Event) => changeSort(key, event),
              })}
            >
              {header}
            </TableHead>
          ))}
        </TableRow>
      </TableHeader>
      <TableBody>
        {page.rows.map((row, index) => (
          <TableRow key={row.id} selected={selection?.has(row.id)}>
            {selection && (
              <SelectRow
                selection={selection}
                id={row.id}
                label={messages.selectRow(rowName(rowHeader?.cell(row)) ?? messages.row(page.first + index))}
              />
            )}
            {columns.map(({ key, header, cell, numeric, rowHeader: isRowHeader }) => (
              <TableCell key={key} label={header} numeric={numeric} rowHeader={isRowHeader}>
                {cell(row)}
              </TableCell>
            ))}
          </TableRow>
        ))}
        {isEmpty && loading && (
          <SkeletonRows
            columns={columns}
            count={paging?.size ?? 3}
            selectable={!!selection}
            isWidthKept={keptWidths !== undefined}
          />
        )}
        {isEmpty && !loading && (
          <TableRow>
            <td
              data-part="empty"
              role={rest.narrow === 'scroll' ? undefined : 'cell'}
              colSpan={columnCount}
              className="me-table-empty"
            >
              {empty ?? messages.empty}
            </td>
          </TableRow>
        )}
      </TableBody>
    </TableRoot>
  );
}

/** The name of a row, if it is a string. */
function rowName(content: ReactNode): string | undefined {
  return typeof content === 'string' || typeof content === 'number' ? String(content) : undefined;
}

function paginationProps({
  size: _size,
  total: _total,
  ...props
}: TablePaging): Omit<PaginationProps, 'count'> {
  return props;
}

interface TablePage<Row> {
  rows: readonly Row[];
  /** Number of pages. */
  count: number;
  /** Positions of the page's first and last row among all, from 1. */
  first: number;
  last: number;
  total: number;
}

/** The rows of the current page; all of them without paging. */
export function tablePage<Row>(rows: readonly Row[], paging: TablePaging | undefined): TablePage<Row> {
  if (!paging) return { rows, count: 1, first: 1, last: rows.length, total: rows.length };
  const total = paging.total ?? rows.length;
  const count = Math.max(1, Math.ceil(total / paging.size));
  const start = (clampPage(paging.page, count) - 1) * paging.size;
  const shown = paging.total === undefined ? rows.slice(start, start + paging.size) : rows;
  return { rows: shown, count, first: start + 1, last: start + shown.length, total };
}

/**
 * Sorts rows if their column has a comparison; otherwise returns them unchanged. Stable: equal rows keep their order.
 */
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
