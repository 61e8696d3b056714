'use client';

import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import { type ComponentProps, use } from 'react';
import { Icon } from '../icon/icon.tsx';
import { cva } from '../../internal/cva.ts';
import { TableContext, useRoles } from './table-parts.tsx';
import { TextPart } from '../../internal/text-part.tsx';

export type TableDirection = 'ascending' | 'descending';

interface CellOptions {
  /**
   * Numbers: at the end of the cell, in tabular figures, so that they align.
   * @default false
   */
  numeric?: boolean | undefined;
  /**
   * Names the row, or in the header the column of row names. If the table scrolls sideways it stays visible.
   * @default false
   */
  rowHeader?: boolean | undefined;
}

const kinds = { numeric: { true: 'me-numeric' }, rowHeader: { true: 'me-row-header' } };
const headStyle = cva('me-table-head', { variants: { ...kinds, sortable: { true: 'me-sortable' } } });
const cellStyle = cva('me-table-cell', { variants: kinds });
/** The appearance of a row's heading, for a cell that is none. */
export const rowHeaderStyle = cva('', { variants: { rowHeader: kinds.rowHeader } });

export interface TableHeadProps extends CellOptions, Omit<ComponentProps<'th'>, 'scope'> {
  /** The order of the rows by this column, if they can be ordered by it. */
  sort?: TableDirection | 'none' | undefined;
  /** Its name was pressed, to order the rows by it. Makes it a button. */
  onSort?: ((event: Event) => void) | undefined;
}

const arrows = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown };

/**
 * A column's name. Renders a `<th scope="col">`, with a `<button>` if it can order the rows.
 *
 * Data attributes: parts `header` and `sort`.
 */
export function TableHead({
  numeric = false,
  rowHeader = false,
  sort,
  onSort,
  className,
  children,
  ...rest
}: TableHeadProps) {
  return (
    <th
      scope="col"
      data-part="header"
      role={useRoles().column}
      aria-sort={sort}
      {...rest}
      className={headStyle({ numeric, rowHeader, sortable: onSort !== undefined, className })}
    >
      {onSort ? (
        <button
          type="button"
          data-part="sort"
          onClick={({ nativeEvent }) => onSort(nativeEvent)}
          className="me-table-sort"
        >
          <TextPart>{children}</TextPart>
          <Icon as={arrows[sort ?? 'none']} size="small" />
        </button>
      ) : (
        children
      )}
    </th>
  );
}

export interface TableCellProps extends CellOptions, Omit<ComponentProps<'td'>, 'scope'> {
  /** The column's name, shown above the value, or beside a number, if the row is a card. */
  label?: string | undefined;
}

/**
 * One value. Renders a `<td>`, or a `<th scope="row">` if it names the row.
 *
 * Data attributes: part `cell`.
 */
export function TableCell({
  numeric = false,
  rowHeader = false,
  label,
  className,
  children,
  ...rest
}: TableCellProps) {
  const { narrow } = use(TableContext);
  const roles = useRoles();
  const Element = rowHeader ? 'th' : 'td';
  return (
    <Element
      scope={rowHeader ? 'row' : undefined}
      data-part="cell"
      role={rowHeader ? roles.rowHeader : roles.cell}
      {...rest}
      className={cellStyle({ numeric, rowHeader, className })}
    >
      {narrow === 'cards' && !rowHeader && label !== undefined ? (
        <>
          {/* Visual only: screen readers announce the column's header. */}
          <span aria-hidden="true" className="me-table-label">
            {label}
          </span>
          <div className="contents">{children}</div>
        </>
      ) : (
        children
      )}
    </Element>
  );
}
