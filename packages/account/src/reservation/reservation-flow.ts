import type { OfferDraft, ReservationDraft, ReservationDraftStore } from './draft.ts';
import type { ReservableOffer, ReservableSchool } from './offer/reservable-offer.ts';
import type { ReservationRefusal } from './rejection.ts';
import type { ReservationPlace } from './machine.ts';

/** What every step of a reservation is given. */
export interface ReservationFlow {
  readonly school: ReservableSchool;
  readonly offer: ReservableOffer;
  /** Of who is signed in, or of the visitor. */
  readonly draft: ReservationDraft;
  /** What of it is this offer's. */
  readonly own: OfferDraft;
  readonly store: ReservationDraftStore;
  /** Whether somebody has acted on the page, so that the focus goes along from step to step. */
  readonly moved: boolean;
  /** Says that somebody has, where the step stays and what it shows changes. */
  readonly touch: () => void;
  readonly goTo: (place: ReservationPlace) => Promise<void>;
  /** Ends in a refusal that takes the place of the steps. */
  readonly refuse: (refusal: ReservationRefusal) => void;
}

/** An offer that cannot be reserved any more, as it was. */
export interface GoneOffer {
  readonly reason: 'sold-out' | 'closed' | 'not-found';
  readonly offer: ReservableOffer | undefined;
}

/** The props of a step. */
export interface ReservationStepProps {
  readonly flow: ReservationFlow;
}
