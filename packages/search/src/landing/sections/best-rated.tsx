import { Heading, Text } from '@melhor-escola/ui/text';
import { SchoolCard } from '../../school/card/school-card.tsx';
import { whereTaught, type Landing } from '../landing.ts';

/** The best-rated schools of the place. */
export function BestRated({ landing }: { landing: Landing }) {
  const schools = landing.summary.bestRated;
  if (schools.length === 0) return null;
  return (
    <section aria-labelledby="avaliadas" className="flex flex-col gap-4">
      <div>
        <Heading level={2} id="avaliadas">
          {`Mais bem avaliadas ${whereTaught(landing)}`}
        </Heading>
        <Text size="small" tone="soft">
          {`Pela nota das famílias, entre as escolas com três avaliações ou mais.${schools.some(({ demo }) => demo) ? ' Há escolas fictícias, de demonstração.' : ''}`}
        </Text>
      </div>
      <ol className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {schools.map(
          ({ slug, name, image, neighborhood, city, uf, average, count, offers, lowest, demo }) => (
            <li key={slug}>
              <SchoolCard
                school={{
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
                }}
                // The figures of a stage do not say whether the school has scholarships of another one.
                price={landing.stage && lowest === null ? null : undefined}
              />
            </li>
          ),
        )}
      </ol>
    </section>
  );
}
