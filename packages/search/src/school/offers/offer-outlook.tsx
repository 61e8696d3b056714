'use client';

import { findGrade } from '@melhor-escola/domain/stage';
import { yearCost } from '@melhor-escola/domain/year-cost';
import { lazyPart } from '@melhor-escola/ui/hooks';
import { Icon } from '@melhor-escola/ui/icon';
import { Text } from '@melhor-escola/ui/text';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { SchoolOffer } from '../../offer/offer.ts';

const PaymentMonths = lazyPart(async () => (await import('./payment-months.tsx')).PaymentMonths);
const StagePath = lazyPart(async () => (await import('./stage-path.tsx')).StagePath);

const loading = (
  <Text size="small" tone="soft">
    Carregando…
  </Text>
);

/**
 * What a scholarship costs beyond its month: the months of the first year, and the years until its stage ends. Each is loaded once it is
 * opened. Hidden without JavaScript. Renders a `<div>`.
 */
export function OfferOutlook({ offer }: { offer: SchoolOffer }) {
  const { price } = offer;
  const grade = findGrade(offer.grade.slug);
  return (
    <div className="noscript:hidden">
      {yearCost(price).total > 0 && (
        <OnDemand title="Calendário do dinheiro">
          <PaymentMonths offer={offer} fallback={loading} />
        </OnDemand>
      )}
      {grade && price.monthlyInFull > price.monthly && (
        <OnDemand title="A bolsa até o fim da etapa">
          <StagePath grade={grade} year={offer.year} monthly={price.monthly} fallback={loading} />
        </OnDemand>
      )}
    </div>
  );
}

/** A part whose content is rendered, and thereby loaded, once it has been opened. On paper only what is open is printed. */
function OnDemand({ title, children }: { title: string; children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpened, setIsOpened] = useState(false);
  // It may have been opened before hydration.
  useEffect(() => {
    if (details.current?.open) setIsOpened(true);
  }, []);
  return (
    <details ref={details} className="print:not-open:hidden" onToggle={() => setIsOpened(true)}>
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold text-brand [&::-webkit-details-marker]:hidden">
        <span>{title}</span>
        <Icon
          as={ChevronDown}
          size="small"
          className="transition-transform print:hidden [[open]>summary>&]:rotate-180"
        />
      </summary>
      {isOpened && children}
    </details>
  );
}
