'use client';

import { Link } from '@melhor-escola/ui/link';
import { StepFlow } from '@melhor-escola/ui/step-section';
import { Heading, Text } from '@melhor-escola/ui/text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link as RouteLink, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useBuildAddress } from '../navigation.tsx';
import { useAccountPorts } from '../ports.tsx';
import { ReservationProvider } from './context.tsx';
import { ReservationHelp } from './help.tsx';
import type { ReservationStage } from './machine.ts';
import { OfferSummary } from './offer/offer-summary.tsx';
import type { ReservableSchool } from './offer/reservable-offer.ts';
import { reservableSchoolQuery } from './queries.ts';
import { CurrentView } from './current-view.tsx';
import { readStage } from './search-params.ts';

export interface ReservationScreenProps {
  slug: string;
  offerId: number;
}

/**
 * From an offer to a reserved seat, in steps on one page (EN-09). The URL has the step, the tab's storage the draft.
 * Without JavaScript it shows the scholarship, its rules, and the phone number.
 */
export function ReservationScreen({ slug, offerId }: ReservationScreenProps) {
  const { findSchool } = useAccountPorts();
  const { data: school } = useSuspenseQuery(reservableSchoolQuery(findSchool, slug));
  const stage = useStage(slug, offerId);
  // The loader has answered 404.
  if (!school) return null;
  const offer = school.offers.find(({ id }) => id === offerId);
  const hasSummary = offer !== undefined && stage !== 'confirmation' && stage !== 'done';
  return (
    <div className="mx-auto grid w-full max-w-(--breakpoint-xl) grid-cols-1 gap-x-16 gap-y-4 px-4 py-4 sm:px-6 sm:py-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:px-8">
      <ReservationHeader school={school} />
      {hasSummary && (
        <OfferSummary
          school={school}
          offer={offer}
          className="tall:lg:sticky lg:top-6 lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:self-start"
        />
      )}
      <StepFlow className="max-w-prose min-w-0 lg:col-start-1">
        <ReservationProvider key={offerId} school={school} offerId={offerId} stage={stage}>
          <CurrentView />
        </ReservationProvider>
      </StepFlow>
      <footer className="max-w-prose border-t border-hairline pt-5 lg:col-start-1">
        <ReservationHelp school={school} offer={offer} />
      </footer>
    </div>
  );
}

function ReservationHeader({ school }: { school: ReservableSchool }) {
  const { links } = useAccountPorts();
  return (
    <header className="flex max-w-prose flex-col gap-1 lg:col-start-1">
      <Heading level={1} size="large" className="wrap-anywhere">
        <span className="block text-medium font-normal [letter-spacing:0] text-ink-soft">
          Reserva de bolsa
        </span>{' '}
        <span>{school.name}</span>
      </Heading>
      <Text tone="soft" size="small">
        <span>{`${school.city}, ${school.uf} ·`}</span>{' '}
        <Link asChild>
          <RouteLink {...links.school(school.slug)}>Ver a página da escola</RouteLink>
        </Link>
      </Text>
    </header>
  );
}

/**
 * The stage in the URL. While a navigation to another page is pending, the URL is already that page's: until it renders, this
 * one keeps its last stage.
 */
function useStage(slug: string, offerId: number): ReservationStage {
  const { links } = useAccountPorts();
  const own = useBuildAddress()(links.reserve(slug, offerId));
  const { pathname, search } = useLocation();
  const requested = pathname === own ? readStage({ ...search }) : undefined;
  const [last, setLast] = useState<ReservationStage>(requested ?? 'eligibility');
  if (requested !== undefined && requested !== last) setLast(requested);
  return requested ?? last;
}
