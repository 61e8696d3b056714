import { unlistingLabel } from '@melhor-escola/domain/school-listing';
import { focusOnRemoval } from '@melhor-escola/ui/hooks';
import { Link } from '@melhor-escola/ui/link';
import { unbrokenWords } from '@melhor-escola/ui/text';
import { useSearchPorts } from '../../ports.tsx';
import { Fold } from '../../fold.tsx';
import { RouteLink } from '../../route-link.tsx';
import { SchoolCover } from '../../school/card/school-cover.tsx';
import type { School } from '../../school/school.ts';
import { nonBreaking } from '../../format.ts';
import { comparisonLink } from '../comparison-link.ts';
import type { CompareSearch } from '../search-params.ts';
import { COLUMNS_ON_PHONE, type ComparedFact } from './fact.ts';
import type { ComparedGroup } from './facts.ts';
import { Value } from './value.tsx';

export interface CompareTableProps {
  /** In column order. */
  schools: readonly School[];
  groups: readonly ComparedGroup[];
  /** Its grade and filter stay when a school is removed. */
  search: CompareSearch;
  /** The last line of every printed page: date and address. */
  printedFrom?: string | undefined;
  /** Only rows that differ are given; a phone also hides those in which its two visible schools agree. */
  onlyDifferences: boolean;
}

/** Hidden on a phone: facts of schools that it does not show. Visible in print and without JavaScript. */
const HIDDEN_ON_PHONE = 'max-sm:hidden noscript:table-row-group';

/**
 * Classes of a cell: hidden on a phone if the column is beyond the visible ones. Print, and visitors without
 * JavaScript, who cannot change the columns, get all.
 */
function cellClasses(column: number): string {
  return column < COLUMNS_ON_PHONE ? '' : 'max-sm:hidden noscript:table-cell';
}

/**
 * Schools side by side. From a tablet on and on paper, a first column has the names of the facts. On a phone a fact's name
 * has a line of its own above its values, so that the columns are as wide as possible without scrolling sideways. The
 * names of the schools stay visible above them. Renders a `<table>`.
 */
export function CompareTable({ schools, groups, search, printedFrom, onlyDifferences }: CompareTableProps) {
  const details = groups.filter(({ isDetail }) => isDetail);
  return (
    <table className="search-compare w-full table-fixed border-separate [border-spacing:0] text-small [hyphens:auto]">
      <caption className="sr-only">Escolas lado a lado</caption>
      <Columns count={schools.length} />
      <thead>
        <tr className="max-sm:hidden print:hidden">
          <td aria-hidden="true" />
          {schools.map((school, column) => (
            <td key={school.slug} className={`overflow-clip px-1 pb-1 ${cellClasses(column)}`}>
              <SchoolCover
                slug={school.slug}
                name={school.name}
                image={school.logo ?? school.photos[0]?.url}
                stage={school.stages[0]?.slug}
              />
            </td>
          ))}
        </tr>
        <tr>
          <td className={`${HEAD_CELL} max-sm:hidden`} aria-hidden="true" />
          {schools.map((school, column) => (
            <SchoolName key={school.slug} school={school} schools={schools} search={search} column={column} />
          ))}
        </tr>
      </thead>
      {groups
        .filter(({ isDetail }) => !isDetail)
        .map((group) => (
          <Group key={group.key} group={group} columns={schools.length} onlyDifferences={onlyDifferences} />
        ))}
      {details.length > 0 && (
        <DetailsFold count={details.flatMap(({ facts }) => facts).length} columns={schools.length} />
      )}
      {details.map((group) => (
        <Group key={group.key} group={group} columns={schools.length} onlyDifferences={onlyDifferences} />
      ))}
      {printedFrom !== undefined && (
        <tfoot>
          <tr>
            <td colSpan={schools.length + 1} className="hidden text-ink-soft wrap-anywhere">
              {printedFrom}
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}

/**
 * Opens the rows after it, of which it is the heading: a `<details>` cannot contain rows of a table, so the style sheet
 * hides them while it is closed. They are printed in any case.
 */
function DetailsFold({ count, columns }: { count: number; columns: number }) {
  return (
    <tbody className="search-fold print:hidden">
      <tr>
        <td colSpan={columns + 1} className="px-1">
          <Fold title={count === 1 ? 'Ver o item' : `Ver os ${count} itens, um por um`} />
        </td>
      </tr>
    </tbody>
  );
}

/**
 * A column for each school, and one for the names of the facts. On a phone, which has no column of names, those that it
 * does not show have zero width, so that headings, which span all columns, widen none.
 */
function Columns({ count }: { count: number }) {
  const shown = count > 1 ? 'max-sm:w-1/2' : 'max-sm:w-full';
  return (
    <colgroup>
      {Array.from({ length: count + 1 }, (_, column) => (
        <col
          key={column}
          className={`${column === 0 ? 'sm:w-[26%]' : ''} ${column < count ? 'noscript:w-auto' : ''} ${column < Math.min(count, COLUMNS_ON_PHONE) ? shown : 'max-sm:w-0'}`}
        />
      ))}
    </colgroup>
  );
}

/** A cell of the row that stays visible while the page scrolls. */
const HEAD_CELL = 'tall:sticky top-0 z-10 border-b border-hairline bg-paper';

interface SchoolNameProps {
  school: School;
  schools: readonly School[];
  search: CompareSearch;
  column: number;
}

const focusNeighbor = focusOnRemoval(
  (sibling) => sibling?.querySelector('a') ?? document.getElementById('comparar'),
);

function SchoolName({ school, schools, search, column }: SchoolNameProps) {
  const { links, compared } = useSearchPorts();
  const others = schools.filter(({ slug }) => slug !== school.slug).map(({ slug }) => slug);
  const action = 'inline-flex min-h-6 items-center text-extra-small font-normal';
  return (
    <th
      ref={focusNeighbor}
      scope="col"
      aria-label={school.name}
      className={`${HEAD_CELL} px-1 pe-3 py-2 text-start align-top font-semibold ${cellClasses(column)}`}
    >
      <Link
        asChild
        tone="quiet"
        className="line-clamp-2 min-h-6 sm:line-clamp-4 text-small wrap-anywhere lg:text-medium"
      >
        <RouteLink to={links.school(school.slug)}>{unbrokenWords(school.name)}</RouteLink>
      </Link>
      {school.unlisted && (
        <span className="block text-extra-small font-normal">{`Saiu do site. ${unlistingLabel(school.unlisted)}`}</span>
      )}
      <span className="flex flex-wrap gap-x-3 print:hidden">
        {school.offers.length > 0 && (
          <Link asChild className={action}>
            <RouteLink to={{ ...links.school(school.slug), hash: 'bolsas' }}>
              Ver bolsas<span className="sr-only">{` de ${school.name}`}</span>
            </RouteLink>
          </Link>
        )}
        <Link asChild className={action}>
          <RouteLink
            to={comparisonLink(links, { ...search, escola: others })}
            replace
            keepScroll
            onClick={() => compared.remove(school.slug)}
          >
            Tirar<span className="sr-only">{` ${school.name} da comparação`}</span>
          </RouteLink>
        </Link>
      </span>
    </th>
  );
}

interface GroupProps {
  group: ComparedGroup;
  columns: number;
  onlyDifferences: boolean;
}

function Group({ group: { name, facts }, columns, onlyDifferences }: GroupProps) {
  const isOnPhone = !onlyDifferences || facts.some(({ differsOnPhone }) => differsOnPhone);
  return (
    <>
      <tbody className={isOnPhone ? undefined : HIDDEN_ON_PHONE}>
        <tr>
          <th
            scope="rowgroup"
            colSpan={columns + 1}
            className="px-1 pt-6 pb-1 text-start text-balance max-sm:[thead+tbody_&]:pt-2"
          >
            <span className="text-medium font-semibold">{name}</span>
          </th>
        </tr>
      </tbody>
      {facts.map((fact) => (
        <Fact
          key={fact.key}
          fact={fact}
          columns={columns}
          isOnPhone={isOnPhone && (!onlyDifferences || fact.differsOnPhone || fact.isSubject === true)}
        />
      ))}
    </>
  );
}

interface FactProps {
  fact: ComparedFact;
  columns: number;
  isOnPhone: boolean;
}

function Fact({ fact, columns, isOnPhone }: FactProps) {
  const cell = 'border-hairline px-1 pb-2 align-top sm:border-t sm:pe-3 sm:py-0.5';
  return (
    <tbody className={`break-inside-avoid ${isOnPhone ? '' : HIDDEN_ON_PHONE}`}>
      <tr className="sm:hidden print:hidden">
        <th
          scope="rowgroup"
          colSpan={columns + 1}
          className="border-t border-hairline px-1 pt-2 text-start text-extra-small font-normal text-ink-soft"
        >
          <FactName fact={fact} />
        </th>
      </tr>
      <tr>
        <th
          scope="row"
          className={`text-start text-extra-small font-normal text-ink-soft max-sm:hidden lg:text-small ${cell}`}
        >
          <FactName fact={fact} />
        </th>
        {fact.values.map((value, index) => (
          <td
            key={`${index + 1}`}
            className={`wrap-anywhere ${cell} ${toneClass(fact)} ${cellClasses(index)}`}
          >
            <Value value={value} isMarkedOnPhone={isMarkedOnPhone(fact)} />
          </td>
        ))}
      </tr>
    </tbody>
  );
}

/** The name of a fact, with a dot if the schools differ. */
function FactName({ fact: { label, differs, differsOnPhone } }: { fact: ComparedFact }) {
  return (
    <>
      <span>{nonBreaking(label)}</span>
      {differs && (
        <span className={differsOnPhone ? undefined : 'max-sm:hidden noscript:inline'}>
          {/* A character, so that it is printed, and after a no-break space, so that it is never alone on a line. */}
          <span aria-hidden="true" className="text-brand">
            {'\u00A0•'}
          </span>
          <span className="sr-only"> (diferente entre as escolas)</span>
        </span>
      )}
    </>
  );
}

/** A phone marks the lowest amount only beside another one: not if the other visible school has none. */
function isMarkedOnPhone({ values }: ComparedFact): boolean {
  return values.slice(0, COLUMNS_ON_PHONE).every(({ kind }) => kind === 'money');
}

/** Facts that do not differ between the visible schools are subdued. */
function toneClass({ differs, differsOnPhone }: ComparedFact): string {
  if (!differs) return 'text-ink-soft';
  return differsOnPhone ? '' : 'max-sm:text-ink-soft';
}
