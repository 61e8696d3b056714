import { isRejectedWith } from '@melhor-escola/api-client/api-error';
import type { SchoolOffer, SchoolOffers, SchoolOfferTerms } from '@melhor-escola/api-client/panel';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { usePanelPorts } from '../ports.tsx';
import { addOffer, changeOffer, offersQuery, refreshPanel, type SeenOffer } from './queries.ts';

type SaveResult = { readonly saved: SchoolOffer } | { readonly current: SchoolOffer };

/** Saves an offer. Returns the stored one, or the current one if somebody else has changed it. */
export function useSaveOffer(slug: string) {
  const { api } = usePanelPorts();
  const queryClient = useQueryClient();
  const attempt = useRef<{ readonly body: string; readonly key: string }>(undefined);
  const write = (terms: SchoolOfferTerms, seen: SeenOffer | undefined) => {
    if (seen) return changeOffer(api, slug, { ...seen, terms });
    const body = JSON.stringify(terms);
    if (attempt.current?.body !== body) attempt.current = { body, key: crypto.randomUUID() };
    return addOffer(api, slug, { terms, key: attempt.current.key });
  };
  return async (terms: SchoolOfferTerms, seen: SeenOffer | undefined): Promise<SaveResult> => {
    try {
      const saved = await write(terms, seen);
      await refreshPanel(queryClient);
      return { saved };
    } catch (error) {
      if (!seen || !isRejectedWith(error, 'OFFER_CHANGED')) throw error;
      const current = error.response?.details?.currentOffer;
      if (!current) throw error;
      queryClient.setQueryData(
        offersQuery(api, slug).queryKey,
        (known) => known && withOffer(known, current),
      );
      return { current };
    }
  };
}

function withOffer(known: SchoolOffers, current: SchoolOffer): SchoolOffers {
  return { ...known, offers: known.offers.map((offer) => (offer.id === current.id ? current : offer)) };
}
