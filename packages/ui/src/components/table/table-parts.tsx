'use client';

import { cva, type Variant } from '../../internal/cva.ts';
import { joinClasses } from '../../internal/join-classes.ts';
import { type ComponentProps, createContext, type ReactNode, use, useId, useMemo } from 'react';

interface TableState {
  narrow: TableNarrow;
  captionId: string;
}

export const TableContext = createContext<TableState>({ narrow: 'cards', captionId: 'table-caption' });

/** Whether a row is the header row, which is not a part `row`. */
const IsHeaderContext = createContext(false);

/**
 * Roles of rows displayed as cards: older versions of Safari drop table, row and cell roles if `display` changes, and
 * with them the names that are read beside each value. A table displayed as one needs none.
 */
const cardRoles = {
  table: 'table',
  group: 'rowgroup',
  row: 'row',
  column: 'columnheader',
  rowHeader: 'rowheader',
  cell: 'cell',
} as const;

/** The roles that the table's parts must set explicitly. */
export function useRoles(): Partial<typeof cardRoles> {
  return use(TableContext).narrow === 'cards' ? cardRoles : {};
}

export interface TableRootProps extends ComponentProps<'section'> {
  /** A `TableCaption`, a `TableHeader`, a `TableBody` and, with totals, a `TableFooter`. */
  children: ReactNode;
  /**
   * Its layout in less than 640 px of space: each row a card, or a region that scrolls sideways, to compare numbers.
   * @default 'cards'
   */
  narrow?: TableNarrow | undefined;
  /**
   * With `narrow="cards"`, the space below which rows are cards: 640 px, or `large` for many columns: 896 px, with cards side by side where two fit.
   * @default 'small'
   */
  cardsBelow?: Variant<typeof root, 'cardsBelow'> | undefined;
  /**
   * Whether rows are loading: existing ones stay, in a softer color.
   * @default false
   */
  loading?: boolean | undefined;
  /**
   * Keeps the column names visible: below the window's edge, or in a scrolling region with the height
   * `--table-max-height`.
   * @default false
   */
  stickyHeader?: boolean | undefined;
  /** Content below the rows, such as a `Pagination`. */
  footer?: ReactNode;
}

const root = cva('me-table', {
  variants: {
    narrow: { cards: 'me-cards', scroll: 'me-scroll' },
    cardsBelow: { small: '', large: 'me-large' },
    stickyHeader: { true: 'me-sticky' },
  },
});

/** The layout of a table in less than 640 px of space. */
export type TableNarrow = Variant<typeof root, 'narrow'>;

/**
 * The frame of a table. Renders a `<section>` with a `<table>`; with `narrow="scroll"` it is a region named by the
 * caption that takes the focus, so that the arrow keys scroll it.
 *
 * CSS variables: `--table-cell-padding`, the space around a value in a row, 12 px unless set; `--table-sticky-top`, where a sticky
 * header of cards stops; `--table-max-height`, the height of a region that scrolls; `--table-ground`, the color that hides the rows under a
 * sticky header.
 *
 * Data attributes: `data-component="table"`, `data-narrow`, `data-loading`; parts `table` and `footer`.
 */
export function TableRoot({
  children,
  narrow = 'cards',
  cardsBelow = 'small',
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
        className={root({ narrow, cardsBelow, stickyHeader, className })}
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

export type TableCaptionProps = ComponentProps<'caption'>;

/** The table's name, above it. Renders a `<caption>`. */
export function TableCaption({ className, children, ...rest }: TableCaptionProps) {
  const { captionId } = use(TableContext);
  return (
    <caption
      data-part="caption"
      {...rest}
      className={className ? `me-table-caption ${className}` : 'me-table-caption'}
    >
      {/* Inside, so that the caption can have an id of the caller's. */}
      <span id={captionId}>{children}</span>
    </caption>
  );
}

export type TableHeaderProps = ComponentProps<'thead'>;

/** The column names: a `TableRow` of `TableHead`s. Renders a `<thead>`. */
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

export type TableBodyProps = ComponentProps<'tbody'>;

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

export type TableFooterProps = ComponentProps<'tfoot'>;

/** Rows that sum up the others, such as a total, below them. Renders a `<tfoot>`. */
export function TableFooter({ className, ...rest }: TableFooterProps) {
  return (
    <tfoot
      data-part="foot"
      role={useRoles().group}
      {...rest}
      className={joinClasses('me-table-body me-table-footer', className)}
    />
  );
}

export interface TableRowProps extends ComponentProps<'tr'> {
  /**
   * Whether it is selected.
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
