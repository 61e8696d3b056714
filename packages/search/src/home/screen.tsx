'use client';

import { site } from '@melhor-escola/config/site';
import { Card } from '@melhor-escola/ui/card';
import { Heading, Text } from '@melhor-escola/ui/text';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Counters } from './counters.tsx';
import { PageWidth } from '../page-width.tsx';
import { EntryCityLine } from '../place/entry-city-line.tsx';
import { useSearchPorts } from '../ports.tsx';
import { EntrySearchBox } from '../search-box.tsx';
import { HomeBody } from './lazy-body.ts';
import { directoryTotalsQuery } from './queries.ts';
import { YearSum } from './year-sum.tsx';

/** The home page (RT-01). Reads what `loadHome` has fetched; stands without it. */
export function HomeScreen() {
  return (
    <>
      <Hero />
      <Suspense>
        <HomeBody />
      </Suspense>
    </>
  );
}

/** A notebook: its cover, and the search on its label. */
function Hero() {
  const { service } = useSearchPorts();
  const totals = useQuery(directoryTotalsQuery(service));
  return (
    <section className="cover-pattern border-b border-hairline" aria-labelledby="inicio">
      <PageWidth className="grid gap-10 py-5 sm:py-14 lg:grid-cols-[minmax(0,48rem)_minmax(20rem,1fr)]">
        <Card>
          <div className="flex flex-col gap-6 sm:p-5">
            <div className="flex max-w-prose flex-col gap-3">
              <Heading level={1} size="extra-large" id="inicio">
                Encontre a escola certa, com bolsa de estudo
                <EntryCityLine />
              </Heading>
              <Text size="large" tone="soft">
                Bolsas de até {site.discountPromise['home-or-search']}% em escolas particulares, da creche ao
                ensino médio. Comece pela sua cidade.
              </Text>
            </div>
            <EntrySearchBox />
            <Counters totals={totals.data ?? site.directoryDefaults} />
          </div>
        </Card>
        <YearSum />
      </PageWidth>
    </section>
  );
}
