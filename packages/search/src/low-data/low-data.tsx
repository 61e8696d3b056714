'use client';

import { useSyncExternalStore, useState } from 'react';
import { prefersReducedData } from './save-data.ts';
import { Button } from '@melhor-escola/ui/button';
import { Text } from '@melhor-escola/ui/text';
import type { Offer } from '../offer/offer.ts';
import { useSearchPorts } from '../ports.tsx';

/** Whether the visitor wants to save data: no pictures or map tiles until requested, and no prefetching (product 12). */
export function useLowData(): boolean {
  const { saveData = false } = useSearchPorts();
  return useSyncExternalStore(
    subscribe,
    () => saveData || prefersReducedData(),
    () => saveData,
  );
}

const REDUCED_DATA_QUERY = '(prefers-reduced-data: reduce)';

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(REDUCED_DATA_QUERY);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** The offers with their photos; in low-data mode without photos until the visitor requests them (`show`). */
export function usePhotos(offers: readonly Offer[]): {
  offers: readonly Offer[];
  show: (() => void) | undefined;
} {
  const isLowData = useLowData();
  const [isRequested, setIsRequested] = useState(false);
  const isDeferred = isLowData && !isRequested && offers.some(({ school }) => school.image);
  if (!isDeferred) return { offers, show: undefined };
  return {
    offers: offers.map((offer) => ({ ...offer, school: { ...offer.school, image: undefined } })),
    show: () => setIsRequested(true),
  };
}

/** Notice that photos were not loaded, with a button that loads them. */
export function PhotosNotice({ onShow }: { onShow: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-wash px-4 py-2">
      <Text size="small">Economia de dados: as fotos não foram carregadas.</Text>
      <Button size="small" className="noscript:hidden" onClick={onShow}>
        Mostrar fotos
      </Button>
    </div>
  );
}
