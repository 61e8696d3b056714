'use client';

import { LinkButton } from '@melhor-escola/ui/button';
import { Link } from '@melhor-escola/ui/link';
import { Heading, Text } from '@melhor-escola/ui/text';
import type { ReactNode } from 'react';
import { PageWidth } from '@melhor-escola/ui/page-width';
import { useContentPorts } from '../ports.tsx';
import { RouteLink, PageBreadcrumb } from '../route-link.tsx';
import { methodologies, type Methodology } from '../methodologies/methodologies.ts';
import { questionTexts } from '../visit-questions/visit-questions.ts';
import { Testimonials } from './testimonials.tsx';

/** A methodology: description, a day, for whom it is, questions for a visit, and testimonials (EN-19). */
export function MethodologyScreen({ methodology }: { readonly methodology: Methodology }) {
  const { links } = useContentPorts();
  const { slug, title, summary, what, day, furtherQuestions } = methodology;
  return (
    <PageWidth className="flex flex-col gap-8 py-4 sm:py-6">
      <PageBreadcrumb
        steps={[
          { label: 'Início', to: links.home() },
          { label: 'Metodologias', to: links.methodologies() },
          { label: title },
        ]}
      />
      <div className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,42rem)_minmax(0,18rem)]">
        <article className="flex min-w-0 flex-col gap-10 wrap-anywhere">
          <header className="flex flex-col gap-3">
            <Heading level={1} size="large">
              {title}
            </Heading>
            <Text size="large" tone="soft">
              {summary}
            </Text>
          </header>
          <Part id="o-que-e" heading="O que é">
            {what.map((paragraph) => (
              <Text key={paragraph}>{paragraph}</Text>
            ))}
          </Part>
          <Part id="um-dia" heading="Um dia comum">
            <Day day={day} />
          </Part>
          <Part id="para-quem" heading="Para quem">
            <Suitability methodology={methodology} />
          </Part>
          <Part id="na-visita" heading="O que perguntar na visita">
            <Points points={[...questionTexts(slug), ...furtherQuestions]} ordered />
          </Part>
          <Testimonials methodology={methodology} />
          <div className="flex flex-col items-start gap-3 rounded-card bg-brand-wash p-5">
            <Text>
              O nome da metodologia diz menos do que uma manhã na escola. Marque visitas em duas ou três e
              leve estas perguntas.
            </Text>
            <LinkButton variant="primary" asChild>
              <RouteLink to={links.results()}>Encontrar escolas</RouteLink>
            </LinkButton>
          </div>
        </article>
        <Others slug={slug} />
      </div>
    </PageWidth>
  );
}

function Part({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <Heading level={2} id={id} className="scroll-mt-6">
        {heading}
      </Heading>
      {children}
    </section>
  );
}

/** The hours along a margin line, like a timetable glued into a notebook. */
function Day({ day }: { day: Methodology['day'] }) {
  return (
    <>
      <dl className="flex flex-col border-s-2 border-brand-line ps-4">
        {day.map(({ time, what }) => (
          <div key={time} className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-3 py-1.5">
            <dt className="font-semibold text-brand tabular">{time}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <Text size="small" tone="soft">
        Um exemplo. Horários e atividades mudam com a idade e de escola para escola.
      </Text>
    </>
  );
}

function Suitability({ methodology: { suits, mayNotSuit } }: { methodology: Methodology }) {
  return (
    <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
      <div className="flex flex-col gap-2">
        <Heading level={3} size="small">
          Costuma combinar com
        </Heading>
        <Points points={suits} />
      </div>
      <div className="flex flex-col gap-2">
        <Heading level={3} size="small">
          Pense duas vezes
        </Heading>
        <Points points={mayNotSuit} />
      </div>
    </div>
  );
}

function Points({ points, ordered = false }: { points: readonly string[]; ordered?: boolean }) {
  const items = points.map((point) => <li key={point}>{point}</li>);
  const className = 'flex flex-col gap-1.5 ps-5 [&>::marker]:text-brand';
  return ordered ? (
    <ol className={`list-decimal ${className} [&>::marker]:font-semibold`}>{items}</ol>
  ) : (
    <ul className={`list-disc ${className}`}>{items}</ul>
  );
}

function Others({ slug }: { slug: string }) {
  const { links } = useContentPorts();
  return (
    <nav aria-labelledby="outras" className="flex flex-col gap-2 lg:border-s lg:border-hairline lg:ps-6">
      <Text as="p" size="small" weight="strong" id="outras">
        Outras metodologias
      </Text>
      <ul className="flex flex-col">
        {methodologies
          .filter((other) => other.slug !== slug)
          .map((other) => (
            <li key={other.slug}>
              <Link asChild tone="quiet" className="inline-block py-1">
                <RouteLink to={links.methodology(other.slug)}>{other.title}</RouteLink>
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
