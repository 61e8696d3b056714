import type { CityHit } from '@melhor-escola/api-client/service';
import { searchDefaults } from '@melhor-escola/domain/search-defaults';
import { HydrationBoundary } from '@melhor-escola/ui/hooks';
import { Pagination } from '@melhor-escola/ui/pagination';
import { PhotosNotice, usePhotos } from '../../low-data/low-data.tsx';
import { memo, useState } from 'react';
import { Badge } from '@melhor-escola/ui/badge';
import { CompareButton } from '../../compare/tray/compare-button.tsx';
import { SaveButton } from '../../favorites/save-button.tsx';
import { CardSymbols } from '../../offer/card-symbols.tsx';
import { OfferCard, OfferCardsSkeleton } from '../../offer/offer-card.tsx';
import type { Offer } from '../../offer/offer.ts';
import { useSearchPorts } from '../../ports.tsx';
import { RouteLink, useAddressOf } from '../../route-link.tsx';
import { EmptyResults, OtherSchools } from '../lazy-parts.ts';
import { resultPages, type OfferPage } from '../queries.ts';
import type { ResultsSearch } from '../search-params.ts';
import { rankingReasons } from './ranking-reasons.ts';

export interface OffersSectionProps {
  search: ResultsSearch;
  city: CityHit | undefined;
  /** Absent while it is on its way. */
  page: OfferPage | undefined;
  /** Schools of the city without an offer. The pages of offers stand where they could not be counted: 0. */
  otherSchools: number;
  /** What is shown is not, or not yet, what was asked for. */
  isBusy: boolean;
}

/** The list of offers, then the city's schools without any, then the pages of both. */
export function OffersSection({ search, city, page: found, otherSchools, isBusy }: OffersSectionProps) {
  const page = search.page ?? searchDefaults.page;
  const size = search.size ?? searchDefaults.size;
  const pages = found && resultPages(page, size, found.total, otherSchools);
  return (
    <section
      aria-labelledby="resultados"
      aria-busy={isBusy}
      className={`flex flex-col gap-6 transition-opacity ${isBusy && found ? 'opacity-40' : ''}`}
    >
      {found ? <OfferList page={found} search={search} city={city} /> : <OfferCardsSkeleton />}
      {city && pages?.schoolPage !== undefined && (
        <HydrationBoundary className="empty:hidden">
          <OtherSchools search={search} city={city} page={pages.schoolPage} isOnly={found?.total === 0} />
        </HydrationBoundary>
      )}
      {pages && <ResultPagination search={search} page={page} count={pages.count} />}
    </section>
  );
}

interface OfferListProps {
  page: OfferPage;
  search: ResultsSearch;
  city: CityHit | undefined;
}

/**
 * Cards below the first window are laid out when they come near: all at once they are a cheap phone's longest task. Until then
 * they are as high as a card commonly is in that width, so that the place one comes back to is the one that was left. The rings
 * of what has the focus reach over a card's edge.
 */
const LAZY_LAYOUT = [
  '*:nth-[n+3]:[content-visibility:auto] *:nth-[n+3]:[overflow-clip-margin:8px]',
  '*:[contain-intrinsic-size:auto_380px] sm:*:[contain-intrinsic-size:auto_346px] md:*:[contain-intrinsic-size:auto_215px]',
].join(' ');

/** Renders again for new offers only: a tap on a filter must not wait for the cards of the search before (P4). */
const OfferList = memo(function OfferList({ page, search, city }: OfferListProps) {
  const photos = usePhotos(page.offers);
  if (page.total === 0) {
    return (
      <HydrationBoundary>
        <EmptyResults search={search} city={city} />
      </HydrationBoundary>
    );
  }
  return (
    <>
      {photos.show && <PhotosNotice onShow={photos.show} />}
      <CardSymbols>
        <ul className={`flex flex-col gap-3 ${LAZY_LAYOUT}`}>
          {photos.offers.map((offer, index) => (
            <li key={offer.id}>
              <ResultCard offer={offer} position={index + 1} search={search} />
            </li>
          ))}
        </ul>
      </CardSymbols>
    </>
  );
});

/** An offer with what a parent does while reading the list: keep the school, or put it beside another (product 3 and 8). */
function ResultCard({ offer, position, search }: { offer: Offer; position: number; search: ResultsSearch }) {
  const { slug, name } = offer.school;
  return (
    <OfferCard
      offer={offer}
      list="results"
      position={position}
      foot={
        <>
          <WhyThis offer={offer} search={search} />
          <div className="search-result-actions">
            <SaveButton slug={slug} name={name} quiet />
            <CompareButton slug={slug} name={name} quiet />
          </div>
        </>
      }
    />
  );
}

/**
 * The partner badge and 'Por que estou vendo isto?' (product 11). Until it is opened, and without scripts, the reasons are one
 * text instead of a list: no list of 23 pays for elements that nobody sees. Lies above the link that covers the card.
 * Renders a `<details>`.
 */
function WhyThis({ offer, search }: { offer: Offer; search: ResultsSearch }) {
  const { order, reasons } = rankingReasons(offer, search);
  const [isOpened, setIsOpened] = useState(false);
  return (
    <details className="search-why">
      <summary onClick={() => setIsOpened(true)}>
        {offer.isPartner && <Badge>Escola parceira</Badge>}
        <span>Por que estou vendo isto?</span>
      </summary>
      {isOpened ? (
        <div className="mt-1 flex max-w-prose flex-col gap-1">
          <p>{order}</p>
          {reasons.length > 0 && (
            <ul className="list-disc ps-5">
              {reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          )}
        </div>
      ) : (
        (reasons.length > 0 ? reasons : [order]).join(' · ')
      )}
    </details>
  );
}

interface ResultPaginationProps {
  search: ResultsSearch;
  page: number;
  count: number;
}

const ResultPagination = memo(function ResultPagination({ search, page, count }: ResultPaginationProps) {
  const { links } = useSearchPorts();
  const addressOf = useAddressOf();
  const target = (to: number) => links.results({ ...search, page: to === 1 ? undefined : to });
  return (
    <Pagination
      className="print:hidden"
      page={page}
      count={count}
      hrefFor={(to) => addressOf(target(to))}
      renderLink={(props, to) => {
        // At an edge the kit's link stays on this page; the router would mark it as the current one.
        if (props['aria-disabled']) return <a {...props}>{props.children}</a>;
        const { href: _, ...link } = props;
        return <RouteLink to={target(to)} {...link} />;
      }}
    />
  );
});
