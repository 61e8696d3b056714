import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import { Icon } from '../icon/icon.tsx';
import type { Labels } from '../labels/labels.ts';
import { rolesOf } from './table-roles.ts';
import type { TableColumn, TableSort } from './table-data.ts';

interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[];
  sort: TableSort | null;
  words: Labels<'table'>;
  narrow: 'cards' | 'scroll';
  onSort: (column: string, event: Event) => void;
}

const drawings = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown };

// As cards the names stand in the rows; what remains above them are the buttons that order them.
const asCards = {
  head: '@max-[40rem]/table:block @max-[40rem]/table:pb-3',
  row: '@max-[40rem]/table:flex @max-[40rem]/table:flex-wrap @max-[40rem]/table:gap-2 @max-[40rem]/table:border-0',
  sortable: '@max-[40rem]/table:p-0 @max-[40rem]/table:first:ps-0 @max-[40rem]/table:last:pe-0',
  plain: '@max-[40rem]/table:sr-only',
};

/** The columns' names, some of them buttons. Renders a `<thead>`. */
export function TableHead<Row>({ columns, sort, words, narrow, onSort }: TableHeadProps<Row>) {
  const cards = narrow === 'cards';
  const roles = rolesOf(narrow);
  return (
    <thead data-part="head" role={roles?.group} className={cards ? asCards.head : ''}>
      <tr role={roles?.row} className={`border-b border-control-line ${cards ? asCards.row : ''}`}>
        {columns.map(({ key, header, numeric, sortable, rowHeader }) => {
          const order = sort?.column === key ? sort.direction : 'none';
          const sticky = !cards && rowHeader ? 'sticky start-0 bg-card' : '';
          return (
            <th
              key={key}
              scope="col"
              role={roles?.column}
              data-part="header"
              aria-sort={sortable ? order : undefined}
              className={[
                'px-3 py-2 align-middle font-semibold text-ink-soft first:ps-4 last:pe-4',
                numeric ? 'text-end' : 'text-start',
                sticky,
                cards ? (sortable ? asCards.sortable : asCards.plain) : '',
              ].join(' ')}
            >
              {sortable ? (
                <button
                  type="button"
                  data-part="sort"
                  onClick={({ nativeEvent }) => onSort(key, nativeEvent)}
                  className={[
                    'inline-flex min-h-11 items-center gap-1.5 rounded-control text-brand hover:bg-brand-wash',
                    `-mx-2 px-2 ${numeric ? 'flex-row-reverse' : ''}`,
                    cards
                      ? '@max-[40rem]/table:mx-0 @max-[40rem]/table:flex-row @max-[40rem]/table:border @max-[40rem]/table:border-control-line @max-[40rem]/table:bg-card @max-[40rem]/table:px-3'
                      : '',
                  ].join(' ')}
                >
                  <span className="sr-only">{words.sortBy} </span>
                  {header}
                  <Icon as={drawings[order]} size="small" className={order === 'none' ? 'opacity-60' : ''} />
                </button>
              ) : (
                header
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
