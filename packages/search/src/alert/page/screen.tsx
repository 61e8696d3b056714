import { LinkButton } from '@melhor-escola/ui/button';
import { BlankPage, Envelope } from '@melhor-escola/ui/drawing';
import { PageWidth } from '@melhor-escola/ui/page-width';
import { Heading, Text } from '@melhor-escola/ui/text';
import type { ReactNode } from 'react';
import { useSearchPorts } from '../../ports.tsx';
import { RouteLink, useBuildAddress } from '../../route-link.tsx';
import { AlertEmailForm, AlertSent } from '../alert-email-form.tsx';
import type { SubmittedAlertForm } from '../alert-email.ts';
import type { AlertPageData } from './loader.ts';

export interface AlertPageScreenProps extends AlertPageData {
  /** Query of the search's URL, without '?'; empty if the link was truncated. */
  query: string;
  /** The request was sent, without JavaScript. */
  isSent?: boolean | undefined;
  /** The rejected form, if this page answers its submission. */
  submitted?: SubmittedAlertForm | undefined;
}

/** Asks for alerts of a search without JavaScript, and before the page that links to it is hydrated. */
export function AlertPageScreen({ query, about, filters, isSent = false, submitted }: AlertPageScreenProps) {
  const { links } = useSearchPorts();
  const buildAddress = useBuildAddress();
  if (query === '' || about === undefined) {
    return (
      <Page title="Falta dizer sobre o quê" drawing={<BlankPage />}>
        <Text>Abra esta página pelo link “Receber avisos” de uma busca ou de uma escola.</Text>
        <LinkButton asChild>
          <RouteLink to={links.results()}>Buscar bolsas</RouteLink>
        </LinkButton>
      </Page>
    );
  }
  if (isSent) {
    return (
      <Page title="Falta um passo" drawing={<Envelope />}>
        <AlertSent />
        <LinkButton asChild>
          <RouteLink to={links.results()}>Buscar bolsas</RouteLink>
        </LinkButton>
      </Page>
    );
  }
  return (
    <Page title={`Receba avisos ${about}`}>
      <Text>
        Um e-mail por dia, no máximo, quando aparecer uma bolsa nova, um preço baixar ou uma vaga reabrir.
      </Text>
      {filters.length > 0 && <Text tone="soft">{`Filtros: ${filters.join(', ')}.`}</Text>}
      <AlertEmailForm query={query} action={buildAddress(links.alerts(query))} submitted={submitted} />
    </Page>
  );
}

interface PageProps {
  title: string;
  drawing?: ReactNode;
  children: ReactNode;
}

function Page({ title, drawing, children }: PageProps) {
  return (
    <PageWidth className="py-10 sm:py-16">
      <div className="flex max-w-prose flex-col items-start gap-5 *:max-w-full">
        {drawing}
        <Heading level={1} size="large">
          {title}
        </Heading>
        {children}
      </div>
    </PageWidth>
  );
}
