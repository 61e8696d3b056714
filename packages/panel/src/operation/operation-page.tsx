import { PageWidth } from '@melhor-escola/ui/page-width';
import { SideNavigation, SideNavigationItem, SideNavigationLayout } from '@melhor-escola/ui/side-navigation';
import { Heading, Text } from '@melhor-escola/ui/text';
import { Link as RouteLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { usePanelPorts } from '../ports.tsx';

export interface OperationPageProps {
  /** The page's heading. */
  title: string;
  /** One sentence under the title. */
  intro?: ReactNode;
  children: ReactNode;
}

/** A page for our own team, beside the pages of every other queue and tool. */
export function OperationPage({ title, intro, children }: OperationPageProps) {
  const { links } = usePanelPorts();
  const pages = [
    { label: 'Operação', to: links.operation() },
    { label: 'Textos', to: links.moderation() },
    { label: 'Reivindicações', to: links.claims() },
    { label: 'Reservas sem vaga', to: links.oversold() },
    { label: 'Visitas sem resposta', to: links.unansweredVisits() },
    { label: 'Escolas fora do censo', to: links.unlisted() },
    { label: 'E-mails parados', to: links.mails() },
    { label: 'Importações', to: links.imports() },
    { label: 'Redirecionamentos', to: links.redirects() },
    { label: 'Métricas', to: links.metrics() },
    { label: 'Busca', to: links.find() },
  ];
  return (
    <PageWidth className="flex flex-col gap-6 py-4 sm:py-6">
      <SideNavigationLayout>
        <SideNavigation aria-label="Operação">
          {pages.map(({ label, to }) => (
            <SideNavigationItem key={label} asChild>
              <RouteLink {...to} activeOptions={{ exact: true, includeSearch: false }}>
                {label}
              </RouteLink>
            </SideNavigationItem>
          ))}
        </SideNavigation>
        <div className="flex flex-col gap-6">
          <div className="flex flex-col gap-2">
            <Heading level={1} size="large">
              {title}
            </Heading>
            {intro && <Text tone="soft">{intro}</Text>}
          </div>
          {children}
        </div>
      </SideNavigationLayout>
    </PageWidth>
  );
}
