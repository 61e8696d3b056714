import type { GradeSlug } from '@melhor-escola/domain/stage';
import { Link } from '@melhor-escola/ui/link';
import { Heading, Text } from '@melhor-escola/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useOneGradePrices } from '../grade/grade-prices.ts';
import { useSearchPorts } from '../ports.tsx';
import { RouteLink } from '../route-link.tsx';
import { SchoolPrice } from '../school/card/school-card.tsx';
import { similarSchoolsQuery } from '../school/queries.ts';
import type { School } from '../school/school.ts';
import { comparisonLink } from './comparison-link.ts';
import type { CompareSearch } from './search-params.ts';

export interface NearbySchoolsProps {
  first: School;
  /** Slugs of the compared schools, in order. */
  slugs: readonly string[];
  /** Its grade and filter stay. */
  search: CompareSearch;
  /** The compared grade, whose prices are shown; absent if no school has a scholarship. */
  grade: GradeSlug | undefined;
}

/** Schools near the first one, each a link that adds it. Renders nothing if there are none. */
export function NearbySchools({ first, slugs, search, grade }: NearbySchoolsProps) {
  const { service, links, compared } = useSearchPorts();
  const { data = [] } = useQuery(similarSchoolsQuery(service, first.slug));
  const others = data.filter(({ slug }) => !slugs.includes(slug));
  const prices = useOneGradePrices(others, grade);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="adicionar" className="flex flex-col gap-2 print:hidden">
      <Heading level={2} size="small" id="adicionar">
        Adicionar outra escola
      </Heading>
      <Text size="small" tone="soft">{`Perto de ${first.name}, com as mesmas etapas:`}</Text>
      <ul className="flex flex-col">
        {others.map((school) => (
          <li key={school.slug} className="flex flex-wrap items-baseline gap-x-3">
            <Link asChild className="inline-block py-1.5">
              <RouteLink
                to={comparisonLink(links, { ...search, escola: [...slugs, school.slug] })}
                replace
                keepScroll
                onClick={() => compared.add(school.slug)}
              >
                {school.name}
              </RouteLink>
            </Link>
            <SchoolPrice school={school} ofGrade={prices[school.slug]} />
          </li>
        ))}
      </ul>
    </section>
  );
}
