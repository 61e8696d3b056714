import { type OfferSearch } from '@melhor-escola/domain/search-filters';
import type { Service } from '@melhor-escola/api-client/service';
import { pluralize } from '@melhor-escola/domain/count';
import { yearCost } from '@melhor-escola/domain/year-cost';
import { serviceOfferSorts } from '@melhor-escola/domain/offer-sort';
import { MAX_PAGE_SIZE, searchDefaults } from '@melhor-escola/domain/search-defaults';
import { useAnnouncement } from '@melhor-escola/ui/announcer';
import { Button } from '@melhor-escola/ui/button';
import { Link } from '@melhor-escola/ui/link';
import { queryOptions } from '@tanstack/react-query';
import type { ReactNode, RefObject } from 'react';
import { BudgetRuler } from '../../budget/budget-ruler.tsx';
import { MonthlyFee } from '../../offer/monthly-fee.tsx';
import { nonBreaking } from '../../format.ts';
import { yearlySaving } from '../../offer/offer-card.tsx';
import { toOffer, type Offer } from '../../offer/offer.ts';
import { useSearchPorts } from '../../ports.tsx';
import { RouteLink } from '../../route-link.tsx';
import { STALE_MS } from '../../stale-times.ts';
import { offerFilters } from '../queries.ts';
import { useResultsQuery } from '../use-results-query.ts';

/** The offers of one school that match a search, in its order: at most a hundred. */
export function schoolOffersQuery(service: Service, search: OfferSearch, slug: string) {
  const variables = {
    search: offerFilters(search),
    schools: [slug],
    sort: serviceOfferSorts[search.sort ?? searchDefaults.sort],
    pagination: { page: 1, size: MAX_PAGE_SIZE },
  };
  return queryOptions({
    queryKey: ['search', 'school-offers', variables],
    queryFn: async ({ signal }) => (await service.searchOffers(variables, signal)).hits.map(toOffer),
    staleTime: STALE_MS.offers,
  });
}

export interface MoreOffersListProps {
  slug: string;
  /** Id of the offer that is not repeated. */
  shownId: string;
  search: OfferSearch;
  /** Link to all scholarships of the school: for what could not be loaded, too. */
  all: ReactNode;
  /** Has the focus while the button that repeats a failed call goes away. */
  summary: RefObject<HTMLElement | null>;
}

/** The other scholarships, each in one row with a link to its reservation. */
export function MoreOffersList({ slug, shownId, search, all, summary }: MoreOffersListProps) {
  const { service } = useSearchPorts();
  const offers = useResultsQuery(schoolOffersQuery(service, search, slug));
  const others = offers.data?.filter(({ id }) => id !== shownId);
  useAnnouncement(others ? pluralize(others.length, 'outra bolsa', 'outras bolsas') : '');
  if (others)
    return (
      <>
        <ul className="pb-2">
          {others.map((offer) => (
            <OfferRow key={offer.id} offer={offer} />
          ))}
        </ul>
        {all}
      </>
    );
  if (!offers.failure) return <p>Buscando as outras bolsas…</p>;
  const retry = () => {
    summary.current?.focus();
    offers.refetch();
  };
  return (
    <>
      <p role="alert">Não foi possível buscar as outras bolsas agora.</p>
      <Button size="small" loading={offers.isFetching} onClick={retry}>
        Tentar de novo
      </Button>{' '}
      {all}
    </>
  );
}

function OfferRow({ offer: { id, grade, shift, price, school } }: { offer: Offer }) {
  const { links, track } = useSearchPorts();
  const name = `${nonBreaking(grade.name)} · ${shift.name}`;
  const { savings } = yearCost(price);
  const trackReserve = () =>
    track({ name: 'button_click', button: 'reserve', place: 'results', school_slug: school.slug });
  return (
    <li className="border-b border-hairline py-2">
      <span className="flex items-baseline justify-between gap-3">
        <span>{name}</span>
        <Link asChild>
          <RouteLink to={links.reserve(school.slug, id)} rel="nofollow" onClick={trackReserve}>
            Reservar<span className="sr-only">{` a bolsa de ${name}`}</span>
          </RouteLink>
        </Link>
      </span>
      <MonthlyFee monthly={price.monthly} className="text-price" />
      <BudgetRuler monthly={price.monthly} />
      {savings > 0 && <small className="block text-extra-small text-ink-soft">{yearlySaving(savings)}</small>}
    </li>
  );
}
