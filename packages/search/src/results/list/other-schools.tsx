import { type OfferSearch } from '@melhor-escola/domain/search-filters';
import type { CityHit } from '@melhor-escola/api-client/service';
import { isDistinctiveSchoolText } from '@melhor-escola/domain/school-name-words';
import { findGrade, findStageGroup } from '@melhor-escola/domain/stage';
import { Badge } from '@melhor-escola/ui/badge';
import { Heading, Text } from '@melhor-escola/ui/text';
import { pluralize } from '@melhor-escola/domain/count';
import { lazyRouteComponent } from '@tanstack/react-router';
import { inNeighborhood } from '../../place/article.ts';
import { useSearchPorts } from '../../ports.tsx';
import { SchoolCard } from '../../school/card/school-card.tsx';
import { otherSchoolsQuery, type SchoolsPage } from '../queries.ts';
import { placePhrase } from '../search-sentence.ts';
import { useResultsQuery } from '../use-results-query.ts';
import { nonBreaking } from '../../format.ts';

/** Rarely needed, so its code is loaded when it is. */
const ResultsFailure = lazyRouteComponent(() => import('../error-screen.tsx'), 'ResultsFailure');

export interface OtherSchoolsProps {
  search: OfferSearch;
  /** Absent for a typed name in the whole country. */
  city: CityHit | undefined;
  /** From 1. */
  page: number;
  /** The search found no offers, so these are the only schools. */
  isOnly: boolean;
}

/** The schools without current offers of the neighborhood, city or state, or with the typed name, so that families find every school. */
export function OtherSchools({ search, city, page, isOnly }: OtherSchoolsProps) {
  const { service } = useSearchPorts();
  const schools = useResultsQuery(otherSchoolsQuery(service, { ...search, city: city?.slug }, page));
  const { data, failure } = schools;
  if (failure)
    return (
      <ResultsFailure
        title="Não foi possível buscar as escolas sem bolsa agora"
        error={failure}
        isRetrying={schools.isFetching}
        onRetry={schools.refetch}
      />
    );
  if (!data || data.total === 0) return null;
  const stage = search.grade && findStageGroup(findGrade(search.grade)?.stage ?? '');
  return (
    <section aria-labelledby="outras-escolas" className="flex flex-col gap-3 pt-4">
      <div>
        <Heading level={2} id="outras-escolas">
          {nonBreaking(sectionHeading(search, whereListed(search, city, data), isOnly))}
        </Heading>
        <Text size="small" tone="soft">
          {`${pluralize(data.total, 'escola', 'escolas')} ${stage ? `com ${nonBreaking(stage.name)}, ` : ''}sem bolsa no momento`}
        </Text>
        {search.school !== undefined && (
          <Text className="noscript:hidden">
            Receba avisos desta busca, e escrevemos quando uma delas abrir bolsa.
          </Text>
        )}
      </div>
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {data.schools.map((school) => (
          <li key={school.id}>
            <SchoolCard
              school={school}
              inOneCity={city !== undefined}
              // The sentence above says that they have none.
              price={null}
              foot={search.school !== undefined && !school.free && <Badge>Sem bolsa agora</Badge>}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The place of the listed schools: with a neighborhood, all are in it, so any of them names it. */
function whereListed(search: OfferSearch, city: CityHit | undefined, { schools }: SchoolsPage): string {
  const name = search.neighborhood && schools[0]?.neighborhood;
  return search.neighborhood && name && city
    ? `${inNeighborhood(search.neighborhood, name)}, ${city.name}`
    : placePhrase({ ...search, lat: undefined }, city);
}

function sectionHeading({ school }: OfferSearch, where: string, isOnly: boolean): string {
  return school !== undefined && isDistinctiveSchoolText(school)
    ? `Escolas com nome parecido com “${school}” ${where}`
    : `${isOnly ? 'Escolas' : 'Outras escolas'} ${where}`;
}
