import { Heading } from '@melhor-escola/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useSearchPorts } from '../../ports.tsx';
import { useOneGradePrices } from '../../grade/grade-prices.ts';
import { useAskedGrade } from '../../grade/use-asked-grade.ts';
import { SchoolCard, SchoolPrice } from '../card/school-card.tsx';
import { PriceBands } from '../offers/price-bands.tsx';
import { ScholarshipRules } from '../offers/scholarship-rules.tsx';
import { SchoolQuestions } from '../questions/school-questions.tsx';
import { similarSchoolsQuery } from '../queries.ts';
import { SchoolReviews, type SchoolReviewsProps } from '../reviews/school-reviews.tsx';
import type { School, SchoolSummary } from '../school.ts';
import { AboutSchool } from './about-school.tsx';
import { OfficialData } from './official-data.tsx';
import { SchoolMap } from './school-map.tsx';

/** All that follows the scholarships: their rules, price bands, the school itself, its census data, map, reviews and questions. */
export function SchoolDetails({ school, search }: SchoolReviewsProps) {
  return (
    <div className="flex flex-col gap-12">
      {school.offers.length > 0 && <ScholarshipRules />}
      <PriceBands school={school} />
      <AboutSchool school={school} />
      <OfficialData school={school} />
      <SchoolMap school={school} />
      <SchoolReviews school={school} search={search} />
      <SchoolQuestions school={school} />
    </div>
  );
}

/** The nearest schools that share a stage, those with a price first, with the price of the asked grade. Renders nothing if there are none or they could not be loaded. */
export function SimilarSchools({ school }: { school: School }) {
  const { service } = useSearchPorts();
  const { data: schools = [] } = useQuery(similarSchoolsQuery(service, school.slug));
  const prices = useOneGradePrices(schools, useAskedGrade()?.slug);
  if (schools.length === 0) return null;
  return (
    <section
      aria-labelledby="escolas-proximas"
      className="flex lazy-layout-270 flex-col gap-4 sm:lazy-layout-150 print:hidden"
    >
      <Heading level={2} id="escolas-proximas">
        Escolas próximas com as mesmas etapas
      </Heading>
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {schools.toSorted(withPriceFirst).map((similar) => (
          <li key={similar.id}>
            <SchoolCard
              school={similar}
              price={<SchoolPrice school={similar} ofGrade={prices[similar.slug]} />}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function withPriceFirst(one: SchoolSummary, other: SchoolSummary): number {
  return Number(one.lowestPrice === undefined) - Number(other.lowestPrice === undefined);
}
