'use client';

import type { Benefit, ListPage } from '@melhor-escola/api-client/owner';
import { Link } from '@melhor-escola/ui/link';
import { SkeletonGroup } from '@melhor-escola/ui/skeleton';
import { Heading, Text } from '@melhor-escola/ui/text';
import { useQuery } from '@tanstack/react-query';
import { Link as RouteLink, useRouterState } from '@tanstack/react-router';
import { ListPages } from '../owner/list-pages.tsx';
import { useEndedSession } from '../owner/use-ended-session.ts';
import { PageWidth } from '../page-width.tsx';
import { useAccountPorts } from '../ports.tsx';
import { BenefitCard } from './benefit-card.tsx';
import { BenefitsSkeleton } from './benefits-skeleton.tsx';
import { byCategory, type BenefitGroup } from './by-category.ts';
import { NoBenefits, NoBenefitsOfCategory } from './no-benefits.tsx';
import { benefitsQuery } from './queries.ts';
import type { BenefitsSearch } from './search-params.ts';

/** What partners give to those who have an account, by category (RT-07, EN-09, CA-05). */
export function BenefitsScreen({ search }: { search: BenefitsSearch }) {
  const { owner, links } = useAccountPorts();
  const { data, error } = useQuery(benefitsQuery(owner, search));
  useEndedSession(error);
  return (
    <PageWidth className="flex flex-col gap-5 py-6 sm:py-8">
      <Heading level={1} size="large">
        Meus benefícios
      </Heading>
      <Text className="max-w-prose">
        Descontos de parceiros para quem tem conta. O desconto é dado por cada parceiro, no site dele.
      </Text>
      {search.categoria !== undefined && (
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
      {byCategory(page.items).map((group, place) => (
        <Group
          key={group.category}
          id={`categoria-${place + 1}`}
          group={group}
          // Where all fit on one page there is nothing to narrow down.
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
  /** Leads to a page of this category alone. */
  narrows: boolean;
}

function Group({ id, group: { category, benefits }, narrows }: GroupProps) {
  const { links } = useAccountPorts();
  return (
    <section aria-labelledby={id} className="grid gap-x-8 gap-y-3 lg:grid-cols-[14rem_1fr]">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 lg:flex-col lg:items-start lg:justify-start lg:gap-y-1 lg:pt-4">
        <Heading level={2} id={id} className="wrap-anywhere">
          {category}
        </Heading>
        {narrows && (
          <Link asChild className="inline-block py-1 text-small">
            <RouteLink {...links.benefits({ categoria: category })}>
              Ver só esta categoria<span className="sr-only">: {category}</span>
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
