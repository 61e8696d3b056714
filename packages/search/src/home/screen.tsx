import { site } from '@melhor-escola/config/site';
import { stageGroups } from '@melhor-escola/domain/stage';
import { states } from '@melhor-escola/domain/state';
import { Card } from '@melhor-escola/ui/card';
import { Link } from '@melhor-escola/ui/link';
import { TagLink, TagList } from '@melhor-escola/ui/tag';
import { Heading, Text } from '@melhor-escola/ui/text';
import { useQuery } from '@tanstack/react-query';
import { scholarshipFacts, steps } from './content.ts';
import { Counters } from './counters.tsx';
import { PageWidth } from '../page-width.tsx';
import { inCity } from '../place/city-article.ts';
import { selectedPlaceQuery } from '../place/selected-place-query.ts';
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
        <ByStage />
        <HowItWorks />
        <ByState />
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
            <SelectedCity />
            <Counters totals={totals.data ?? site.directoryDefaults} />
          </div>
        </Card>
        <YearSum />
      </PageWidth>
    </section>
  );
}

/** The city that was chosen last, the default one at first (RT-01): for who is done with reading. */
function SelectedCity() {
  const { links } = useSearchPorts();
  const { city } = useQuery(selectedPlaceQuery).data ?? {};
  if (!city) return null;
  return (
    <Text size="small" className="-mt-2">
      Ou veja{' '}
      <Link asChild>
        <RouteLink to={links.city(city.slug)}>as escolas {inCity(city.slug, labelOf(city))}</RouteLink>
      </Link>
    </Text>
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
            <RouteLink to={links.city(city.slug)}>{labelOf(city)}</RouteLink>
          </TagLink>
        ))}
      </TagList>
    </section>
  );
}

function ByStage() {
  const { links } = useSearchPorts();
  return (
    <section aria-labelledby="etapas" className="flex flex-col gap-4">
      <Heading level={2} id="etapas">
        Escolas por etapa
      </Heading>
      <TagList aria-labelledby="etapas">
        {stageGroups.map(({ groupSlug, name }) => (
          <TagLink key={groupSlug} asChild>
            <RouteLink to={links.stage(groupSlug)}>{name}</RouteLink>
          </TagLink>
        ))}
        <TagLink asChild>
          <RouteLink to={links.basicEducation()}>Da creche ao Ensino Médio</RouteLink>
        </TagLink>
      </TagList>
    </section>
  );
}

function ByState() {
  const { links } = useSearchPorts();
  return (
    <section aria-labelledby="estados" className="flex flex-col gap-4">
      <Heading level={2} id="estados">
        Escolas por estado
      </Heading>
      <ul className="columns-2 gap-x-8 sm:columns-3 lg:columns-5">
        {states.map(({ slug, name }) => (
          <li key={slug} className="break-inside-avoid">
            <Link asChild tone="quiet" className="inline-block py-1">
              <RouteLink to={links.state(slug)}>{name}</RouteLink>
            </Link>
          </li>
        ))}
      </ul>
      <Link asChild className="self-start">
        <RouteLink to={links.country()}>O Brasil inteiro, em números</RouteLink>
      </Link>
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
