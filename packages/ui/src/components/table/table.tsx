import { DataTable, type TableProps, type TableRecord } from './data-table.tsx';
import { TableCell, TableHead } from './table-cells.tsx';
import { TableBody, TableCaption, TableFooter, TableHeader, TableRoot, TableRow } from './table-parts.tsx';

/**
 * Facts in rows and columns, with a name, optional order, selection and pages, and a layout for phones. Renders a
 * `<section>` with a `<table>`; scrolling, it is a region named by the table that takes the focus, so that the arrow
 * keys scroll it.
 *
 * Its parts are `Table.Root`, `Caption`, `Header`, `Body`, `Footer`, `Row`, `Head` and `Cell`, or `TableRoot` … `TableCell` by
 * name, for a table whose cells do not come from records, or that a server component renders.
 *
 * A value that is edited in its cell is a `TableEdit`, which only tables that use it load.
 *
 * Data attributes: `data-component="table"`, `data-narrow`, `data-loading`, `data-empty` without rows; parts `table`,
 * `caption`, `head`, `header`, `sort`, `body`, `row` with `data-selected` while it is chosen, `cell`, `empty`,
 * `foot` and `footer`.
 */
export function Table<Row extends TableRecord>(props: TableProps<Row>) {
  return <DataTable {...props} />;
}

// On a function of this module instead of the client's own: a server component cannot read properties of a client
// reference.
Table.Root = TableRoot;
Table.Caption = TableCaption;
Table.Header = TableHeader;
Table.Body = TableBody;
Table.Footer = TableFooter;
Table.Row = TableRow;
Table.Head = TableHead;
Table.Cell = TableCell;
