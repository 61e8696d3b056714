import { type OfferSearch } from '@melhor-escola/domain/search-filters';
import { isDistinctiveSchoolText } from '@melhor-escola/domain/school-name-words';
import { stateLabel, statesStartingWith } from '@melhor-escola/domain/state';
import { Link } from '@melhor-escola/ui/link';
import { Heading, Text } from '@melhor-escola/ui/text';
import { useQuery } from '@tanstack/react-query';
import { BlankPage } from '@melhor-escola/ui/drawing';
import { PageWidth } from '@melhor-escola/ui/page-width';
import { useSearchPorts } from '../../ports.tsx';
import { type FoundCity, shownOtherName } from '../../place/named-city.ts';
import { namedSchoolsQuery, type NamedSchool } from '../../place/named-schools.ts';
import { RouteLink } from '../../route-link.tsx';
import { SearchBox } from '../../search-box.tsx';
import { cityHitLabel, whichCityHeading } from '../search-sentence.ts';

export interface WhichCityProps {
  typed: string;
  /** Matches of the text; may be empty. */
  cities: readonly FoundCity[];
  /** The rest of the search, which the links keep. */
  search: OfferSearch;
}

/** Asks which city or state was meant by an ambiguous text: the search box leads here without JavaScript. */
export function WhichCity({ typed, cities, search }: WhichCityProps) {
  const { links, service } = useSearchPorts();
  const schools = useQuery(namedSchoolsQuery(service, typed)).data ?? [];
  // No school is looked up by a word that most of them have in their name.
  const isGeneric = !isDistinctiveSchoolText(typed);
  const states = statesStartingWith(typed);
  const places = [
    ...states.map((state) => ({
      label: stateLabel(state),
      place: { city: undefined, state: state.slug },
    })),
    ...cities.map((city) => {
      const otherName = shownOtherName(city);
      return {
        label: otherName ? `${cityHitLabel(city)} (ou ${otherName})` : cityHitLabel(city),
        place: { city: city.slug, state: undefined },
      };
    }),
  ];
  return (
    <PageWidth className="flex flex-col items-start gap-6 py-10">
      {places.length === 0 && schools.length === 0 && <BlankPage />}
      <Heading level={1} size="large">
        {whichCityHeading(typed, cities.length, schools.length)}
      </Heading>
      {places.length === 0 ? (
        schools.length === 0 &&
        !isGeneric && (
          <Text className="max-w-prose">
            Confira se o nome está certo, ou procure pelo nome da cidade vizinha. Bairros não entram aqui: só
            cidades, estados e escolas.
          </Text>
        )
      ) : (
        <>
          <Text>{`Encontramos ${demonstrativePronoun(states.length, cities.length)} para “${typed}”:`}</Text>
          <ul className="flex flex-col gap-1">
            {places.map(({ label, place }) => (
              <li key={label}>
                <Link asChild className="inline-block py-2">
                  <RouteLink
                    to={links.results({
                      ...search,
                      ...place,
                      neighborhood: undefined,
                      page: undefined,
                    })}
                  >
                    {label}
                  </RouteLink>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {isGeneric && (
        <Text className="max-w-prose">{`“${typed}” está no nome de muitas escolas. Escreva também o resto do nome, ou a cidade.`}</Text>
      )}
      {schools.length > 0 && <NamedSchools typed={typed} schools={schools} />}
      <div className="w-full">
        <SearchBox />
      </div>
    </PageWidth>
  );
}

function demonstrativePronoun(states: number, cities: number): string {
  if (states > 0) return states + cities === 1 ? 'este' : 'estes';
  return cities === 1 ? 'esta' : 'estas';
}

/** The schools that the text may name, for families who type a school where a city is asked for. */
function NamedSchools({ typed, schools }: { typed: string; schools: readonly NamedSchool[] }) {
  const { links } = useSearchPorts();
  return (
    <>
      <ul className="flex flex-col gap-1">
        {schools.map(({ slug, name, place }) => (
          <li key={slug}>
            <Link asChild className="inline-block py-2">
              <RouteLink to={links.school(slug)}>{name}</RouteLink>
            </Link>{' '}
            <Text as="span" size="small" tone="soft">
              {place}
            </Text>
          </li>
        ))}
      </ul>
      <Link asChild className="inline-block py-2">
        <RouteLink to={links.results({ school: typed })}>Ver todas as escolas com este nome</RouteLink>
      </Link>
    </>
  );
}
