import { type OfferSearch } from '@melhor-escola/domain/search-filters';
import { pluralize } from '@melhor-escola/domain/count';
import { formatWholeBRL } from '@melhor-escola/domain/money';
import { lazyPart } from '@melhor-escola/ui/hooks';
import { useEffect, useRef, useState } from 'react';
import type { MoreOffers as More } from '../../offer/offer.ts';
import { useSearchPorts } from '../../ports.tsx';
import { RouteLink } from '../../route-link.tsx';

/** Without its code, as without a connection, the link remains. */
const MoreOffersList = lazyPart(async () => (await import('./more-offers-list.tsx')).MoreOffersList, {
  messages: { unloaded: 'As outras bolsas não abriram. Confira a conexão e tente de novo.' },
  failure: ({ all }, _retry, message) => (
    <>
      {message}
      {all}
    </>
  ),
});

export interface MoreOffersProps {
  /** The school. */
  slug: string;
  /** Id of the offer that its card shows. */
  shownId: string;
  more: More;
  search: OfferSearch;
}

/**
 * The school's other scholarships that match the search, in one line that opens (product 13). They load once
 * it is open. Without JavaScript it has a link to all scholarships of the school. Renders a `<details>`.
 */
export function MoreOffers({ slug, shownId, more, search }: MoreOffersProps) {
  const { links } = useSearchPorts();
  const details = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const [isOpened, setIsOpened] = useState(false);
  // It may have been opened before hydration.
  useEffect(() => {
    if (details.current?.open) setIsOpened(true);
  }, []);
  const all = (
    <RouteLink to={{ ...links.school(slug), hash: 'bolsas' }} className="text-brand underline">
      Todas as bolsas da escola
    </RouteLink>
  );
  return (
    <details ref={details} className="search-more" onToggle={() => setIsOpened(true)}>
      <summary ref={summary}>{moreSentence(more)}</summary>
      {isOpened ? (
        <MoreOffersList
          slug={slug}
          shownId={shownId}
          search={search}
          all={all}
          summary={summary}
          fallback={all}
        />
      ) : (
        all
      )}
    </details>
  );
}

/** 'mais 4 bolsas desde R$ 380', 'mais 1 bolsa de R$ 380': one line beside the buttons of a card on a phone. */
function moreSentence({ count, lowest, highest }: More): string {
  const from = formatWholeBRL(lowest);
  return `mais ${pluralize(count, 'bolsa', 'bolsas')} ${from === formatWholeBRL(highest) ? 'de' : 'desde'} ${from}`;
}
