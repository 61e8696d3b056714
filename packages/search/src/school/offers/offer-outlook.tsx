'use client';

import { findGrade } from '@melhor-escola/domain/stage';
import { yearCost } from '@melhor-escola/domain/year-cost';
import { useAnnouncement } from '@melhor-escola/ui/announcer';
import { Icon } from '@melhor-escola/ui/icon';
import { Text } from '@melhor-escola/ui/text';
import { CatchBoundary } from '@tanstack/react-router';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import type { SchoolOffer } from '../../offer/offer.ts';

const PaymentMonths = lazy(async () => ({ default: (await import('./payment-months.tsx')).PaymentMonths }));
const StagePath = lazy(async () => ({ default: (await import('./stage-path.tsx')).StagePath }));

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
          <PaymentMonths offer={offer} />
        </OnDemand>
      )}
      {grade && price.monthlyInFull > price.monthly && (
        <OnDemand title="A bolsa até o fim da etapa">
          <StagePath grade={grade} year={offer.year} monthly={price.monthly} />
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
      {isOpened && (
        <CatchBoundary getResetKey={() => title} errorComponent={NotLoaded}>
          <Suspense fallback={<Notice>Carregando…</Notice>}>{children}</Suspense>
        </CatchBoundary>
      )}
    </details>
  );
}

const notLoaded = 'Não deu para carregar. Recarregue a página e abra de novo.';

function NotLoaded() {
  useAnnouncement(notLoaded);
  return <Notice>{notLoaded}</Notice>;
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <Text size="small" tone="soft">
      {children}
    </Text>
  );
}
