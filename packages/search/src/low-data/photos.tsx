import { Button } from '@melhor-escola/ui/button';
import { Text } from '@melhor-escola/ui/text';
import { useState } from 'react';
import type { Offer } from '../offer/offer.ts';
import { useLowData } from './low-data.tsx';

/** What a list shows of its photos: all of them, or none until the visitor asks, where data is saved. */
export function usePhotos(offers: readonly Offer[]): {
  offers: readonly Offer[];
  show: (() => void) | undefined;
} {
  const isLowData = useLowData();
  const [isAsked, setIsAsked] = useState(false);
  const isHeldBack = isLowData && !isAsked && offers.some(({ school }) => school.image);
  if (!isHeldBack) return { offers, show: undefined };
  return {
    offers: offers.map((offer) => ({ ...offer, school: { ...offer.school, image: undefined } })),
    show: () => setIsAsked(true),
  };
}

/** Says that photos are held back, and shows them when asked. */
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
