import { pluralize } from '@melhor-escola/domain/count';
import { formatWholeBRL } from '@melhor-escola/domain/money';
import { Heading, Text } from '@melhor-escola/ui/text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchPorts } from '../../ports.tsx';
import { Fold } from '../../fold.tsx';
import { nonBreaking } from '../../format.ts';
import type { Landing } from '../landing.ts';
import { placeLink, placePath } from '../place-link.ts';
import { PlaceList } from './place-list.tsx';
import { stateCitiesQuery, type CityName } from '../queries.ts';

/** Number of cities shown with figures, before the list of all. */
const MAX_DETAILED_CITIES = 18;

/** All cities of a state (RT-10): those with most offers first, then all by letter, folded, with those that have offers marked. */
export function StateCities({ landing, state }: { landing: Landing; state: string }) {
  const { service, links } = useSearchPorts();
  const { data: cities } = useSuspenseQuery(stateCitiesQuery(service, state));
  const withOffers = landing.summary.cities.filter(({ offers }) => offers > 0);
  if (cities.length === 0) return null;
  return (
    <section aria-labelledby="lugares" className="flex flex-col gap-6">
      <div>
        <Heading level={2} id="lugares">
          {nonBreaking(`Cidades ${landing.of}`)}
        </Heading>
        <Text size="small" tone="soft">
          {countSentence(cities.length, withOffers.length)}
        </Text>
      </div>
      {withOffers.length > 0 && (
        <div className="flex flex-col gap-1">
          <Heading level={3} size="small">
            Cidades com mais bolsas
          </Heading>
          <PlaceList
            parts={withOffers.slice(0, MAX_DETAILED_CITIES)}
            partLink={({ slug }) => placeLink(links, { city: slug })}
          />
        </div>
      )}
      <AllCities cities={cities} offersIn={offersByCity(withOffers)} />
    </section>
  );
}

/** '139 cidades, 22 delas com bolsas.' */
function countSentence(all: number, some: number): string {
  const cities = pluralize(all, 'cidade', 'cidades');
  if (some === 0) return `${cities}. Nenhuma tem bolsas hoje.`;
  if (all === 1) return `${cities}, com bolsas.`;
  return `${cities}, ${some === all ? 'todas' : `${some} delas`} com bolsas.`;
}

/** '213 bolsas, desde R$ 350', by the slug of the city. */
function offersByCity(parts: Landing['summary']['cities']): ReadonlyMap<string, string> {
  return new Map(
    parts.map(({ slug, offers, lowestPrice }) => [
      slug,
      [pluralize(offers, 'bolsa', 'bolsas'), lowestPrice !== null && `desde ${formatWholeBRL(lowestPrice)}`]
        .filter(Boolean)
        .join(', '),
    ]),
  );
}

/**
 * All cities by letter. There are up to 853: each is one plain link, because a router link and a wrapper element would
 * double the size of the page and the cost of hydration.
 */
function AllCities({
  cities,
  offersIn,
}: {
  cities: readonly CityName[];
  offersIn: ReadonlyMap<string, string>;
}) {
  const letters = [...new Set(cities.map(cityInitial))];
  return (
    <Fold title={cities.length === 1 ? 'Ver a cidade' : `Ver todas as ${cities.length} cidades, de A a Z`}>
      {offersIn.size > 0 && (
        <Text size="small" tone="soft">
          Em negrito, as que têm bolsas, com quantas são e o menor preço por mês.
        </Text>
      )}
      {letters.length > 1 && (
        <nav aria-label="Cidades por letra" className="search-letters -mx-2 flex flex-wrap py-2 print:hidden">
          {letters.map((letter) => (
            <a key={letter} href={`#letra-${letter}`}>
              {letter.toUpperCase()}
            </a>
          ))}
        </nav>
      )}
      <div className="search-cities columns-2 gap-x-6 text-small wrap-anywhere sm:columns-3 lg:columns-5">
        {letters.map((letter) => [
          <h3 key={letter} id={`letra-${letter}`}>
            {letter.toUpperCase()}
          </h3>,
          ...cities
            .filter((city) => cityInitial(city) === letter)
            .map(({ name, slug }) => {
              const offers = offersIn.get(slug);
              return (
                <a key={slug} href={placePath({ city: slug })} data-offers={offers && ''}>
                  {offers ? `${name} (${offers})` : name}
                </a>
              );
            }),
        ])}
      </div>
    </Fold>
  );
}

function cityInitial({ slug }: CityName): string {
  return slug.slice(0, 1);
}
