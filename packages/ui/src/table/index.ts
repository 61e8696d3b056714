export {
  Table,
  type TableColumn,
  type TableProps,
  type TableReason,
  type TableRow,
  type TableSort,
} from './table.tsx';
