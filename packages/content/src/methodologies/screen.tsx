'use client';

import { Card } from '@melhor-escola/ui/card';
import { Link } from '@melhor-escola/ui/link';
import { Heading, Text } from '@melhor-escola/ui/text';
import { PageWidth } from '@melhor-escola/ui/page-width';
import { useContentPorts } from '../ports.tsx';
import { RouteLink, PageBreadcrumb } from '../route-link.tsx';
import { methodologies } from './methodologies.ts';

/** The list of methodologies, each with a sentence (EN-19). */
export function MethodologiesScreen() {
  const { links } = useContentPorts();
  return (
    <PageWidth className="flex flex-col gap-8 py-4 sm:py-6">
      <PageBreadcrumb steps={[{ label: 'Início', to: links.home() }, { label: 'Metodologias de ensino' }]} />
      <header className="flex max-w-prose flex-col gap-3">
        <Heading level={1} size="large">
          Metodologias de ensino
        </Heading>
        <Text size="large" tone="soft">
          Sete jeitos de ensinar, sem torcida. Nenhum é o melhor para todos, e poucas escolas seguem um só:
          use estas páginas para saber o que perguntar na visita.
        </Text>
      </header>
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {methodologies.map(({ slug, title, summary }) => (
          <Card key={slug} as="li" interactive className="flex flex-col gap-2">
            <Heading level={2} size="small">
              <Link asChild stretched>
                <RouteLink to={links.methodology(slug)}>{title}</RouteLink>
              </Link>
            </Heading>
            <Text size="small">{summary}</Text>
          </Card>
        ))}
        <VisitCard />
      </ul>
    </PageWidth>
  );
}

/** What to do with the pages; with the seven methodologies it completes the rows of two and of four cards. */
function VisitCard() {
  const { links } = useContentPorts();
  return (
    <Card as="li" tone="brand" interactive className="flex flex-col gap-2">
      <Heading level={2} size="small">
        <Link asChild stretched>
          <RouteLink to={links.results()}>Encontrar escolas</RouteLink>
        </Link>
      </Heading>
      <Text size="small">
        O nome diz menos do que uma manhã na escola. Visite duas ou três e leve as perguntas destas páginas.
      </Text>
    </Card>
  );
}
