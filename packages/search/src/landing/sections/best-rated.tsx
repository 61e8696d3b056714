import { Heading, Text } from '@melhor-escola/ui/text';
import { useOneGradePrices } from '../../grade/grade-prices.ts';
import { useAskedGrade } from '../../grade/use-asked-grade.ts';
import { SchoolCard, SchoolPrice } from '../../school/card/school-card.tsx';
import type { SchoolSummary } from '../../school/school.ts';
import { whereTaught, type Landing } from '../landing.ts';

/** The best-rated schools of the place, with the price of the asked grade. */
export function BestRated({ landing }: { landing: Landing }) {
  const schools = landing.summary.bestRated.map(toRatedSchool);
  const asked = useAskedGrade();
  // Of its own stage the page knows the price, which is not that of a grade of another one.
  const grade = landing.stage && asked?.stage !== landing.stage.groupSlug ? undefined : asked;
  const prices = useOneGradePrices(schools, grade?.slug);
  if (schools.length === 0) return null;
  return (
    <section
      aria-labelledby="avaliadas"
      className="flex lazy-layout-240 flex-col gap-4 sm:lazy-layout-130 lg:lazy-layout-90"
    >
      <div>
        <Heading level={2} id="avaliadas">
          {`Mais bem avaliadas ${whereTaught(landing)}`}
        </Heading>
        <Text size="small" tone="soft">
          {`Pela nota das famílias, entre as escolas com três avaliações ou mais.${schools.some(({ demonstration }) => demonstration) ? ' Há escolas fictícias, de demonstração.' : ''}`}
        </Text>
      </div>
      <ol className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {schools.map((school) => (
          <li key={school.slug}>
            <SchoolCard
              school={school}
              price={
                // The figures of a stage do not say whether the school has scholarships of another one.
                landing.stage && school.lowestPrice === undefined ? null : (
                  <SchoolPrice school={school} ofGrade={prices[school.slug]} stage={landing.stage} />
                )
              }
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

function toRatedSchool({
  slug,
  name,
  image,
  neighborhood,
  city,
  uf,
  average,
  count,
  offers,
  lowest,
  demo,
}: Landing['summary']['bestRated'][number]): SchoolSummary {
  return {
    id: slug,
    slug,
    name,
    image: image ?? undefined,
    neighborhood: neighborhood ?? undefined,
    city,
    uf,
    stages: [],
    rating: { average, count },
    offerCount: offers,
    lowestPrice: lowest ?? undefined,
    // The figures of a place are of schools that charge fees.
    free: false,
    demonstration: demo,
  };
}
