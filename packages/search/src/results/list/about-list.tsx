import { pluralize } from '@melhor-escola/domain/count';
import { isDistinctiveSchoolText } from '@melhor-escola/domain/school-name-words';
import { normalizeSearchText } from '@melhor-escola/domain/search-text';
import { Link } from '@melhor-escola/ui/link';
import { Text } from '@melhor-escola/ui/text';
import { useSearchPorts } from '../../ports.tsx';
import { RouteLink } from '../../route-link.tsx';
import type { ResultsSearch } from '../search-params.ts';

export interface AboutListProps {
  search: ResultsSearch;
  /** Number of schools without offers that match the search; absent while it is unknown. */
  otherSchools: number | undefined;
  /** Number of offers; absent while it is unknown. */
  total: number | undefined;
}

/** Sentences above the list: a typed name that restricts nothing, and the switch between all schools and those with an offer. */
export function AboutList({ search, otherSchools = 0, total = 0 }: AboutListProps) {
  const { school, only, view } = search;
  // Without offers, the schools are all that the page has; a map has offers only.
  const hasSwitch = view === undefined && otherSchools > 0 && (only !== undefined || total > 0);
  return (
    <>
      {school !== undefined && isGeneric(school) && (
        <Text size="small">
          “{school}” está no nome de muitas escolas, então mostramos todas. Escreva também outra parte do
          nome.
        </Text>
      )}
      {hasSwitch && <OnlyOffersSwitch search={search} otherSchools={otherSchools} />}
    </>
  );
}

function isGeneric(school: string): boolean {
  return normalizeSearchText(school) !== '' && !isDistinctiveSchoolText(school.replaceAll('-', ' '));
}

/** Links, so that it works without JavaScript, and each state has a URL. */
function OnlyOffersSwitch({ search, otherSchools: count }: { search: ResultsSearch; otherSchools: number }) {
  const { links } = useSearchPorts();
  const isOn = search.only !== undefined;
  const schools = `${pluralize(count, 'escola', 'escolas')} sem bolsa agora`;
  return (
    <Text size="small" tone="soft" className="print:hidden">
      {isOn
        ? `Só com bolsa: ${schools} ${count === 1 ? 'está escondida' : 'estão escondidas'}. `
        : `${schools} ${count === 1 ? 'aparece' : 'aparecem'} no fim da lista. `}
      <Link asChild className="inline-block py-1">
        <RouteLink
          to={links.results({ ...search, page: undefined, only: isOn ? undefined : 'offers' })}
          keepScroll
        >
          {isOn ? 'Mostrar todas' : 'Só com bolsa'}
        </RouteLink>
      </Link>
    </Text>
  );
}
