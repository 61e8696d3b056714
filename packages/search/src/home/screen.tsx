import { site } from '@melhor-escola/config/site';
import { Card } from '@melhor-escola/ui/card';
import { TagLink, TagList } from '@melhor-escola/ui/tag';
import { Heading, Text } from '@melhor-escola/ui/text';
import { useQuery } from '@tanstack/react-query';
import { scholarshipFacts, steps } from './content.ts';
import { Counters } from './counters.tsx';
import { PageWidth } from '../page-width.tsx';
import { useSearchPorts } from '../ports.tsx';
import { labelOf } from '../results/search-sentence.ts';
import { RouteLink } from '../route-link.tsx';
import { SearchBox } from '../search-box.tsx';
import { directoryTotalsQuery, startingCitiesQuery } from './queries.ts';
import { YearSum } from './year-sum.tsx';

/** The home page (RT-01). Reads what `loadHome` has fetched; stands without it. */
export function HomeScreen() {
  return (
    <>
      <Hero />
      <PageWidth className="flex flex-col gap-14 py-10 sm:gap-16 sm:py-14">
        <StartingCities />
        <HowItWorks />
        <Rules />
      </PageWidth>
    </>
  );
}

/** A notebook: its cover, and the search on its label. */
function Hero() {
  const { service } = useSearchPorts();
  const totals = useQuery(directoryTotalsQuery(service));
  return (
    <section className="cover-pattern border-b border-hairline" aria-labelledby="inicio">
      <PageWidth className="grid gap-10 py-5 sm:py-14 lg:grid-cols-[minmax(0,48rem)_minmax(20rem,1fr)]">
        <Card>
          <div className="flex flex-col gap-6 sm:p-5">
            <div className="flex max-w-prose flex-col gap-3">
              <Heading level={1} size="extra-large" id="inicio">
                Encontre a escola certa, com bolsa de estudo
              </Heading>
              <Text size="large" tone="soft">
                Bolsas de até {site.discountPromise['home-or-search']}% em escolas particulares, da creche ao
                ensino médio. Comece pela sua cidade.
              </Text>
            </div>
            <SearchBox />
            <Counters totals={totals.data ?? site.directoryDefaults} />
          </div>
        </Card>
        <YearSum />
      </PageWidth>
    </section>
  );
}

function StartingCities() {
  const { service, links } = useSearchPorts();
  const cities = useQuery(startingCitiesQuery(service)).data ?? [];
  if (cities.length === 0) return null;
  return (
    <section aria-labelledby="cidades" className="flex flex-col gap-4">
      <Heading level={2} id="cidades">
        Comece por uma destas cidades
      </Heading>
      <TagList aria-labelledby="cidades">
        {cities.map((city) => (
          <TagLink key={city.slug} asChild>
            <RouteLink to={links.results({ city: city.slug })}>{labelOf(city)}</RouteLink>
          </TagLink>
        ))}
      </TagList>
    </section>
  );
}

function HowItWorks() {
  return (
    <section aria-labelledby="como-funciona" className="flex flex-col gap-4">
      <Heading level={2} id="como-funciona">
        Como funciona
      </Heading>
      <ol className="grid gap-4 md:grid-cols-3">
        {steps.map(({ title, text }, index) => (
          <Card as="li" key={title} className="flex flex-col gap-2">
            <span aria-hidden="true" className="text-extra-large font-bold text-brand tabular-nums">
              {index + 1}
            </span>
            <Heading level={3} size="small">
              {title}
            </Heading>
            <Text size="small">{text}</Text>
          </Card>
        ))}
      </ol>
    </section>
  );
}

function Rules() {
  return (
    <section aria-labelledby="regras" className="flex flex-col gap-4">
      <Heading level={2} id="regras">
        O que saber sobre uma bolsa
      </Heading>
      <dl className="grid gap-x-8 gap-y-6 md:grid-cols-2">
        {scholarshipFacts.map(({ term, text }) => (
          <div key={term} className="flex flex-col gap-1 border-s-2 border-brand-line ps-4">
            <dt className="font-semibold">{term}</dt>
            <dd className="max-w-prose text-small text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
