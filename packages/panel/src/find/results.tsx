import type { FoundAccounts, FoundSchools, SchoolOrderPage } from '@melhor-escola/api-client/panel';
import { pluralize } from '@melhor-escola/domain/count';
import { formatDate } from '@melhor-escola/domain/date';
import { unlistingLabel } from '@melhor-escola/domain/school-listing';
import { Card } from '@melhor-escola/ui/card';
import { DescriptionList } from '@melhor-escola/ui/description-list';
import { EmptyState } from '@melhor-escola/ui/empty-state';
import { Link } from '@melhor-escola/ui/link';
import { Heading, Text } from '@melhor-escola/ui/text';
import { Link as RouteLink } from '@tanstack/react-router';
import { useLayoutEffect, useRef } from 'react';
import { orderOffer, statusLabels, statusName } from '../orders/order-text.ts';
import { usePanelPorts } from '../ports.tsx';
import type { Finding } from './queries.ts';

/** What was found. Its heading takes the focus when it appears, so that screen readers read it. */
export function FoundResults({ finding }: { finding: Finding }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="encontrado" className="flex max-w-180 flex-col gap-3">
      <Heading level={2} size="small" id="encontrado" ref={heading} tabIndex={-1}>
        {resultTitle(finding)}
      </Heading>
      <Results finding={finding} />
    </section>
  );
}

function resultTitle(finding: Finding): string {
  if (finding.kind === 'school') return pluralize(finding.found.schools.length, 'escola', 'escolas');
  if (finding.kind === 'account') return pluralize(finding.found.accounts.length, 'conta', 'contas');
  return '1 reserva';
}

function Results({ finding }: { finding: Finding }) {
  if (finding.kind === 'school') return <Schools found={finding.found} />;
  if (finding.kind === 'account') return <Accounts found={finding.found} />;
  return <Order found={finding.found} />;
}

function Schools({ found: { schools } }: { found: FoundSchools }) {
  const { links } = usePanelPorts();
  if (schools.length === 0)
    return (
      <EmptyState level={3} title="Nenhuma escola com este nome">
        Tente outra parte do nome, ou o código INEP.
      </EmptyState>
    );
  return (
    <ul className="flex flex-col gap-3">
      {schools.map(({ slug, name, city, uf, codEnt, isPartner, unlisted }) => (
        <Card key={slug} as="li" className="flex flex-col items-start gap-1">
          <Heading level={3} size="small" className="wrap-anywhere">
            {name}
          </Heading>
          <Text>{`${city}, ${uf}`}</Text>
          <Text size="small" tone="soft" tabular className="wrap-anywhere">
            {[
              codEnt === null ? 'sem código INEP' : `INEP ${codEnt}`,
              isPartner ? 'parceira' : 'não parceira',
              slug,
            ].join(' · ')}
          </Text>
          {unlisted && <Text>{`Fora do site. ${unlistingLabel(unlisted)}`}</Text>}
          <div className="flex flex-wrap gap-x-4 gap-y-1">
            <Link asChild>
              <RouteLink {...links.overview(slug)}>
                Painel<span className="sr-only">{` de ${name}`}</span>
              </RouteLink>
            </Link>
            <Link asChild>
              <RouteLink {...links.school(slug)} reloadDocument>
                Página pública<span className="sr-only">{` de ${name}`}</span>
              </RouteLink>
            </Link>
          </div>
        </Card>
      ))}
    </ul>
  );
}

function Accounts({ found: { accounts, hasMore } }: { found: FoundAccounts }) {
  if (accounts.length === 0)
    return (
      <EmptyState level={3} title="Nenhuma conta com exatamente este dado">
        Confira com a pessoa como ela escreveu no cadastro.
      </EmptyState>
    );
  return (
    <>
      <ul className="flex flex-col gap-3">
        {accounts.map((account) => (
          <Card key={account.id} as="li" className="flex flex-col gap-2">
            <Heading level={3} size="small">
              {`Conta ${account.id}`}
            </Heading>
            <DescriptionList layout="beside" items={accountItems(account)} />
            <AccountOrders orders={account.orders} />
          </Card>
        ))}
      </ul>
      {hasMore && <Text>Há outras contas: procure pelo e-mail ou pelo CPF.</Text>}
    </>
  );
}

type FoundAccount = FoundAccounts['accounts'][number];

function accountItems(account: FoundAccount) {
  const { name, email, isEmailConfirmed, cpf, createdAt, isOperator, schools, demo } = account;
  return [
    { term: 'Nome', description: name },
    { term: 'E-mail', description: `${email}, ${isEmailConfirmed ? 'confirmado' : 'não confirmado'}` },
    { term: 'CPF', description: cpf ?? 'não informado' },
    { term: 'Desde', description: formatDate(new Date(createdAt)) },
    ...(schools.length > 0 ? [{ term: 'Cuida de', description: <CaredSchools schools={schools} /> }] : []),
    ...(isOperator ? [{ term: 'Equipe', description: 'é da nossa equipe' }] : []),
    ...(demo ? [{ term: 'Demonstração', description: 'conta fictícia' }] : []),
  ];
}

function CaredSchools({ schools }: Pick<FoundAccount, 'schools'>) {
  const { links } = usePanelPorts();
  return (
    <ul>
      {schools.map(({ slug, name, role }) => (
        <li key={slug}>
          <Link asChild>
            <RouteLink {...links.people(slug)}>{name}</RouteLink>
          </Link>
          <span>{role === 'owner' ? ', responsável' : ', equipe'}</span>
        </li>
      ))}
    </ul>
  );
}

function AccountOrders({ orders }: Pick<FoundAccount, 'orders'>) {
  const { links } = usePanelPorts();
  if (orders.length === 0) return <Text tone="soft">Nenhuma reserva.</Text>;
  return (
    <ul aria-label="Reservas" className="flex flex-col gap-1">
      {orders.map(({ code, status, createdAt, school }) => (
        <li key={code}>
          {school ? (
            <Link asChild>
              <RouteLink {...links.orders(school.slug, { codigo: code })}>{code}</RouteLink>
            </Link>
          ) : (
            <span>{code}</span>
          )}
          <span>
            {`, ${school?.name ?? 'escola apagada'}, ${formatDate(new Date(createdAt))}: ${statusLabels[status].name}`}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Order({ found: { school, order } }: { found: SchoolOrderPage }) {
  const { links } = usePanelPorts();
  const { internalTransactionCode: code } = order;
  return (
    <Card className="flex flex-col items-start gap-1">
      <Heading level={3} size="small">
        {code}
      </Heading>
      <Text>{`${statusName(order)} · ${orderOffer(order)}`}</Text>
      <Link asChild>
        <RouteLink
          {...links.orders(school.slug, { codigo: code })}
        >{`Ver em Reservas de ${school.name}`}</RouteLink>
      </Link>
    </Card>
  );
}
