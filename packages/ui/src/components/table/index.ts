export type {
  TableColumn,
  TablePaging,
  TableProps,
  TableReason,
  TableRecord,
  TableSort,
} from './data-table.tsx';
export {
  TableCell,
  type TableCellProps,
  type TableDirection,
  TableHead,
  type TableHeadProps,
} from './table-cells.tsx';
export {
  TableBody,
  type TableBodyProps,
  TableCaption,
  type TableCaptionProps,
  TableFooter,
  type TableFooterProps,
  TableHeader,
  type TableHeaderProps,
  type TableNarrow,
  TableRoot,
  type TableRootProps,
  TableRow,
  type TableRowProps,
} from './table-parts.tsx';
export { TableEdit, type TableEditProps, type TableEditReason, type TableEditResult } from './table-edit.tsx';
export type { TableSelectionReason } from './table-selection.tsx';
export { Table } from './table.tsx';
