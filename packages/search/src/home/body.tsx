import { stageGroups } from '@melhor-escola/domain/stage';
import { states } from '@melhor-escola/domain/state';
import { Card } from '@melhor-escola/ui/card';
import { Link } from '@melhor-escola/ui/link';
import { TagLink, TagList } from '@melhor-escola/ui/tag';
import { Heading, Text } from '@melhor-escola/ui/text';
import { useQuery } from '@tanstack/react-query';
import { PageWidth } from '@melhor-escola/ui/page-width';
import { inCity } from '../place/article.ts';
import { useEntryCity } from '../place/use-entry-city.tsx';
import { useSearchPorts } from '../ports.tsx';
import { labelOf } from '../results/search-sentence.ts';
import { RouteLink } from '../route-link.tsx';
import { startingCitiesQuery } from './queries.ts';
import { nonBreaking } from '../format.ts';

export { YearSum } from './year-sum.tsx';

/** The home page below the search: places to start from, how it works, and the rules. */
export function HomeBody() {
  return (
    <PageWidth className="flex flex-col gap-14 py-10 sm:gap-16 sm:py-14">
      <StartingCities />
      <ByStage />
      <HowItWorks />
      <ByState />
      <Rules />
    </PageWidth>
  );
}

/** The start city (RT-01), repeated for visitors who have read the page. */
function SelectedCity() {
  const { links } = useSearchPorts();
  const city = useEntryCity();
  return (
    <Text>
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
  if (cities.length === 0) return <SelectedCity />;
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
      <SelectedCity />
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
            <RouteLink to={links.stage(groupSlug)}>{nonBreaking(name)}</RouteLink>
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
      <ul className="columns-2 gap-x-8 wrap-anywhere sm:columns-3 lg:columns-5">
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

/** The three steps to a scholarship. */
const steps = [
  {
    title: 'Procure pela cidade',
    text: 'Escolha a série, o turno e quanto pode pagar por mês. Você vê o preço sem criar conta.',
  },
  {
    title: 'Compare o que importa',
    text: 'Mensalidade, custo do ano, estrutura e avaliações. Os dados oficiais vêm do Censo Escolar.',
  },
  {
    title: 'Combine com a escola',
    text: 'Conheça a escola, tire suas dúvidas e faça a matrícula com o desconto da bolsa.',
  },
] as const;

function HowItWorks() {
  return (
    <section aria-labelledby="como-funciona" className="flex flex-col gap-4">
      <Heading level={2} id="como-funciona">
        Como funciona
      </Heading>
      <ol className="grid grid-cols-1 gap-4 md:grid-cols-3">
        {steps.map(({ title, text }, index) => (
          <Card as="li" key={title} className="flex flex-col gap-2">
            <span aria-hidden="true" className="text-extra-large font-bold text-brand tabular">
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

/** What a family should know before it relies on a scholarship. */
const scholarshipFacts = [
  {
    term: 'Para quem é',
    text: 'Em regra, para alunos novos na escola. Quem já estuda nela costuma ficar de fora.',
  },
  {
    term: 'Quanto tempo vale',
    text: 'O desconto vale até o fim da etapa: quem entra no 6º ano com bolsa continua com ela até o 9º.',
  },
  {
    term: 'Quantas existem',
    text: 'Cada escola oferece um número limitado de vagas por série e turno. A página mostra quantas restam.',
  },
  {
    term: 'Quanto custa o ano',
    text: 'A matrícula mais 12 mensalidades. Mostramos o total do ano com a bolsa e sem ela, para não haver surpresa.',
  },
] as const;

function Rules() {
  return (
    <section aria-labelledby="regras" className="flex flex-col gap-4">
      <Heading level={2} id="regras">
        O que saber sobre uma bolsa
      </Heading>
      <dl className="grid grid-cols-1 gap-x-8 gap-y-6 md:grid-cols-2">
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
