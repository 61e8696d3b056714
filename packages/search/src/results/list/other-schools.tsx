import type { CityHit } from '@melhor-escola/api-client/service';
import { findGrade, findStageGroup } from '@melhor-escola/domain/stage';
import { Heading, Text } from '@melhor-escola/ui/text';
import { inCity } from '../../place/article.ts';
import { pluralize } from '@melhor-escola/domain/count';
import { useSearchPorts } from '../../ports.tsx';
import { SchoolCard } from '../../school/card/school-card.tsx';
import { ResultsFailure } from '../error-screen.tsx';
import { otherSchoolsQuery } from '../queries.ts';
import { labelOf } from '../search-sentence.ts';
import type { ResultsSearch } from '../search-params.ts';
import { useResultsQuery } from '../use-results-query.ts';
import { nonBreaking } from '../../format.ts';

export interface OtherSchoolsProps {
  search: ResultsSearch;
  city: CityHit;
  /** From 1. */
  page: number;
  /** The search found no offers, so these are the only schools. */
  isOnly: boolean;
}

/** The city's schools without current offers, so that families find every school. */
export function OtherSchools({ search, city, page, isOnly }: OtherSchoolsProps) {
  const { service } = useSearchPorts();
  const schools = useResultsQuery(otherSchoolsQuery(service, { ...search, city: city.slug }, page));
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
          {isOnly ? 'Escolas' : 'Outras escolas'} {inCity(city.slug, labelOf(city))}
        </Heading>
        <Text size="small" tone="soft">
          {pluralize(data.total, 'escola', 'escolas')} {stage ? `com ${nonBreaking(stage.name)}, ` : ''}sem
          bolsa no momento
        </Text>
      </div>
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {data.schools.map((school) => (
          <li key={school.id}>
            <SchoolCard school={school} />
          </li>
        ))}
      </ul>
    </section>
  );
}
