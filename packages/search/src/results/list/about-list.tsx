import { type OfferSearch } from '@melhor-escola/domain/search-filters';
import { pluralize } from '@melhor-escola/domain/count';
import { isDistinctiveSchoolText } from '@melhor-escola/domain/school-name-words';
import { normalizeSearchText } from '@melhor-escola/domain/search-text';
import { Link } from '@melhor-escola/ui/link';
import { Text } from '@melhor-escola/ui/text';
import { useSearchPorts } from '../../ports.tsx';
import { RouteLink } from '../../route-link.tsx';

/** Sentence above the list: a typed name that restricts nothing. */
export function GenericName({ school }: Pick<OfferSearch, 'school'>) {
  if (school === undefined || !isGeneric(school)) return null;
  return (
    <Text>{`“${school}” está no nome de muitas escolas, então mostramos todas. Escreva também outra parte do nome.`}</Text>
  );
}

function isGeneric(school: string): boolean {
  return normalizeSearchText(school) !== '' && !isDistinctiveSchoolText(school.replaceAll('-', ' '));
}

export interface FreeSchoolsSwitchProps {
  search: OfferSearch;
  /** Number of conveniadas of the place. */
  freeSchools: number;
}

/** Lists the conveniadas among the other schools, or hides them again. A typed name finds them without it. */
export function FreeSchoolsSwitch({ search, freeSchools: count }: FreeSchoolsSwitchProps) {
  const { links } = useSearchPorts();
  if (count === 0 || search.school !== undefined || search.only !== undefined) return null;
  const isOn = search.free !== undefined;
  const schools = pluralize(count, 'escola conveniada, gratuita', 'escolas conveniadas, gratuitas');
  return (
    <Text size="small" tone="soft" className="print:hidden">
      <span>
        {isOn
          ? `A lista inclui ${schools}. `
          : `${schools}, ${count === 1 ? 'não está' : 'não estão'} na lista: a família não paga. `}
      </span>
      <Link asChild className="inline-block py-1">
        <RouteLink
          to={links.results({ ...search, page: undefined, free: isOn ? undefined : 'included' })}
          keepScroll
        >
          {isOn ? 'Só as pagas' : 'Mostrar também'}
        </RouteLink>
      </Link>
    </Text>
  );
}

export interface OnlyOffersSwitchProps {
  search: OfferSearch;
  /** Number of schools without offers that match the search. */
  otherSchools: number;
  /** Number of offers. */
  total: number;
}

/**
 * After the offers: switches between all schools and those with an offer. Links, so that it works without JavaScript, and
 * each state has a URL.
 */
export function OnlyOffersSwitch({ search, otherSchools: count, total }: OnlyOffersSwitchProps) {
  const { links } = useSearchPorts();
  // Without offers, the schools are all that the page has.
  if (count === 0 || (search.only === undefined && total === 0)) return null;
  const isOn = search.only !== undefined;
  const schools = `${pluralize(count, 'escola', 'escolas')} sem bolsa agora`;
  return (
    <Text size="small" tone="soft" className="print:hidden">
      <span>
        {isOn
          ? `Só com bolsa: ${schools} ${count === 1 ? 'está escondida' : 'estão escondidas'}. `
          : `${schools} ${count === 1 ? 'aparece' : 'aparecem'} no fim da lista. `}
      </span>
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
