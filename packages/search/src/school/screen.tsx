'use client';

import { memo, Suspense, useDeferredValue, useEffect } from 'react';
import { Link } from '@melhor-escola/ui/link';
import { AfterHydration, ErrorBoundary, lazyPart, PagePart } from '@melhor-escola/ui/hooks';
import { PageWidth } from '@melhor-escola/ui/page-width';
import { Skeleton } from '@melhor-escola/ui/skeleton';
import { Heading } from '@melhor-escola/ui/text';
import { useSearchPorts } from '../ports.tsx';
import { PageBreadcrumb } from '../page-breadcrumb.tsx';
import { isSaveDataOn } from '../low-data/save-data.ts';
import { SchoolHeader } from './header/school-header.tsx';
import { preloadSchoolSections } from './preload-sections.ts';
import {
  SchoolAside,
  SchoolDetails,
  SchoolGallery,
  SchoolOffers,
  SimilarSchools,
  TrackSchool,
  UnlistedSchool,
} from './lazy-sections.ts';
import type { School } from './school.ts';
import type { SchoolSearch } from './search-params.ts';
import { useSchool } from './use-school.ts';

/** Without its code the offers are still in the page. */
const OfferBar = lazyPart(async () => (await import('./offers/offer-bar.tsx')).OfferBar, {
  failure: () => null,
});

export interface SchoolScreenProps {
  slug: string;
  /** Which reviews to show. */
  search?: SchoolSearch | undefined;
}

const latestReviews: SchoolSearch = {};

/** A school's page (RT-02). Reads what `loadSchool` has fetched. */
export function SchoolScreen({ slug, search = latestReviews }: SchoolScreenProps) {
  // Deferred and memoised: an urgent update from outside replaces parts that are not hydrated yet with nothing.
  const school = useDeferredValue(useSchool(slug));
  return <SchoolContent school={school} search={search} />;
}

/** All of a school's page. */
export function SchoolContent({ school, search }: { school: School; search: SchoolSearch }) {
  if (!school.unlisted) return <SchoolPage school={school} search={search} />;
  return (
    <PageWidth className="flex flex-col gap-12 py-4 sm:py-6">
      <div className="flex flex-col gap-2">
        <SchoolBreadcrumb school={school} />
        <UnlistedSchool school={school} unlisting={school.unlisted} />
      </div>
      <SimilarSchools school={school} />
    </PageWidth>
  );
}

const SchoolPage = memo(function SchoolPage({ school, search }: { school: School; search: SchoolSearch }) {
  const sections = listSections(school);
  return (
    <>
      <PageWidth className="flex flex-col gap-12 py-4 sm:py-6">
        <div className="flex flex-col gap-2">
          <SchoolBreadcrumb school={school} />
          <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:items-start">
            <div className="flex min-w-0 flex-col gap-12">
              <div className="flex flex-col gap-4 sm:gap-6">
                <PagePart>
                  <SchoolHeader school={school} />
                </PagePart>
                <SectionLinks sections={sections} />
                {school.photos.length > 0 && <SchoolGallery school={school} />}
                <SchoolOffers school={school} />
                {school.offers.length === 0 && <SimilarSchools school={school} />}
              </div>
              <SchoolDetails
                school={school}
                search={search}
                fallback={<SectionOutlines sections={sections.slice(0, -1)} />}
              />
            </div>
            <SchoolAside
              school={school}
              className="min-w-0 max-lg:lazy-layout-80 tall:lg:sticky lg:top-6"
              fallback={<SectionOutlines sections={sections.slice(-1)} />}
            />
          </div>
        </div>
        {school.offers.length > 0 && <SimilarSchools school={school} />}
      </PageWidth>
      <AfterHydration>
        {/* Nobody misses it. */}
        <ErrorBoundary fallback={() => null}>
          <Suspense>
            <TrackSchool school={school} />
          </Suspense>
        </ErrorBoundary>
        <OfferBar school={school} />
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

interface Section {
  /** The id of its heading. */
  readonly id: string;
  readonly name: string;
}

/** What follows the offers, up to the column that follows everything else on a phone. */
function listSections(school: School): readonly Section[] {
  return [
    ...(school.offers.length > 0 ? [{ id: 'regras', name: 'Regras' }] : []),
    ...(school.priceBands.length > 0 ? [{ id: 'faixa-de-preco', name: 'Faixa de preço' }] : []),
    { id: 'sobre', name: 'Sobre' },
    { id: 'dados-oficiais', name: school.demonstration ? 'Dados' : 'Dados oficiais' },
    { id: 'onde-fica', name: 'Onde fica' },
    { id: 'avaliacoes', name: 'Avaliações' },
    { id: 'perguntas', name: 'Perguntas' },
    { id: 'duvidas', name: 'Contato e visita' },
  ];
}

/** Links to the offers and the sections below them, right under the school's name: on a phone the page is long. */
function SectionLinks({ sections }: { sections: readonly Section[] }) {
  return (
    <nav aria-label="Nesta página" className="border-y border-hairline print:hidden">
      <ul className="-mx-2 flex overflow-x-auto [scrollbar-width:none]">
        {[{ id: 'bolsas', name: 'Bolsas' }, ...sections].map(({ id, name }) => (
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

/** A visitor who stays this long may read on without a connection; the host caches opened schools after the same time. */
const LONG_VISIT_MS = 10_000;

/**
 * Sections whose code is not loaded yet, after a navigation within the site: their headings, about as far apart as they will be. The
 * server's HTML never contains them.
 */
function SectionOutlines({ sections }: { sections: readonly Section[] }) {
  useEffect(() => {
    const load = () => void preloadSchoolSections(true).catch(() => {});
    const timer = setTimeout(() => {
      if (!isSaveDataOn()) load();
    }, LONG_VISIT_MS);
    // The Tab key leads to what is there.
    window.addEventListener('keydown', load, { once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', load);
      // A link to a section led to its outline, which the section now replaces.
      const { hash } = window.location;
      if (sections.some(({ id }) => hash === `#${id}`)) document.querySelector(hash)?.scrollIntoView();
    };
  }, [sections]);
  return (
    <div className="flex flex-col gap-12">
      {sections.map(({ id, name }) => (
        <section key={id} className="flex flex-col gap-4">
          <Heading level={2} id={id}>
            {name}
          </Heading>
          <Skeleton shape="block" height="16rem" />
        </section>
      ))}
    </div>
  );
}
