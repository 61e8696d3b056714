import type { LinkTarget } from '@melhor-escola/domain/routes';
import { Link } from '@melhor-escola/ui/link';
import { PageWidth } from '@melhor-escola/ui/page-width';
import { SideNavigation, SideNavigationItem, SideNavigationLayout } from '@melhor-escola/ui/side-navigation';
import { Heading, Text } from '@melhor-escola/ui/text';
import { Link as RouteLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { usePanelPorts } from './ports.tsx';

export interface SchoolPageProps {
  slug: string;
  /** The school's name. */
  school: string;
  /** The page's heading. */
  title: string;
  /** One sentence under the title. */
  intro?: ReactNode;
  /** The page of the navigation that leads to this one, if this one is not in it. */
  parent?: LinkTarget;
  children: ReactNode;
}

/** A page of one school: its name, the pages beside this one, and the page itself. */
export function SchoolPage({ slug, school, title, intro, parent, children }: SchoolPageProps) {
  const { links } = usePanelPorts();
  const pages = [
    { label: 'Início', to: links.overview(slug) },
    { label: 'Bolsas', to: links.offers(slug) },
    { label: 'Reservas', to: links.orders(slug) },
    { label: 'Visitas', to: links.visits(slug) },
    { label: 'Perguntas e avaliações', to: links.texts(slug) },
    { label: 'A escola', to: links.page(slug) },
    { label: 'Pessoas', to: links.people(slug) },
    { label: 'Registro', to: links.log(slug) },
  ];
  return (
    <PageWidth className="flex flex-col gap-6 py-4 sm:py-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <Text weight="strong">{school}</Text>
        {/* From the server: this browser may still have the page from before a change. */}
        <Link asChild>
          <RouteLink {...links.school(slug)} reloadDocument>
            Ver a página pública
          </RouteLink>
        </Link>
      </div>
      <SideNavigationLayout>
        <SideNavigation aria-label="Painel da escola">
          {pages.map(({ label, to }) => (
            <SideNavigationItem key={label} asChild>
              <RouteLink
                {...to}
                activeOptions={{ exact: true, includeSearch: false }}
                // The router marks the page itself; `true` says that it is within it.
                {...(to.to === parent?.to && { 'aria-current': 'true' })}
              >
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
