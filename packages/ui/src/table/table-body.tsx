import type { ReactNode } from 'react';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { rolesOf } from './table-roles.ts';
import type { TableColumn, TableRow } from './table-data.ts';

interface TableBodyProps<Row> {
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  loading: boolean;
  empty: ReactNode;
  narrow: 'cards' | 'scroll';
}

const bones = ['first', 'second', 'third'];

const asCards = {
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
      className={`border-b border-hairline last:border-b-0 ${cards ? asCards.row : ''}`}
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
      className={`group-data-loading/table:text-ink-soft ${cards ? asCards.body : ''}`}
    >
      {rows.map((one) => row(one.id, columns, ({ cell }) => cell(one)))}
      {rows.length === 0 &&
        loading &&
        bones.map((bone) => row(bone, nameless, () => <Skeleton width="6em" />))}
      {rows.length === 0 && !loading && (
        <tr role={roles?.row} className={cards ? asCards.row : ''}>
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
    const place = cards ? asCards.rowHeader : 'sticky start-0 bg-card';
    return (
      <th scope="row" role={roles?.rowHeader} data-part="cell" className={`${base} font-semibold ${place}`}>
        {children}
      </th>
    );
  }
  return (
    <td role={roles?.cell} data-part="cell" className={`${base} ${cards ? asCards.cell : ''}`}>
      {cards && (
        <span aria-hidden="true" className={asCards.label}>
          {column.header}
        </span>
      )}
      {children}
    </td>
  );
}
