import { type OfferSearch } from '@melhor-escola/domain/search-filters';
import type { CityHit } from '@melhor-escola/api-client/service';
import { LinkButton } from '@melhor-escola/ui/button';
import { Link } from '@melhor-escola/ui/link';
import { Heading, Text } from '@melhor-escola/ui/text';
import { useQuery } from '@tanstack/react-query';
import { BlankPage } from '@melhor-escola/ui/drawing';
import { pluralize } from '@melhor-escola/domain/count';
import { useGradeChange } from '../../grade/use-asked-grade.ts';
import { useSearchPorts } from '../../ports.tsx';
import { RouteLink } from '../../route-link.tsx';
import { activeFilters, withoutFilters } from '../filters/active-filters.ts';
import { focusResults } from '../focus-results.ts';
import { relaxationsQuery } from '../queries.ts';
import { placePhrase } from '../search-sentence.ts';

export interface EmptyResultsProps {
  search: OfferSearch;
  city: CityHit | undefined;
}

/** Empty results: suggests less restrictive searches with their counts. */
export function EmptyResults({ search, city }: EmptyResultsProps) {
  const { service, links } = useSearchPorts();
  const ways = useQuery(relaxationsQuery(service, search, city)).data ?? [];
  const onGradeChange = useGradeChange(search);
  const cleared = withoutFilters(search);
  const isNarrowed = activeFilters(search).length > 0;
  return (
    <div ref={focusResults} className="flex flex-col items-start gap-4 py-4">
      <BlankPage />
      <Heading level={2} size="small">
        {isNarrowed ? 'O que você pode tentar' : `Ainda não há bolsas ${placePhrase(search, city)}`}
      </Heading>
      {ways.length > 0 && (
        <ul className="flex flex-col gap-1">
          {ways.map(({ label, search: wider, count }) => (
            <li key={label}>
              <Link asChild className="inline-block py-1.5">
                <RouteLink to={links.results(wider)} keepScroll>
                  {`${label}: ${pluralize(count, 'bolsa', 'bolsas')}`}
                </RouteLink>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {isNarrowed ? (
        <LinkButton asChild>
          <RouteLink to={links.results(cleared)} keepScroll onClick={() => onGradeChange(cleared)}>
            Limpar filtros
          </RouteLink>
        </LinkButton>
      ) : (
        <Text className="max-w-prose">
          <span>Novas bolsas aparecem ao longo do ano.</span>{' '}
          {city || search.state ? (
            <span>{`Abaixo estão as escolas ${city ? 'da cidade' : placePhrase(search, city)}, para você já conhecer.`}</span>
          ) : (
            ways.length === 0 && <span>Escolha uma cidade para começar.</span>
          )}
        </Text>
      )}
    </div>
  );
}
