export { Table, type TableProps, type TableReason } from './table.tsx';
export type { TableColumn, TableRow, TableSort } from './table-parts.tsx';
