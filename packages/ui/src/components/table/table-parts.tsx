'use client';

import { cva } from '../../internal/cva.ts';
import {
  type ComponentPropsWithoutRef,
  createContext,
  type ReactNode,
  type Ref,
  use,
  useId,
  useMemo,
} from 'react';

/** What becomes of a table in under 640 px of space. */
export type TableNarrow = 'cards' | 'scroll';

interface TableState {
  narrow: TableNarrow;
  captionId: string;
}

export const TableContext = createContext<TableState>({ narrow: 'cards', captionId: 'table-caption' });

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

/** The roles that the table's parts have to write out. */
export function useRoles(): Partial<typeof cardRoles> {
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
 * CSS variables: `--table-sticky-top`, where a sticky header of cards stops; `--table-max-height`, the height of a
 * region that scrolls; `--table-ground`, the colour that hides the rows under a sticky header.
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
  const state = useMemo(() => ({ narrow, captionId }), [narrow, captionId]);
  const cards = narrow === 'cards';
  return (
    <TableContext value={state}>
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
 * Data attributes: part `row` with `data-selected`.
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
