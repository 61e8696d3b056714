import { parseOfferSearch } from '@melhor-escola/domain/search-filters';
import { formatCount } from '@melhor-escola/domain/count';
import { findGrade } from '@melhor-escola/domain/stage';
import { Button } from '@melhor-escola/ui/button';
import { Select } from '@melhor-escola/ui/select';
import { useQuery } from '@tanstack/react-query';
import { useSearchPorts } from '../../ports.tsx';
import { GradeOptions } from '../../grade/grade-options.tsx';
import { facetCount, type FilterProps } from './facets.ts';
import { gradeOptionsQuery } from '../queries.ts';

/** Word for word (ER-01). */
const failed = 'Não foi possível carregar as opções de séries';

/**
 * Grade select, by slug; an unknown slug selects all grades (ST-03). If the options could not be loaded, it says so,
 * offers a retry (ER-01), and keeps the grade of the search.
 */
export function GradeFilter({ search, facets, change }: FilterProps) {
  const { service } = useSearchPorts();
  const options = useQuery(gradeOptionsQuery(service));
  const known = options.data ?? currentOption(search.grade);
  return (
    <div className="flex flex-col gap-2">
      <Select
        label="Série"
        name="grade"
        placeholder="Todas as séries"
        error={options.isError ? failed : undefined}
        value={known.find(({ slug }) => slug === search.grade)?.slug ?? ''}
        onValueChange={(value) =>
          change((latest) => parseOfferSearch({ ...latest, grade: value || undefined }))
        }
      >
        <GradeOptions
          grades={known}
          label={({ slug, name }) => withCount(name, facetCount(facets.grade, slug))}
        />
      </Select>
      {options.isError && (
        <Button
          size="small"
          className="self-start"
          loading={options.isFetching}
          onClick={() => void options.refetch()}
        >
          Tentar de novo
        </Button>
      )}
      {!options.data && <noscript>{failed}</noscript>}
    </div>
  );
}

/** Another child's grade (product 9): shown once there is a first. */
export function SiblingGradeFilter({ search, change }: FilterProps) {
  const { service } = useSearchPorts();
  const options = useQuery(gradeOptionsQuery(service));
  const known = options.data ?? currentOption(search.siblingGrade);
  return (
    <Select
      label="Outro filho, na série"
      hint="Só escolas com bolsa para as duas séries."
      name="siblingGrade"
      placeholder="Um filho só"
      value={search.siblingGrade ?? ''}
      onValueChange={(value) => change({ siblingGrade: findGrade(value)?.slug })}
    >
      {known
        .filter(({ slug }) => slug !== search.grade)
        .map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
    </Select>
  );
}

/** Until the options are loaded, the current grade is the only option, so that submitting the form does not lose it. */
function currentOption(slug: string | undefined) {
  const grade = slug === undefined ? undefined : findGrade(slug);
  return grade ? [grade] : [];
}

function withCount(name: string, count: number | undefined): string {
  return count === undefined ? name : `${name} (${formatCount(count)})`;
}
