import type { ReactNode } from 'react';
import { Table } from '../../src/components/table/table.tsx';

interface SpecimenTableProps {
  caption: string;
  /** The columns' names, each once. */
  head: readonly string[];
  rows: readonly { readonly id: string; readonly cells: readonly ReactNode[] }[];
}

/** A table of the foundations' pages: the thing itself, its name and its measure. */
export function SpecimenTable({ caption, head, rows }: SpecimenTableProps) {
  const columns = head.map((header, index) => ({
    key: header,
    header,
    cell: (row: SpecimenTableProps['rows'][number]) => row.cells[index],
  }));
  return <Table caption={caption} columns={columns} rows={rows} narrow="scroll" />;
}
