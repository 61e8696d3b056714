'use client';

import type { ListPage } from '@melhor-escola/api-client/api';
import type { Benefit } from '@melhor-escola/api-client/account';
import { LinkButton } from '@melhor-escola/ui/button';
import { Card } from '@melhor-escola/ui/card';
import { Drawing } from '@melhor-escola/ui/drawing';
import { EmptyState } from '@melhor-escola/ui/empty-state';
import { Link } from '@melhor-escola/ui/link';
import { Skeleton, SkeletonGroup } from '@melhor-escola/ui/skeleton';
import { Heading, Text } from '@melhor-escola/ui/text';
import { useQuery } from '@tanstack/react-query';
import { Link as RouteLink, useRouterState } from '@tanstack/react-router';
import { PageWidth } from '@melhor-escola/ui/page-width';
import { ListPages } from '../authenticated/list-pages.tsx';
import { useSessionCheck } from '../authenticated/ended-session.ts';
import { useAccountPorts } from '../ports.tsx';
import { BenefitCard } from './benefit-card.tsx';
import { benefitsQuery } from './queries.ts';
import type { BenefitsSearch } from './search-params.ts';

/** Benefits of partners for users with an account, by category (RT-07, EN-09, CA-05). */
export function BenefitsScreen({ search }: { search: BenefitsSearch }) {
  const { api, links } = useAccountPorts();
  const { data, error } = useQuery(benefitsQuery(api, search));
  useSessionCheck(error);
  return (
    <PageWidth className="flex flex-col gap-5 py-6 sm:py-8">
      <Heading level={1} size="large">
        Meus benefícios
      </Heading>
      <Text className="max-w-prose">
        Descontos de parceiros para quem tem conta. O desconto é dado por cada parceiro, no site dele.
      </Text>
      {search.categoria !== undefined && data?.total !== 0 && (
        <p>
          <Link asChild className="inline-block py-1">
            <RouteLink {...links.benefits()}>Ver os benefícios de todas as categorias</RouteLink>
          </Link>
        </p>
      )}
      <SkeletonGroup loading={data === undefined} placeholder={<BenefitsSkeleton />}>
        {data && <BenefitsFound page={data} search={search} />}
      </SkeletonGroup>
    </PageWidth>
  );
}

function BenefitsFound({ page, search }: { page: ListPage<Benefit>; search: BenefitsSearch }) {
  const { links } = useAccountPorts();
  const isBusy = useRouterState({ select: ({ status }) => status === 'pending' });
  if (page.total === 0) {
    return search.categoria === undefined ? (
      <NoBenefits />
    ) : (
      <NoBenefitsOfCategory category={search.categoria} />
    );
  }
  return (
    <div
      aria-busy={isBusy}
      className={`flex flex-col gap-8 transition-opacity ${isBusy ? 'opacity-40' : ''}`}
    >
      {byCategory(page.items).map((group, index) => (
        <Group
          key={group.category}
          id={`categoria-${index + 1}`}
          group={group}
          // On a single page there is nothing to narrow down.
          narrows={page.pages > 1 && search.categoria === undefined}
        />
      ))}
      <ListPages
        page={search.pagina ?? 1}
        count={page.pages}
        target={(pagina) => links.benefits({ ...search, pagina })}
      />
    </div>
  );
}

interface GroupProps {
  id: string;
  group: BenefitGroup;
  /** Links to the page of this category alone. */
  narrows: boolean;
}

function Group({ id, group: { category, benefits }, narrows }: GroupProps) {
  const { links } = useAccountPorts();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-x-8 gap-y-3 lg:grid-cols-[14rem_1fr]">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 lg:flex-col lg:items-start lg:justify-start lg:gap-y-1 lg:pt-4">
        <Heading level={2} id={id} className="wrap-anywhere">
          {category}
        </Heading>
        {narrows && (
          <Link asChild className="inline-block py-1 text-small">
            <RouteLink {...links.benefits({ categoria: category })}>
              Ver só esta categoria<span className="sr-only">{`: ${category}`}</span>
            </RouteLink>
          </Link>
        )}
      </div>
      <ul className="flex flex-col gap-3">
        {benefits.map((benefit) => (
          <li key={benefit.id}>
            <BenefitCard benefit={benefit} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** No benefits today: links to the scholarships instead. */
function NoBenefits() {
  const { links } = useAccountPorts();
  return (
    <EmptyState
      title="Nenhum benefício no momento"
      drawing={
        <Drawing>
          <path d="M24 40h72v44H24zM18 26h84v14H18z" className="fill-card" />
          <path d="M60 26v58M60 26c-6-14-24-16-24-6 0 6 14 6 24 6zM60 26c6-14 24-16 24-6 0 6-14 6-24 6z" />
        </Drawing>
      }
      actions={
        <LinkButton asChild variant="primary" size="large">
          <RouteLink {...links.results()}>Buscar bolsas</RouteLink>
        </LinkButton>
      }
    >
      Quando um parceiro oferecer desconto em material, uniforme ou cursos, ele aparece aqui. Enquanto isso, a
      maior economia é a bolsa.
    </EmptyState>
  );
}

/** Nothing in the chosen category: links back to all benefits. */
function NoBenefitsOfCategory({ category }: { category: string }) {
  const { links } = useAccountPorts();
  return (
    <div className="flex flex-col items-start gap-4 py-4">
      <Text className="wrap-anywhere">{`Nenhum benefício de “${category}” no momento.`}</Text>
      <LinkButton asChild>
        <RouteLink {...links.benefits()}>Ver todos os benefícios</RouteLink>
      </LinkButton>
    </div>
  );
}

/** Placeholder while the benefits load. */
function BenefitsSkeleton() {
  return (
    <div className="flex flex-col gap-3 lg:ms-64">
      {[1, 2, 3].map((key) => (
        <Card key={key}>
          <Skeleton width="60%" />
          <Skeleton width="45%" />
          <Skeleton width="50%" />
          <Skeleton width="90%" />
          <Skeleton width="70%" />
        </Card>
      ))}
    </div>
  );
}

/** Benefits of one category. */
interface BenefitGroup {
  readonly category: string;
  readonly benefits: readonly Benefit[];
}

/** Groups benefits by category, in order of appearance. */
export function byCategory(benefits: readonly Benefit[]): readonly BenefitGroup[] {
  const groups = new Map<string, Benefit[]>();
  for (const benefit of benefits) {
    const group = groups.get(benefit.category);
    if (group) group.push(benefit);
    else groups.set(benefit.category, [benefit]);
  }
  return [...groups].map(([category, own]) => ({ category, benefits: own }));
}
