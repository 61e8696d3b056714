import type { SchoolOffer } from '@melhor-escola/api-client/panel';
import { isRejectedWith } from '@melhor-escola/api-client/api-error';
import { formatCount } from '@melhor-escola/domain/count';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePanelPorts } from '../ports.tsx';
import { submissionMessage } from '../submission-error.ts';
import { offerName, storedTerms } from './offer-values.ts';
import { changeOffer, closeOffers, refreshPanel } from './queries.ts';

/** Closes offers. It can be undone, because no family is notified. */
export function useClosing(slug: string) {
  const { api, showToast } = usePanelPorts();
  const queryClient = useQueryClient();
  const [isPending, setIsPending] = useState(false);
  /** @param retry absent: it cannot be repeated. */
  const fail = async (error: unknown, retry?: () => void) => {
    const isOutdated = isRejectedWith(error, 'OFFER_CHANGED');
    showToast({
      tone: 'danger',
      title: submissionMessage(error),
      ...(retry && !isOutdated && { action: { label: 'Tentar de novo', onPress: retry } }),
    });
    if (isOutdated) await refreshPanel(queryClient);
  };
  const undo = async (before: readonly SchoolOffer[], closed: readonly SchoolOffer[]) => {
    let left = closed;
    try {
      for (const { id, version } of closed) {
        const offer = before.find((other) => other.id === id);
        if (offer) await changeOffer(api, slug, { id, version, terms: storedTerms(offer) });
        left = left.slice(1);
      }
    } catch (error) {
      // The press has closed the toast with the only button that undoes it.
      await fail(error, () => void undo(before, left));
    }
    await refreshPanel(queryClient);
  };
  /** @returns whether they are closed. */
  const close = async (offers: readonly SchoolOffer[]): Promise<boolean> => {
    setIsPending(true);
    try {
      const closed = await closeOffers(api, slug, offers);
      await refreshPanel(queryClient);
      showToast({
        tone: 'success',
        title: closedTitle(offers),
        action: { label: 'Desfazer', onPress: () => void undo(offers, closed) },
      });
      return true;
    } catch (error) {
      await fail(error);
      return false;
    } finally {
      setIsPending(false);
    }
  };
  return { isPending, close };
}

function closedTitle(offers: readonly SchoolOffer[]): string {
  const [only] = offers;
  return offers.length === 1 && only
    ? `Bolsa encerrada: ${offerName(only)}.`
    : `${formatCount(offers.length)} bolsas encerradas.`;
}
