import { formatCount } from '@melhor-escola/domain/count';
import { Checkbox } from '@melhor-escola/ui/checkbox';
import { countOf, type FacetValue } from './facets.ts';

interface CountedCheckboxProps {
  readonly slug: string;
  readonly name: string;
  /** The counts of its facet, where they are known. */
  readonly values: readonly FacetValue[] | undefined;
}

/** One of a facet's values, with how many there would be. */
export function CountedCheckbox({ slug, name, values }: CountedCheckboxProps) {
  const count = countOf(values, slug);
  return (
    <Checkbox value={slug} label={name} trailing={count === undefined ? undefined : formatCount(count)} />
  );
}
