'use client';

import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import { cva } from '../variants/cva.ts';
import { type ComponentPropsWithoutRef, createContext, type ReactNode, type Ref, use, useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { Messages } from '../messages/message-types.ts';
import { useMessages } from '../messages/messages-provider.tsx';
import { tableMessages } from './messages.ts';

/** What becomes of a table in under 640 px of space. */
export type TableNarrow = 'cards' | 'scroll';

export type TableDirection = 'ascending' | 'descending';

interface TableState {
  narrow: TableNarrow;
  captionId: string;
}

const TableContext = createContext<TableState>({ narrow: 'cards', captionId: 'table-caption' });

/** Whether a row is that of the columns' names, which is no part `row`. */
const IsHeaderContext = createContext(false);

/**
 * Roles of rows drawn as cards: older versions of Safari drop table, row and cell once they are displayed as something
 * else, and with them the names that are read beside each value. A table that is displayed as one needs none.
 */
const cardRoles = {
  table: 'table',
  group: 'rowgroup',
  row: 'row',
  column: 'columnheader',
  rowHeader: 'rowheader',
  cell: 'cell',
} as const;

function useRoles(): Partial<typeof cardRoles> {
  return use(TableContext).narrow === 'cards' ? cardRoles : {};
}

export interface TableRootProps extends ComponentPropsWithoutRef<'section'> {
  ref?: Ref<HTMLElement> | undefined;
  /** A `TableCaption`, a `TableHeader` and a `TableBody`. */
  children: ReactNode;
  /**
   * What becomes of it in under 640 px of space: each row a card, or a region that scrolls sideways, for figures to be compared.
   * @default 'cards'
   */
  narrow?: TableNarrow | undefined;
  /**
   * Whether rows are on their way: those there are stay, in a softer ink.
   * @default false
   */
  loading?: boolean | undefined;
  /**
   * Keeps the columns' names in sight: under the window's edge, or in a region that scrolls, of `--table-max-height`.
   * @default false
   */
  stickyHeader?: boolean | undefined;
  /** What stands below the rows, such as a `Pagination`. */
  footer?: ReactNode;
}

const root = cva('me-table', {
  variants: {
    narrow: { cards: 'me-cards', scroll: 'me-scroll' },
    stickyHeader: { true: 'me-sticky' },
  },
});

/**
 * The frame of a table. Renders a `<section>` with a `<table>`; with `narrow="scroll"` it is a region of the caption's name that takes
 * the focus, so that the arrow keys scroll it.
 *
 * CSS variables: `--table-sticky-top`, where a sticky header of cards stops (`0px`), `--table-max-height` of a region that scrolls
 * (`none`), and `--table-ground`, which hides the rows under a sticky header (`var(--paper)`).
 *
 * Data attributes: `data-component="table"`, `data-narrow`, `data-loading`; parts `table` and `footer`.
 */
export function TableRoot({
  children,
  narrow = 'cards',
  loading = false,
  stickyHeader = false,
  footer,
  className,
  ...rest
}: TableRootProps) {
  const captionId = useId();
  const cards = narrow === 'cards';
  return (
    <TableContext value={{ narrow, captionId }}>
      <section
        data-component="table"
        data-narrow={narrow}
        data-loading={loading ? '' : undefined}
        {...(!cards && { 'aria-labelledby': captionId, tabIndex: 0 })}
        {...rest}
        className={root({ narrow, stickyHeader, className })}
      >
        <table
          data-part="table"
          role={cards ? cardRoles.table : undefined}
          aria-labelledby={cards ? captionId : undefined}
          aria-busy={loading}
          className="me-table-grid"
        >
          {children}
        </table>
        {footer && (
          <div data-part="footer" className="me-table-footer">
            {footer}
          </div>
        )}
      </section>
    </TableContext>
  );
}

export interface TableCaptionProps extends ComponentPropsWithoutRef<'caption'> {
  ref?: Ref<HTMLTableCaptionElement> | undefined;
}

/** The table's name, over it. Renders a `<caption>`. */
export function TableCaption({ className, children, ...rest }: TableCaptionProps) {
  const { captionId } = use(TableContext);
  return (
    <caption
      data-part="caption"
      {...rest}
      className={className ? `me-table-caption ${className}` : 'me-table-caption'}
    >
      {/* Within, so that the caption may have an id of its caller's. */}
      <span id={captionId}>{children}</span>
    </caption>
  );
}

export interface TableHeaderProps extends ComponentPropsWithoutRef<'thead'> {
  ref?: Ref<HTMLTableSectionElement> | undefined;
}

/** The columns' names: a `TableRow` of `TableHead`s. Renders a `<thead>`. */
export function TableHeader({ className, ...rest }: TableHeaderProps) {
  return (
    <IsHeaderContext value={true}>
      <thead
        data-part="head"
        role={useRoles().group}
        {...rest}
        className={className ? `me-table-header ${className}` : 'me-table-header'}
      />
    </IsHeaderContext>
  );
}

export interface TableBodyProps extends ComponentPropsWithoutRef<'tbody'> {
  ref?: Ref<HTMLTableSectionElement> | undefined;
}

/** The rows. Renders a `<tbody>`. */
export function TableBody({ className, ...rest }: TableBodyProps) {
  return (
    <tbody
      data-part="body"
      role={useRoles().group}
      {...rest}
      className={className ? `me-table-body ${className}` : 'me-table-body'}
    />
  );
}

export interface TableRowProps extends ComponentPropsWithoutRef<'tr'> {
  ref?: Ref<HTMLTableRowElement> | undefined;
  /**
   * Whether it is among the rows chosen.
   * @default false
   */
  selected?: boolean | undefined;
}

/**
 * One row; a card in under 640 px of space. Renders a `<tr>`.
 *
 * Data attributes: part `row` in the body, `data-selected`.
 */
export function TableRow({ selected = false, className, ...rest }: TableRowProps) {
  return (
    <tr
      data-part={use(IsHeaderContext) ? undefined : 'row'}
      data-selected={selected ? '' : undefined}
      role={useRoles().row}
      {...rest}
      className={className ? `me-table-row ${className}` : 'me-table-row'}
    />
  );
}

interface CellOptions {
  /**
   * Figures: at the end of the cell, of one width, so that they stand under one another.
   * @default false
   */
  numeric?: boolean | undefined;
  /**
   * Names the row, or in the header the column of such names. Where the table scrolls sideways it stays in sight.
   * @default false
   */
  rowHeader?: boolean | undefined;
}

const kinds = { numeric: { true: 'me-numeric' }, rowHeader: { true: 'me-row-header' } };
const headStyle = cva('me-table-head', { variants: { ...kinds, sortable: { true: 'me-sortable' } } });
const cellStyle = cva('me-table-cell', { variants: kinds });

export interface TableHeadProps extends CellOptions, Omit<ComponentPropsWithoutRef<'th'>, 'scope'> {
  ref?: Ref<HTMLTableCellElement> | undefined;
  /** How the rows are ordered by this column, where they can be. */
  sort?: TableDirection | 'none' | undefined;
  /** Its name was pressed, to order the rows by it. Makes it a button. */
  onSort?: ((event: Event) => void) | undefined;
  /** Replaces the kit's own messages. */
  messages?: Partial<Messages<'table'>> | undefined;
}

const arrows = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown };

/**
 * A column's name. Renders a `<th scope="col">`, with a `<button>` where it can order the rows.
 *
 * Data attributes: parts `header` and `sort`.
 */
export function TableHead({
  numeric = false,
  rowHeader = false,
  sort,
  onSort,
  messages: overrides,
  className,
  children,
  ...rest
}: TableHeadProps) {
  const messages = useMessages('table', tableMessages, overrides);
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
          <span className="sr-only">{messages.sortBy} </span>
          {children}
          <Icon as={arrows[sort ?? 'none']} size="small" />
        </button>
      ) : (
        children
      )}
    </th>
  );
}

export interface TableCellProps extends CellOptions, Omit<ComponentPropsWithoutRef<'td'>, 'scope'> {
  ref?: Ref<HTMLTableCellElement> | undefined;
  /** The column's name, which stands beside the value where the row is a card. */
  label?: string | undefined;
}

/**
 * One value. Renders a `<td>`, or a `<th scope="row">` where it names the row.
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
      {narrow === 'cards' && !rowHeader && label !== undefined && (
        // For the eye: to those who listen the column's header says it.
        <span aria-hidden="true" className="me-table-label">
          {label}
        </span>
      )}
      {children}
    </Element>
  );
}
