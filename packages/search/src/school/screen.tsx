'use client';

import { lazy, memo, Suspense, useDeferredValue } from 'react';
import { Link } from '@melhor-escola/ui/link';
import { AfterHydration } from '@melhor-escola/ui/hooks';
import { PageWidth } from '@melhor-escola/ui/page-width';
import { useSearchPorts } from '../ports.tsx';
import { PageBreadcrumb } from '../page-breadcrumb.tsx';
import { SchoolHeader } from './header/school-header.tsx';
import {
  SchoolAside,
  SchoolDetails,
  SchoolGallery,
  SchoolOffers,
  SimilarSchools,
  TrackSchool,
} from './school-parts.ts';
import type { School } from './school.ts';
import type { SchoolSearch } from './search-params.ts';
import { useSchool } from './use-school.ts';

const OfferBar = lazy(async () => ({ default: (await import('./offers/offer-bar.tsx')).OfferBar }));

export interface SchoolScreenProps {
  slug: string;
  /** Which reviews to show. */
  search?: SchoolSearch | undefined;
}

const latestReviews: SchoolSearch = {};

/** A school's page (RT-02). Reads what `loadSchool` has fetched. */
export function SchoolScreen({ slug, search = latestReviews }: SchoolScreenProps) {
  // Deferred and memoised: an urgent update from outside replaces parts that are not hydrated yet with nothing.
  return <SchoolPage school={useDeferredValue(useSchool(slug))} search={search} />;
}

const SchoolPage = memo(function SchoolPage({ school, search }: { school: School; search: SchoolSearch }) {
  return (
    <>
      <PageWidth className="flex flex-col gap-6 py-4 sm:py-6">
        <div className="flex flex-col gap-3">
          <SchoolBreadcrumb school={school} />
          <SchoolHeader school={school} />
        </div>
        <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:items-start">
          <div className="flex min-w-0 flex-col gap-6">
            {school.photos.length > 0 && <SchoolGallery school={school} />}
            <SectionLinks school={school} />
            <div className="flex flex-col gap-12">
              <SchoolOffers school={school} />
              <SchoolDetails school={school} search={search} />
            </div>
          </div>
          <SchoolAside school={school} className="min-w-0 lg:sticky lg:top-6" />
        </div>
        <SimilarSchools school={school} />
      </PageWidth>
      <AfterHydration>
        <Suspense>
          <TrackSchool school={school} />
        </Suspense>
        <Suspense>
          <OfferBar school={school} />
        </Suspense>
      </AfterHydration>
    </>
  );
});

/** Início › UF › cidade › bairro, in one line on a phone; the heading below is the school's name. */
function SchoolBreadcrumb({ school: { address } }: { school: School }) {
  const { links } = useSearchPorts();
  return (
    <PageBreadcrumb
      end="parent"
      steps={[
        { label: 'Início', to: links.home() },
        // Differs from a capital of the same name.
        { label: address.uf, to: links.state(address.stateSlug) },
        { label: address.city, to: links.city(address.citySlug) },
        ...(address.neighborhood && address.neighborhoodSlug
          ? [
              {
                label: address.neighborhood,
                to: links.neighborhood(address.citySlug, address.neighborhoodSlug),
              },
            ]
          : []),
      ]}
    />
  );
}

/** Links to the sections of the page, which is long on a phone. */
function SectionLinks({ school }: { school: School }) {
  const parts = [
    { id: 'bolsas', name: 'Bolsas' },
    ...(school.offers.length > 0 ? [{ id: 'regras', name: 'Regras' }] : []),
    ...(school.priceBands.length > 0 ? [{ id: 'faixa-de-preco', name: 'Faixa de preço' }] : []),
    { id: 'sobre', name: 'Sobre' },
    { id: 'dados-oficiais', name: school.demonstration ? 'Dados' : 'Dados oficiais' },
    { id: 'onde-fica', name: 'Onde fica' },
    { id: 'avaliacoes', name: 'Avaliações' },
    { id: 'perguntas', name: 'Perguntas' },
    { id: 'duvidas', name: 'Contato e visita' },
  ];
  return (
    <nav aria-label="Nesta página" className="border-y border-hairline print:hidden">
      <ul className="-mx-2 flex overflow-x-auto [scrollbar-width:none]">
        {parts.map(({ id, name }) => (
          <li key={id} className="shrink-0">
            <Link href={`#${id}`} tone="quiet" className="inline-flex min-h-11 items-center px-2 text-small">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
