export type {
  TableColumn,
  TablePaging,
  TableProps,
  TableReason,
  TableRecord,
  TableSort,
} from './data-table.tsx';
export {
  TableBody,
  type TableBodyProps,
  TableCaption,
  type TableCaptionProps,
  TableCell,
  type TableCellProps,
  type TableDirection,
  TableHead,
  TableHeader,
  type TableHeaderProps,
  type TableHeadProps,
  type TableNarrow,
  TableRoot,
  type TableRootProps,
  TableRow,
  type TableRowProps,
} from './table-parts.tsx';
export type { TableSelectionReason } from './table-selection.tsx';
export { Table } from './table.tsx';
