import { Icon } from '@melhor-escola/ui/icon';
import { Link } from '@melhor-escola/ui/link';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { useSearchPorts } from '../../ports.tsx';
import { RouteLink } from '../../route-link.tsx';
import { SchoolCover } from '../../school/card/school-cover.tsx';
import type { School } from '../../school/school.ts';
import { nonBreaking } from '../../format.ts';
import { COLUMNS_ON_PHONE, type ComparedFact, type ComparedValue } from './fact.ts';
import type { ComparedGroup } from './facts.ts';

export interface CompareTableProps {
  schools: readonly School[];
  groups: readonly ComparedGroup[];
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
function cellOf(column: number): string {
  return column < COLUMNS_ON_PHONE ? '' : 'max-sm:hidden noscript:table-cell';
}

/**
 * Schools side by side. A fact's name has a line of its own above its values, so that the columns are as wide as
 * possible without scrolling sideways; the names of the schools stay visible above them. On paper the name is beside the
 * values, in a column that only print shows (`compare-print.css`), so that four schools fit on two pages. Renders a `<table>`.
 */
export function CompareTable({ schools, groups, printedFrom, onlyDifferences }: CompareTableProps) {
  return (
    <table className="search-compare w-full table-fixed border-separate [border-spacing:0] text-small [hyphens:auto]">
      <caption className="sr-only">Escolas lado a lado</caption>
      <Columns count={schools.length} />
      <thead>
        <tr className="print:hidden">
          {schools.map((school, column) => (
            <td key={school.slug} className={`overflow-clip px-1 pb-1 first:ps-0 ${cellOf(column)}`}>
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
          <td className="hidden" aria-hidden="true" />
          {schools.map((school, column) => (
            <SchoolName key={school.slug} school={school} schools={schools} column={column} />
          ))}
        </tr>
      </thead>
      {groups.map((group) => (
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

/** On a phone, hidden columns have zero width, so that row headings, which span all columns, widen none. */
function Columns({ count }: { count: number }) {
  if (count <= COLUMNS_ON_PHONE) return null;
  return (
    <colgroup>
      {Array.from({ length: count }, (_, column) => (
        <col
          key={column}
          className={`noscript:w-auto ${column < COLUMNS_ON_PHONE ? 'max-sm:w-1/2' : 'max-sm:w-0'}`}
        />
      ))}
    </colgroup>
  );
}

interface SchoolNameProps {
  school: School;
  schools: readonly School[];
  column: number;
}

function SchoolName({ school, schools, column }: SchoolNameProps) {
  const { links, compared } = useSearchPorts();
  const others = schools.filter(({ slug }) => slug !== school.slug).map(({ slug }) => slug);
  return (
    <th
      scope="col"
      aria-label={school.name}
      className={`sticky top-0 z-10 border-b border-hairline bg-paper px-1 py-2 text-start align-top font-semibold first:ps-0 ${cellOf(column)}`}
    >
      <Link asChild tone="quiet" className="line-clamp-3 text-small wrap-anywhere sm:text-medium">
        <RouteLink to={links.school(school.slug)}>{school.name}</RouteLink>
      </Link>
      <Link asChild className="inline-flex min-h-6 items-center text-extra-small font-normal print:hidden">
        <RouteLink to={links.compare(others)} replace keepScroll onClick={() => compared.remove(school.slug)}>
          Tirar<span className="sr-only"> {school.name} da comparação</span>
        </RouteLink>
      </Link>
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
          <th scope="rowgroup" colSpan={columns} className="pt-8 pb-1 text-start text-balance">
            <span className="text-title-small font-semibold">{name}</span>
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
  const { label, values, differs, differsOnPhone } = fact;
  return (
    <tbody className={`break-inside-avoid ${isOnPhone ? '' : HIDDEN_ON_PHONE}`}>
      <tr className="print:hidden">
        <th
          scope="rowgroup"
          colSpan={columns}
          className="border-t border-hairline pt-2 text-start text-extra-small font-normal text-ink-soft"
        >
          {nonBreaking(label)}
          {differs && (
            <span className={differsOnPhone ? undefined : 'max-sm:hidden noscript:inline'}>
              <span
                aria-hidden="true"
                className="ms-1.5 inline-block size-1.5 rounded-full bg-brand align-middle"
              />
              <span className="sr-only"> (diferente entre as escolas)</span>
            </span>
          )}
        </th>
      </tr>
      <tr>
        <th scope="row" className="hidden text-start align-top font-normal text-ink-soft">
          {nonBreaking(label)}
          {differs && ' •'}
        </th>
        {values.map((value, index) => (
          <td
            key={`${index + 1}`}
            className={`px-1 pt-0.5 pb-2 align-top wrap-anywhere first:ps-0 ${toneOf(fact)} ${cellOf(index)}`}
          >
            <Value value={value} />
          </td>
        ))}
      </tr>
    </tbody>
  );
}

/** Facts that do not differ between the visible schools are subdued. */
function toneOf({ differs, differsOnPhone }: ComparedFact): string {
  if (!differs) return 'text-ink-soft';
  return differsOnPhone ? '' : 'max-sm:text-ink-soft';
}

function Value({ value }: { value: ComparedValue }) {
  switch (value.kind) {
    case 'money':
      return (
        <>
          <strong className="font-semibold whitespace-nowrap tabular">
            {value.best ? (
              <span className="highlight">
                <Amount text={value.text} />
                <span className="sr-only"> (o menor)</span>
              </span>
            ) : (
              <Amount text={value.text} />
            )}
          </strong>
          {value.of && ' '}
          {value.of && <span className="block text-extra-small text-ink-soft">{value.of}</span>}
        </>
      );
    case 'yes':
      return (
        <span className="inline-flex items-center gap-1 text-confirm">
          <Icon as={Check} size="small" className="print:hidden" />
          Sim
        </span>
      );
    case 'no':
      return (
        <span className="inline-flex items-center gap-1 text-ink-soft">
          <Icon as={Minus} size="small" className="print:hidden" />
          Não
        </span>
      );
    case 'undisclosed':
      return <span className="text-ink-soft">não divulgado</span>;
    case 'none':
      return <span className="text-ink-soft">sem bolsa</span>;
    default:
      return value.text;
  }
}

/** 'R$ 1.709,93'; without 'R$' on a phone, where the row's name has the unit. */
function Amount({ text }: { text: string }) {
  return (
    <>
      <span className="max-sm:sr-only">R$&nbsp;</span>
      {text.replace(/^R\$\s/u, '')}
    </>
  );
}
