'use client';

import { type ComponentPropsWithoutRef, type ReactNode, type Ref, useId } from 'react';
import { useAnnouncement } from '../announcer/use-announcement.ts';
import { useControlledState } from '../controlled-state/use-controlled-state.ts';
import { type ChangeDetails, changeDetails } from '../events/change-details.ts';
import type { Messages } from '../messages/message-types.ts';
import { useMessages } from '../messages/messages-provider.tsx';
import { tableMessages } from './messages.ts';
import { variants } from '../variants/variants.ts';
import {
  rolesOf,
  TableBody,
  type TableColumn,
  TableHead,
  type TableRow,
  type TableSort,
} from './table-parts.tsx';

export type TableReason = 'header';

export interface TableProps<Row extends TableRow> extends Omit<
  ComponentPropsWithoutRef<'section'>,
  'children'
> {
  ref?: Ref<HTMLElement> | undefined;
  /** What the table tells: its name, over it. */
  caption: ReactNode;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  /** The order, when the caller keeps that; `null` for none. */
  sort?: TableSort | null | undefined;
  /**
   * The order at first.
   * @default the rows' own
   */
  defaultSort?: TableSort | null | undefined;
  /** Another order was asked for. `details.cancel()` refuses. */
  onSortChange?: ((sort: TableSort, details: ChangeDetails<TableReason>) => void) | undefined;
  /**
   * Whether rows are on their way. Those there are stay, in a softer ink; without any, bones stand for them.
   * @default false
   */
  loading?: boolean | undefined;
  /** What stands there without rows, such as what to do next. */
  empty?: ReactNode;
  /**
   * What becomes of it in under 640 px of room: each row a card, or a region that scrolls sideways, for figures to be compared.
   * @default 'cards'
   */
  narrow?: 'cards' | 'scroll' | undefined;
  /** Replaces the kit's own messages, and those of a `MessagesProvider`. */
  messages?: Partial<Messages<'table'>> | undefined;
}

// Positioned, so that what is kept from the eye scrolls with the rest, and does not widen the page.
const style = variants('@container/table group/table relative', {
  narrow: {
    cards: '',
    scroll: 'overflow-x-auto rounded-card border border-hairline bg-card',
  },
});
const tableStyle = variants('w-full border-collapse text-small', {
  narrow: { cards: '@max-[40rem]/table:block', scroll: 'min-w-max' },
});

/**
 * Facts in rows and columns, with a name, an order, and room for a phone. Renders a `<section>` with a `<table>`; scrolling, it is a
 * region of the table's name that takes the focus, so that the arrow keys scroll it.
 *
 * Data attributes: `data-component="table"`, `data-narrow`, `data-loading`, `data-empty`; parts `table`, `caption`, `head`, `header`,
 * `sort`, `body`, `row`, `cell`, and `empty`.
 */
export function Table<Row extends TableRow>({
  caption,
  columns,
  rows,
  sort: given,
  defaultSort = null,
  onSortChange,
  loading = false,
  empty,
  narrow = 'cards',
  messages: overrides,
  className,
  ...rest
}: TableProps<Row>) {
  const id = useId();
  const messages = useMessages('table', tableMessages, overrides);
  const [sort, setSort] = useControlledState<TableSort | null>(given, defaultSort);
  const roles = rolesOf(narrow);
  const region = narrow === 'scroll' && { 'aria-labelledby': id, tabIndex: 0 };
  const sortedBy = columns.find(({ key }) => key === sort?.column)?.header;
  const order =
    sort && sortedBy !== undefined ? messages.sorted(sortedBy, sort.direction === 'ascending') : '';
  useAnnouncement(loading ? messages.loading : '');
  useAnnouncement(order, { initial: false });

  const change = (column: string, event: Event) => {
    const rising = sort?.column === column && sort.direction === 'ascending';
    const next: TableSort = { column, direction: rising ? 'descending' : 'ascending' };
    const details = changeDetails<TableReason>('header', event);
    onSortChange?.(next, details);
    if (!details.isCanceled) setSort(next);
  };

  return (
    <section
      data-component="table"
      data-narrow={narrow}
      data-loading={loading ? '' : undefined}
      data-empty={!loading && rows.length === 0 ? '' : undefined}
      {...region}
      {...rest}
      className={style({ narrow }, className)}
    >
      <table
        data-part="table"
        role={roles?.table}
        aria-labelledby={roles && id}
        aria-busy={loading}
        className={tableStyle({ narrow })}
      >
        <caption
          id={id}
          data-part="caption"
          className={`pb-3 text-start font-semibold ${narrow === 'scroll' ? 'px-4 pt-3' : '@max-[40rem]/table:block'}`}
        >
          {caption}
        </caption>
        <TableHead columns={columns} sort={sort} messages={messages} narrow={narrow} onSort={change} />
        <TableBody
          columns={columns}
          rows={sortRows(rows, columns, sort)}
          loading={loading}
          empty={empty ?? messages.empty}
          narrow={narrow}
        />
      </table>
    </section>
  );
}

/** Sorts rows if their column has a comparison; otherwise returns them as given. Stable: equal rows keep their order. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  sort: TableSort | null,
): readonly Row[] {
  const sortable = columns.find(({ key }) => key === sort?.column)?.sortable;
  if (!sort || typeof sortable !== 'function') return rows;
  const turn = sort.direction === 'ascending' ? 1 : -1;
  return rows.toSorted((one, other) => sortable(one, other) * turn);
}
