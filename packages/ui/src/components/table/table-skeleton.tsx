import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { rowHeaderStyle, TableCell } from './table-cells.tsx';
import { TableRow } from './table-parts.tsx';

/** Gives the columns these widths in pixels, from the first one. */
export function KeptColumns({ widths }: { widths: readonly number[] }) {
  return (
    <colgroup>
      {widths.map((width, index) => (
        // Columns are identified by index.
        <col key={`${index + 1}`} style={{ width }} />
      ))}
    </colgroup>
  );
}

/** What a skeleton shows of a `TableColumn`. */
interface SkeletonColumn {
  readonly key: string;
  readonly header: string;
  readonly numeric?: boolean | undefined;
  readonly rowHeader?: boolean | undefined;
  readonly sample?: string | undefined;
}

interface SkeletonRowsProps {
  columns: readonly SkeletonColumn[];
  count: number;
  selectable: boolean;
  /** The columns have their earlier widths, which skeletons must not widen. */
  isWidthKept: boolean;
}

/** Skeletons of loading rows, with the same height. A skeleton does not name a row. */
export function SkeletonRows({ columns, count, selectable, isWidthKept }: SkeletonRowsProps) {
  return Array.from({ length: count }, (_, index) => (
    // Rows are identified by index.
    <TableRow key={`${index + 1}`}>
      {selectable && (
        <TableCell className="me-table-select">
          <Skeleton shape="block" width={22} height={22} />
        </TableCell>
      )}
      {columns.map(({ key, header, numeric, rowHeader, sample }) => (
        <TableCell
          key={key}
          numeric={numeric}
          label={rowHeader ? undefined : header}
          className={rowHeaderStyle({ rowHeader })}
        >
          {sample === undefined ? (
            <Skeleton width={isWidthKept ? 'min(6em, 100%)' : '6em'} />
          ) : (
            <Skeleton width="fit-content">
              <span className="invisible">{sample}</span>
            </Skeleton>
          )}
        </TableCell>
      ))}
    </TableRow>
  ));
}

/**
 * The widths of a table's columns while it has no rows: those that it had with the last ones, in pixels from the first
 * column. `undefined` while it has rows, if it never had any, and if they are cards.
 *
 * @param header its row of column names.
 */
export function useColumnWidths(
  header: RefObject<HTMLTableRowElement | null>,
  hasRows: boolean,
): readonly number[] | undefined {
  const measured = useRef<readonly number[]>(undefined);
  const [kept, setKept] = useState<readonly number[]>();
  useEffect(() => {
    const row = header.current;
    if (!hasRows || !row) return undefined;
    // Not on a render, which would lay out the page; the widths also change with the window and the font.
    const sizes = new ResizeObserver(() => {
      measured.current = cellWidths(row);
    });
    sizes.observe(row);
    for (const cell of row.cells) sizes.observe(cell);
    return () => sizes.disconnect();
  }, [header, hasRows]);
  useLayoutEffect(() => setKept(hasRows ? undefined : measured.current), [hasRows]);
  return kept;
}

function cellWidths(row: HTMLTableRowElement): readonly number[] | undefined {
  const cells = [...row.cells];
  if (cells.some((cell) => getComputedStyle(cell).display !== 'table-cell')) return undefined;
  return cells.map((cell) => cell.getBoundingClientRect().width);
}
