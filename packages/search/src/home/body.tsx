import { stageGroups } from '@melhor-escola/domain/stage';
import { states } from '@melhor-escola/domain/state';
import { Link } from '@melhor-escola/ui/link';
import { TagLink, TagList } from '@melhor-escola/ui/tag';
import { Heading } from '@melhor-escola/ui/text';
import { useSearchPorts } from '../ports.tsx';
import { RouteLink } from '../route-link.tsx';
import { nonBreaking } from '../format.ts';
import { FamilyReviews } from './family-reviews.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { StartingCities } from './starting-cities.tsx';

/** The home page below the scholarships: what families say, places to start from, how it works, and the rules. */
export function HomeBody() {
  return (
    <div className="flex flex-col gap-12">
      <FamilyReviews />
      <StartingCities />
      <HowItWorks />
      <ByStage />
      <ByState />
      <Rules />
    </div>
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
    <section
      aria-labelledby="estados"
      className="flex lazy-layout-140 flex-col gap-4 sm:lazy-layout-98 lg:lazy-layout-73"
    >
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
    <section aria-labelledby="regras" className="flex lazy-layout-130 flex-col gap-4 sm:lazy-layout-70">
      <Heading level={2} id="regras">
        O que saber sobre uma bolsa
      </Heading>
      <dl className="grid grid-cols-1 gap-x-8 gap-y-6 md:grid-cols-2">
        {scholarshipFacts.map(({ term, text }) => (
          <div key={term} className="flex flex-col gap-1 border-s-2 border-brand-line ps-4">
            <dt className="font-semibold">{term}</dt>
            <dd className="max-w-prose text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
