'use client';

import { site } from '@melhor-escola/config/site';
import { Card } from '@melhor-escola/ui/card';
import { HydrationBoundary } from '@melhor-escola/ui/hooks';
import { Heading, Text } from '@melhor-escola/ui/text';
import { useQuery } from '@tanstack/react-query';
import type { DirectoryTotals } from '@melhor-escola/api-client/service';
import { formatCount } from '@melhor-escola/domain/count';
import { PageWidth } from '@melhor-escola/ui/page-width';
import { EntryCityLine } from '../place/use-entry-city.tsx';
import { useSearchPorts } from '../ports.tsx';
import { EntrySearchBox } from '../search-box.tsx';
import { HomeBody, Scholarships, YearSum } from './lazy-sections.ts';
import { directoryDefaults, directoryTotalsQuery } from './queries.ts';

/** The home page (RT-01). Reads what `loadHome` has fetched; works without it. */
export function HomeScreen() {
  return (
    <>
      <Hero />
      <PageWidth className="flex flex-col gap-12 py-10 sm:py-14">
        <Scholarships />
        <HomeBody />
      </PageWidth>
    </>
  );
}

/** Designed as a notebook: the cover, with the search on its label. */
function Hero() {
  const { service } = useSearchPorts();
  const totals = useQuery(directoryTotalsQuery(service));
  return (
    <section className="cover-pattern border-b border-hairline" aria-labelledby="inicio">
      <PageWidth className="grid grid-cols-1 gap-5 py-5 sm:py-14 lg:gap-10 lg:grid-cols-[minmax(0,48rem)_minmax(20rem,1fr)]">
        <Card>
          <div className="flex flex-col gap-6 sm:p-5">
            <div className="flex max-w-prose flex-col gap-3">
              <Heading level={1} size="extra-large" id="inicio">
                Encontre a escola certa, com bolsa de estudo
                <EntryCityLine />
              </Heading>
              <Text
                size="large"
                tone="soft"
              >{`Bolsas de até ${site.discountPromise['home-or-search']}% em escolas particulares, da creche ao ensino médio. Comece pela sua cidade.`}</Text>
            </div>
            <EntrySearchBox />
            <Counters totals={totals.data ?? directoryDefaults} />
          </div>
        </Card>
        <HydrationBoundary className="mx-auto w-full max-w-md self-center">
          <YearSum />
        </HydrationBoundary>
      </PageWidth>
    </section>
  );
}

const counters: readonly {
  key: 'activeOffers' | 'partnerSchools' | 'enrolledStudents';
  one: string;
  many: string;
}[] = [
  { key: 'activeOffers', one: 'bolsa disponível', many: 'bolsas disponíveis' },
  { key: 'partnerSchools', one: 'escola parceira', many: 'escolas parceiras' },
  { key: 'enrolledStudents', one: 'aluno matriculado', many: 'alunos matriculados' },
];

/** The directory's counters (EN-10). Omits counters at zero. */
function Counters({ totals }: { totals: DirectoryTotals }) {
  const shown = counters.filter(({ key }) => totals[key] > 0);
  if (shown.length === 0) return null;
  return (
    // Stacked on a phone: side by side, numbers of six figures would touch.
    <ul className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-2 wrap-anywhere gap-y-1 sm:flex sm:gap-x-8">
      {shown.map(({ key, one, many }) => (
        <li key={key} className="contents sm:flex sm:flex-col">
          <strong className="text-end text-large font-bold max-sm:tabular sm:text-start">
            {formatCount(totals[key])}
          </strong>
          <span className="text-small text-ink-soft">{totals[key] === 1 ? one : many}</span>
        </li>
      ))}
    </ul>
  );
}
