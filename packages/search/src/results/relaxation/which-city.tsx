import type { CityHit } from '@melhor-escola/api-client/service';
import { Link } from '@melhor-escola/ui/link';
import { Heading, Text } from '@melhor-escola/ui/text';
import { BlankPage } from '@melhor-escola/ui/drawing';
import { PageWidth } from '@melhor-escola/ui/page-width';
import { useSearchPorts } from '../../ports.tsx';
import { RouteLink } from '../../route-link.tsx';
import { SearchBox } from '../../search-box.tsx';
import { labelOf } from '../search-sentence.ts';
import type { ResultsSearch } from '../search-params.ts';

export interface WhichCityProps {
  typed: string;
  /** Matches of the text; may be empty. */
  cities: readonly CityHit[];
  /** The rest of the search, which the links keep. */
  search: ResultsSearch;
}

/** Asks which city was meant by an ambiguous text: the search box leads here without JavaScript. */
export function WhichCity({ typed, cities, search }: WhichCityProps) {
  const { links } = useSearchPorts();
  return (
    <PageWidth className="flex flex-col items-start gap-6 py-10">
      {cities.length === 0 && <BlankPage />}
      <Heading level={1} size="large">
        {cities.length === 0 ? `Não achamos “${typed}”` : 'Qual destas cidades?'}
      </Heading>
      {cities.length === 0 ? (
        <Text className="max-w-prose">
          Confira se o nome está certo, ou procure pelo nome da cidade vizinha. Estados e bairros não entram
          aqui: só cidades.
        </Text>
      ) : (
        <>
          <Text>
            Encontramos {cities.length === 1 ? 'esta' : 'estas'} para “{typed}”:
          </Text>
          <ul className="flex flex-col gap-1">
            {cities.map((city) => (
              <li key={city.slug}>
                <Link asChild className="inline-block py-2">
                  <RouteLink
                    to={links.results({
                      ...search,
                      city: city.slug,
                      neighborhood: undefined,
                      page: undefined,
                    })}
                  >
                    {labelOf(city)}
                  </RouteLink>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="w-full">
        <SearchBox />
      </div>
    </PageWidth>
  );
}
