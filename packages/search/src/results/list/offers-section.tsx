import { type OfferSearch } from '@melhor-escola/domain/search-filters';
import type { CityHit } from '@melhor-escola/api-client/service';
import { findGrade, ofTheGrade } from '@melhor-escola/domain/stage';
import { searchDefaults } from '@melhor-escola/domain/search-defaults';
import { HydrationBoundary } from '@melhor-escola/ui/hooks';
import { Pagination } from '@melhor-escola/ui/pagination';
import { PhotosNotice, usePhotos } from '../../low-data/low-data.tsx';
import { Fragment, memo, useMemo } from 'react';
import { CompareButton } from '../../compare/tray/compare-button.tsx';
import { SaveButton } from '../../favorites/save-button.tsx';
import { useSchoolHovering } from '../../map/hovered-school.ts';
import { CardSymbols } from '../../offer/card-symbols.tsx';
import { OfferCard, OfferCardsSkeleton } from '../../offer/offer-card.tsx';
import { isCheapestFound, type Offer } from '../../offer/offer.ts';
import { sharedFacts, type SharedFacts } from '../../offer/shared-facts.ts';
import { SearchPortsProvider, useSearchPorts } from '../../ports.tsx';
import { RouteLink, useBuildAddress } from '../../route-link.tsx';
import { EmptyResults, OtherSchools as LazyOtherSchools } from '../lazy-sections.ts';
import { listsOtherSchools, type OfferPage } from '../queries.ts';
import { resultPages } from '../result-pages.ts';
import { BudgetSetting } from '../../budget/budget-setting.tsx';
import { OfferAlert } from '../../alert/offer-alert.tsx';
import { alertSubject, findsCheapest } from '../search-sentence.ts';
import { FreeSchoolsSwitch, OnlyOffersSwitch } from './about-list.tsx';
import { MoreOffers } from './more-offers.tsx';
import { WhyHere, WhyThis } from './why-this.tsx';

/** Before hydration a new render would replace the server's HTML with nothing. */
const OtherSchools = memo(LazyOtherSchools);

export interface OffersSectionProps {
  search: OfferSearch;
  city: CityHit | undefined;
  /** Absent while it is loading. */
  page: OfferPage | undefined;
  /** Number of listed schools without offers; 0 if the count failed, which keeps the pages of offers working. */
  otherSchools: number;
  /** Number of schools that families do not pay for. */
  freeSchools: number;
  /** The shown results do not match the current search (yet). */
  isBusy: boolean;
  /** The search is narrow enough for alerts. */
  canSave: boolean;
}

/** The list of offers, the place's schools without offers, and the pagination of both. */
export function OffersSection({
  search,
  city,
  page: found,
  otherSchools,
  freeSchools,
  isBusy,
  canSave,
}: OffersSectionProps) {
  const page = search.page ?? searchDefaults.page;
  const size = search.size ?? searchDefaults.size;
  const pages = found && resultPages(page, size, found.schoolTotal, search.only ? 0 : otherSchools);
  return (
    <section
      aria-labelledby="resultados"
      aria-busy={isBusy}
      className={`flex flex-col gap-1 transition-opacity sm:gap-4 ${isBusy && found ? 'opacity-40' : ''}`}
    >
      {found ? (
        <OfferList page={found} search={search} city={city} canSave={canSave} />
      ) : (
        <OfferCardsSkeleton />
      )}
      <OnlyOffersSwitch search={search} otherSchools={otherSchools} total={found?.offerTotal ?? 0} />
      <FreeSchoolsSwitch search={search} freeSchools={freeSchools} />
      {listsOtherSchools(search) && search.only === undefined && pages?.schoolPage !== undefined && (
        <OtherSchools
          className="empty:hidden"
          search={search}
          city={city}
          page={pages.schoolPage}
          isOnly={found?.offerTotal === 0}
        />
      )}
      {pages && <ResultPagination search={search} page={page} count={pages.count} />}
    </section>
  );
}

interface OfferListProps {
  page: OfferPage;
  search: OfferSearch;
  city: CityHit | undefined;
  canSave: boolean;
}

/**
 * Number of cards before the offer to save the search: a parent who has read them knows whether the search is the right
 * one. In two columns the next card fills the cell above the strip.
 */
const CARDS_BEFORE_ALERT = 3;

/** Memoised: re-renders for new offers only, so that a tap on a filter does not wait for the previous search's cards (P4). */
const OfferList = memo(function OfferList({ page, search, city, canSave }: OfferListProps) {
  const ports = useSearchPorts();
  const photos = usePhotos(page.offers);
  // Which photos are loaded is decided here, not by each card.
  const cardPorts = useMemo(() => ({ ...ports, saveData: false }), [ports]);
  const shared = useMemo(() => sharedFacts(page.offers, search), [page, search]);
  const alertAfter = Math.min(CARDS_BEFORE_ALERT, page.offers.length) - 1;
  if (page.offerTotal === 0) {
    return (
      <HydrationBoundary>
        <EmptyResults search={search} city={city} />
      </HydrationBoundary>
    );
  }
  return (
    <>
      {photos.show && <PhotosNotice onShow={photos.show} />}
      <SearchPortsProvider ports={cardPorts}>
        <CardSymbols>
          {page.offers.length > 0 && <WhyThis page={page} search={search} shared={shared} />}
          <ul className="search-results">
            {photos.offers.map((offer, index) => (
              <Fragment key={offer.id}>
                <ResultCard offer={offer} position={index + 1} search={search} shared={shared} />
                {canSave && ports.saveSearch && index === alertAfter && (
                  <li className="search-alert rounded-card bg-wash">
                    <div className="flex flex-wrap justify-center">
                      <OfferAlert search={search} about={alertSubject(search, city)} />
                      <BudgetSetting />
                    </div>
                  </li>
                )}
              </Fragment>
            ))}
          </ul>
        </CardSymbols>
      </SearchPortsProvider>
    </>
  );
});

interface ResultCardProps {
  offer: Offer;
  position: number;
  search: OfferSearch;
  shared: SharedFacts;
}

/** A school's first offer with its others, and the actions of a list: save the school, or compare it (product 3, 8 and 13). Renders an `<li>`. */
function ResultCard({ offer, position, search, shared }: ResultCardProps) {
  const { slug, name } = offer.school;
  const hovering = useSchoolHovering(slug);
  return (
    <li {...hovering}>
      <OfferCard
        offer={offer}
        list="results"
        position={position}
        shared={shared}
        priceNote={priceNote(offer, search)}
        foot={
          <>
            {offer.more && <MoreOffers slug={slug} shownId={offer.id} more={offer.more} search={search} />}
            <WhyHere offer={offer} search={search} />
            <div className="search-result-actions">
              <SaveButton slug={slug} name={name} grade={search.grade} compact />
              <CompareButton slug={slug} name={name} compact />
            </div>
          </>
        }
      />
    </li>
  );
}

/**
 * Which scholarship the price is of: that of the grade that the search compares; without one the cheapest of the school, unless a filter
 * may hide a cheaper one.
 */
function priceNote(offer: Offer, search: OfferSearch): string | undefined {
  const asked = search.grade && findGrade(search.grade);
  if (asked) return ofTheGrade(asked);
  return findsCheapest(search) && isCheapestFound(offer) ? 'mais barata' : undefined;
}

interface ResultPaginationProps {
  search: OfferSearch;
  page: number;
  count: number;
}

const ResultPagination = memo(function ResultPagination({ search, page, count }: ResultPaginationProps) {
  const { links } = useSearchPorts();
  const buildAddress = useBuildAddress();
  const target = (to: number) => links.results({ ...search, page: to === 1 ? undefined : to });
  return (
    <Pagination
      className="print:hidden"
      page={page}
      count={count}
      hrefFor={(to) => buildAddress(target(to))}
      renderLink={(props, to) => {
        // On the first and last page, the kit's link points to the current page; the router would mark it as active.
        if (props['aria-disabled']) return <a {...props}>{props.children}</a>;
        const { href: _, ...link } = props;
        return <RouteLink to={target(to)} {...link} />;
      }}
    />
  );
});
