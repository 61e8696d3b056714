import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useAccountPorts } from '../ports.tsx';
import { reservableSchoolKey } from './queries.ts';
import type { ReservableOffer, ReservableSchool } from './offer/reservable-offer.ts';
import {
  draftOf,
  emptyDraft,
  emptyOfferDraft,
  reservationDraftStore,
  type ReservationDraft,
  type ReservationDraftStore,
} from './draft.ts';
import type { GoneOffer, ReservationFlow } from './reservation-flow.ts';
import type { ReservationRefusal } from './rejection.ts';
import { searchOfPlace, type ReservationPlace } from './machine.ts';

export interface ReservationFlowOptions {
  readonly school: ReservableSchool;
  readonly offerId: number;
  /** Absent where it cannot be reserved (any more). */
  readonly offer: ReservableOffer | undefined;
  /** What the address asks for. */
  readonly place: ReservationPlace;
  /** Of who is signed in. */
  readonly personId: number | undefined;
}

/** The state of a reservation. */
export interface ReservationState {
  /** The scripts are there, and with them what was kept in the tab. */
  readonly isReady: boolean;
  /** What the steps are given, where there is an offer. */
  readonly flow: ReservationFlow | undefined;
  /** What was reserved of the offer in this tab. */
  readonly code: string | undefined;
  /** What the service refused, on the step where it was. */
  readonly refusal: ReservationRefusal | undefined;
  /** The offer turned out to be gone while the page was open. */
  readonly gone: GoneOffer | undefined;
  readonly moved: boolean;
  /** Begins anew, for another student. */
  readonly startAnew: () => Promise<void>;
}

/** Where a reservation stands: what the address asks for, what is kept in the tab, and what was refused. */
export function useReservationFlow(options: ReservationFlowOptions): ReservationState {
  const { school, offerId, offer, place, personId } = options;
  const { store, kept } = useDraft();
  const goTo = useSteps(school.slug, offerId);
  const { moved, touch } = useMoved(place);
  const [refused, setRefused] = useState<{ at: ReservationPlace; refusal: ReservationRefusal }>();
  const [gone, setGone] = useState<GoneOffer>();
  const forget = useForgottenOffer(school.slug);
  const draft = draftOf(kept ?? emptyDraft, personId);
  const own = draft.offers[offerId] ?? emptyOfferDraft;
  const isElsewhere = own.code !== undefined && place !== 'done';
  const leadToEnd = useEffectEvent(() => void goTo('done'));
  useEffect(() => {
    // By the history, or by the link on the school's page.
    if (isElsewhere) leadToEnd();
  }, [isElsewhere]);

  const move = async (next: ReservationPlace) => {
    touch();
    setRefused(undefined);
    await goTo(next);
  };
  const refuse = (refusal: ReservationRefusal) => {
    touch();
    const { kind } = refusal;
    if (kind !== 'sold-out' && kind !== 'closed' && kind !== 'not-found') {
      setRefused({ at: place, refusal });
      return;
    }
    setGone({ reason: kind, offer });
    forget(offerId);
  };
  return {
    isReady: kept !== undefined,
    flow: offer && { school, offer, draft, own, store, moved, touch, goTo: move, refuse },
    code: own.code,
    refusal: refused?.at === place ? refused.refusal : undefined,
    gone,
    moved,
    startAnew: async () => {
      store.change({ student: emptyDraft.student });
      store.changeOffer(offerId, { acceptsRules: false, attempt: undefined, code: undefined });
      await move(3);
    },
  };
}

const none = () => undefined;

/** The draft of this tab, once the scripts are there: the server's page has none, and the first rendering is the same. */
function useDraft(): { store: ReservationDraftStore; kept: ReservationDraft | undefined } {
  const [store] = useState(() => reservationDraftStore());
  return { store, kept: useSyncExternalStore(store.subscribe, store.read, none) };
}

/** Goes from step to step by the address, so that the browser's Back goes a step back. */
function useSteps(slug: string, offerId: number): (place: ReservationPlace) => Promise<void> {
  const { links } = useAccountPorts();
  const navigate = useNavigate();
  return (place) =>
    navigate({
      ...links.reserve(slug, offerId, searchOfPlace(place)),
      // Back does not lead to a form that has done what it is for.
      replace: place === 'done',
      resetScroll: false,
    });
}

/** Whether somebody has acted on the page, or gone to another step by the history. */
function useMoved(place: ReservationPlace): { moved: boolean; touch: () => void } {
  const [first] = useState(place);
  const [touched, setTouched] = useState(false);
  return { moved: touched || place !== first, touch: () => setTouched(true) };
}

/** Takes an offer out of what the page knows to be there. */
function useForgottenOffer(slug: string): (offerId: number) => void {
  const queryClient = useQueryClient();
  return (offerId) => {
    queryClient.setQueryData<ReservableSchool | null>(reservableSchoolKey(slug), (known) =>
      known ? { ...known, offers: known.offers.filter(({ id }) => id !== offerId) } : known,
    );
  };
}
