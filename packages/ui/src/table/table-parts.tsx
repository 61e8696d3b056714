import type { ReactNode } from 'react';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import { Icon } from '../icon/icon.tsx';
import type { Messages } from '../messages/message-types.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';

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

/**
 * What rows drawn as cards have to say of themselves: older versions of Safari take table, row and cell for nothing once they
 * are displayed as something else, and with them go the names that are read beside each value.
 */
const spoken = {
  table: 'table',
  group: 'rowgroup',
  row: 'row',
  column: 'columnheader',
  rowHeader: 'rowheader',
  cell: 'cell',
} as const;

/** The roles to write out; none where the table is displayed as one at every width. */
export function rolesOf(narrow: 'cards' | 'scroll'): typeof spoken | undefined {
  return narrow === 'cards' ? spoken : undefined;
}

interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[];
  sort: TableSort | null;
  messages: Messages<'table'>;
  narrow: 'cards' | 'scroll';
  onSort: (column: string, event: Event) => void;
}

const drawings = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown };

// As cards the names stand in the rows; what remains above them are the buttons that order them.
const headAsCards = {
  head: '@max-[40rem]/table:block @max-[40rem]/table:pb-3',
  row: '@max-[40rem]/table:flex @max-[40rem]/table:flex-wrap @max-[40rem]/table:gap-2 @max-[40rem]/table:border-0',
  sortable: '@max-[40rem]/table:p-0 @max-[40rem]/table:first:ps-0 @max-[40rem]/table:last:pe-0',
  plain: '@max-[40rem]/table:sr-only',
};

/** The columns' names, some of them buttons. Renders a `<thead>`. */
export function TableHead<Row>({ columns, sort, messages, narrow, onSort }: TableHeadProps<Row>) {
  const cards = narrow === 'cards';
  const roles = rolesOf(narrow);
  return (
    <thead data-part="head" role={roles?.group} className={cards ? headAsCards.head : ''}>
      <tr role={roles?.row} className={`border-b border-control-line ${cards ? headAsCards.row : ''}`}>
        {columns.map(({ key, header, numeric, sortable, rowHeader }) => {
          const order = sort?.column === key ? sort.direction : 'none';
          const sticky = !cards && rowHeader ? 'sticky start-0 bg-card' : '';
          return (
            <th
              key={key}
              scope="col"
              role={roles?.column}
              data-part="header"
              aria-sort={sortable ? order : undefined}
              className={[
                'px-3 py-2 align-middle font-semibold text-ink-soft first:ps-4 last:pe-4',
                numeric ? 'text-end' : 'text-start',
                sticky,
                cards ? (sortable ? headAsCards.sortable : headAsCards.plain) : '',
              ].join(' ')}
            >
              {sortable ? (
                <button
                  type="button"
                  data-part="sort"
                  onClick={({ nativeEvent }) => onSort(key, nativeEvent)}
                  className={[
                    'inline-flex min-h-11 items-center gap-1.5 rounded-control text-brand hover:bg-brand-wash',
                    `-mx-2 px-2 ${numeric ? 'flex-row-reverse' : ''}`,
                    cards
                      ? '@max-[40rem]/table:mx-0 @max-[40rem]/table:flex-row @max-[40rem]/table:border @max-[40rem]/table:border-control-line @max-[40rem]/table:bg-card @max-[40rem]/table:px-3'
                      : '',
                  ].join(' ')}
                >
                  <span className="sr-only">{messages.sortBy} </span>
                  {header}
                  <Icon as={drawings[order]} size="small" className={order === 'none' ? 'opacity-60' : ''} />
                </button>
              ) : (
                header
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

interface TableBodyProps<Row> {
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  loading: boolean;
  empty: ReactNode;
  narrow: 'cards' | 'scroll';
}

const bones = ['first', 'second', 'third'];

const rowAsCard = {
  body: '@max-[40rem]/table:grid @max-[40rem]/table:gap-3',
  row: [
    '@max-[40rem]/table:grid @max-[40rem]/table:rounded-card @max-[40rem]/table:border @max-[40rem]/table:border-hairline',
    '@max-[40rem]/table:bg-card @max-[40rem]/table:p-4',
  ].join(' '),
  cell: [
    '@max-[40rem]/table:flex @max-[40rem]/table:items-baseline @max-[40rem]/table:justify-between @max-[40rem]/table:gap-4',
    '@max-[40rem]/table:p-0 @max-[40rem]/table:py-1 @max-[40rem]/table:text-end',
    '@max-[40rem]/table:first:ps-0 @max-[40rem]/table:last:pe-0',
  ].join(' '),
  // Beside the value, for the eye: the column's name is its header already.
  label: 'hidden text-start text-ink-soft @max-[40rem]/table:inline',
  rowHeader:
    '@max-[40rem]/table:block @max-[40rem]/table:p-0 @max-[40rem]/table:first:ps-0 @max-[40rem]/table:pb-1 @max-[40rem]/table:text-medium',
};

/** The rows, or what stands for them. Renders a `<tbody>`. */
export function TableBody<Row extends TableRow>({
  columns,
  rows,
  loading,
  empty,
  narrow,
}: TableBodyProps<Row>) {
  const cards = narrow === 'cards';
  const roles = rolesOf(narrow);
  // A bone names no row.
  const nameless = columns.map((column) => ({ ...column, rowHeader: false }));
  const row = (
    id: Row['id'],
    of: readonly TableColumn<Row>[],
    content: (column: TableColumn<Row>) => ReactNode,
  ) => (
    <tr
      key={id}
      data-part="row"
      role={roles?.row}
      className={`border-b border-hairline last:border-b-0 ${cards ? rowAsCard.row : ''}`}
    >
      {of.map((column) => (
        <Cell key={column.key} column={column} narrow={narrow}>
          {content(column)}
        </Cell>
      ))}
    </tr>
  );
  return (
    <tbody
      data-part="body"
      role={roles?.group}
      className={`group-data-loading/table:text-ink-soft ${cards ? rowAsCard.body : ''}`}
    >
      {rows.map((one) => row(one.id, columns, ({ cell }) => cell(one)))}
      {rows.length === 0 &&
        loading &&
        bones.map((bone) => row(bone, nameless, () => <Skeleton width="6em" />))}
      {rows.length === 0 && !loading && (
        <tr role={roles?.row} className={cards ? rowAsCard.row : ''}>
          <td
            data-part="empty"
            role={roles?.cell}
            colSpan={columns.length}
            className="px-4 py-10 text-center text-ink-soft"
          >
            {empty}
          </td>
        </tr>
      )}
    </tbody>
  );
}

interface CellProps<Row> {
  column: TableColumn<Row>;
  narrow: 'cards' | 'scroll';
  children: ReactNode;
}

function Cell<Row>({ column, narrow, children }: CellProps<Row>) {
  const cards = narrow === 'cards';
  const roles = rolesOf(narrow);
  const base = [
    'px-3 py-3 align-baseline first:ps-4 last:pe-4',
    column.numeric ? 'text-end whitespace-nowrap tabular-nums' : 'text-start',
  ].join(' ');
  if (column.rowHeader) {
    const place = cards ? rowAsCard.rowHeader : 'sticky start-0 bg-card';
    return (
      <th scope="row" role={roles?.rowHeader} data-part="cell" className={`${base} font-semibold ${place}`}>
        {children}
      </th>
    );
  }
  return (
    <td role={roles?.cell} data-part="cell" className={`${base} ${cards ? rowAsCard.cell : ''}`}>
      {cards && (
        <span aria-hidden="true" className={rowAsCard.label}>
          {column.header}
        </span>
      )}
      {children}
    </td>
  );
}
