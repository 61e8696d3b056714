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
