const textColumns = ['engine', 'scale', 'query'] as const;
const numberColumns = ['p50', 'p95', 'to a lookup', 'budget'] as const;
const columns = [...textColumns, ...numberColumns, 'holds'] as const;

type ColumnName = (typeof columns)[number];

/** A row of the benchmark's table; '' for an empty cell. */
export type Row = Readonly<Record<ColumnName, string>>;

const isNumber = (column: ColumnName): boolean => numberColumns.some((name) => name === column);

/** The table in plain text, numbers right-aligned. */
export function tableLines(rows: readonly Row[]): string[] {
  const widths = columns.map((column) => Math.max(column.length, ...rows.map((row) => row[column].length)));
  const line = (cell: (column: ColumnName) => string): string =>
    columns
      .map((column, index) => {
        const width = widths[index] ?? 0;
        return isNumber(column) ? cell(column).padStart(width) : cell(column).padEnd(width);
      })
      .join('  ')
      .trimEnd();
  return [line((column) => column), ...rows.map((row) => line((column) => row[column]))];
}
