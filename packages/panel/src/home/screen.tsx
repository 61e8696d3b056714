import type { Panel } from '@melhor-escola/api-client/panel';
import { Alert } from '@melhor-escola/ui/alert';
import { LinkButton } from '@melhor-escola/ui/button';
import { Card } from '@melhor-escola/ui/card';
import { Link } from '@melhor-escola/ui/link';
import { PageWidth } from '@melhor-escola/ui/page-width';
import { Heading, Text } from '@melhor-escola/ui/text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link as RouteLink } from '@tanstack/react-router';
import { usePanelPorts } from '../ports.tsx';
import { panelQuery } from '../queries.ts';

/** The schools of the current user, or how to begin. */
export function PanelHomeScreen() {
  const { api } = usePanelPorts();
  const { data } = useSuspenseQuery(panelQuery(api));
  return (
    <PageWidth className="flex flex-col gap-6 py-4 sm:py-6">
      <div className="flex flex-col gap-2">
        <Heading level={1} size="large">
          Painel da escola
        </Heading>
        <Text tone="soft" className="max-w-prose">
          Aqui a escola cuida das bolsas, da página e de quem tem acesso a elas.
        </Text>
      </div>
      <FactorAlert panel={data} />
      {data.isOperator && <OperationEntry />}
      {data.schools.length > 0 ? <SchoolList schools={data.schools} /> : !data.isOperator && <NoSchools />}
    </PageWidth>
  );
}

/** Owners and operators need the second factor: the service rejects their calls without it. */
function FactorAlert({ panel }: { panel: Panel }) {
  const { links } = usePanelPorts();
  const isNeeded = panel.isOperator || panel.schools.some(({ role }) => role === 'owner');
  if (!isNeeded || panel.secondFactor === 'shown') {
    return (
      <Link asChild className="self-start">
        <RouteLink {...links.secondFactor()}>Segurança da conta</RouteLink>
      </Link>
    );
  }
  const isNone = panel.secondFactor === 'none';
  return (
    <Alert
      tone="warning"
      title={isNone ? 'Falta proteger a sua conta' : 'Falta confirmar que é você'}
      action={
        <LinkButton asChild size="small">
          <RouteLink {...links.secondFactor()}>{isNone ? 'Proteger a conta' : 'Confirmar'}</RouteLink>
        </LinkButton>
      }
    >
      Quem é responsável por uma escola confirma a entrada em duas etapas. Sem isso, as páginas dela não se
      abrem.
    </Alert>
  );
}

/** For our own team: what waits over all schools. */
function OperationEntry() {
  const { links } = usePanelPorts();
  return (
    <Card interactive className="flex max-w-prose flex-col gap-1">
      <Heading level={2} size="small">
        <Link asChild stretched tone="quiet">
          <RouteLink {...links.operation()}>Operação</RouteLink>
        </Link>
      </Heading>
      <Text size="small" tone="soft">
        O que espera pela nossa equipe, em todas as escolas
      </Text>
    </Card>
  );
}

function SchoolList({ schools }: Pick<Panel, 'schools'>) {
  const { links } = usePanelPorts();
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {schools.map(({ slug, name, city, uf, role }) => (
        <Card key={slug} as="li" interactive className="flex flex-col gap-1">
          <Heading level={2} size="small">
            <Link asChild stretched tone="quiet">
              <RouteLink {...links.overview(slug)}>{name}</RouteLink>
            </Link>
          </Heading>
          <Text size="small" tone="soft">{`${city}, ${uf}`}</Text>
          <Text size="small" tone="soft">
            {role === 'owner' ? 'Você é responsável' : 'Você faz parte da equipe'}
          </Text>
        </Card>
      ))}
    </ul>
  );
}

function NoSchools() {
  const { links } = usePanelPorts();
  return (
    <div className="flex max-w-prose flex-col items-start gap-4">
      <Heading level={2}>Você ainda não cuida de nenhuma escola</Heading>
      <Text>
        Digite o nome da escola no campo “Cidade ou escola” e, na página dela, toque em “É da escola? Cuide
        desta página”. Se alguém da escola já usa o painel, peça um convite: ele chega pelo e-mail da sua
        conta.
      </Text>
      <LinkButton asChild variant="primary">
        <RouteLink {...links.findSchool()}>Encontrar a minha escola</RouteLink>
      </LinkButton>
    </div>
  );
}
