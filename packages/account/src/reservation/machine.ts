import type { Lead } from '@melhor-escola/api-client/account';
import { isBirthDate } from './steps/birth-date.ts';
import {
  emptyDraft,
  emptyOfferDraft,
  emptyStudent,
  visibleDraft,
  type OfferDraft,
  type ReservationAttempt,
  type ReservationDraft,
  type StudentDraft,
} from './draft.ts';
import type { ReservableOffer } from './offer/reservable-offer.ts';
import type { AlreadyReserved, OfferGoneReason, ReservationRejection } from './rejection.ts';

/** The steps in their order. */
export const reservationSteps = ['eligibility', 'person', 'student', 'confirmation'] as const;
export type ReservationStep = (typeof reservationSteps)[number];
/** The stage in the URL: a step, or the finished reservation. */
export type ReservationStage = ReservationStep | 'done';

/** An offer that the service did not reserve because it is no longer available. */
export interface GoneOffer {
  readonly reason: OfferGoneReason | 'unknown';
  /** As it was; undefined if it was already gone when the page loaded. */
  readonly offer: ReservableOffer | undefined;
}

/** State of the reservation of one offer. The current step is not part of it: the URL has that. */
export interface ReservationState {
  readonly offerId: number;
  /** Of all users and offers of this tab; persisted. */
  readonly draft: ReservationDraft;
  /** The visitor has acted on the page, so that new content takes the focus. */
  readonly hasInteracted: boolean;
  /** A rejection that replaces the confirmation until the visitor moves on. */
  readonly rejection: AlreadyReserved | { readonly kind: 'limit' } | undefined;
  readonly gone: GoneOffer | undefined;
}

/** Answers of the eligibility step. */
export type EligibilityAnswers = Partial<Pick<OfferDraft, 'isNew' | 'attends'>>;

export type ReservationEvent =
  /** Content changes without a change of step. */
  | { readonly type: 'interacted' }
  | { readonly type: 'navigated' }
  | { readonly type: 'eligibility-answered'; readonly answers: EligibilityAnswers }
  | { readonly type: 'lead-changed'; readonly lead: Lead }
  | { readonly type: 'lead-sent'; readonly lead: Lead }
  | {
      readonly type: 'student-changed';
      readonly userId: number;
      readonly student: StudentDraft;
      readonly acceptsRules: boolean;
    }
  | { readonly type: 'submitted'; readonly attempt: ReservationAttempt }
  | { readonly type: 'reserved'; readonly code: string }
  | {
      readonly type: 'rejected';
      readonly rejection: ReservationRejection;
      readonly offer: ReservableOffer;
    }
  /** Another reservation of the same offer, for another student. */
  | { readonly type: 'restarted' };

export function initialState(offerId: number, draft: ReservationDraft = emptyDraft): ReservationState {
  return { offerId, draft, hasInteracted: false, rejection: undefined, gone: undefined };
}

export function transition(state: ReservationState, event: ReservationEvent): ReservationState {
  switch (event.type) {
    case 'interacted':
      return { ...state, hasInteracted: true };
    case 'navigated':
      return { ...state, hasInteracted: true, rejection: undefined };
    case 'eligibility-answered':
      return withOfferDraft(state, event.answers);
    case 'lead-changed':
      return { ...state, draft: { ...state.draft, lead: event.lead } };
    case 'lead-sent':
      return {
        ...state,
        hasInteracted: true,
        draft: { ...state.draft, lead: event.lead, sentLead: event.lead },
      };
    case 'student-changed': {
      const { userId, student, acceptsRules } = event;
      // Drops what another user of this device had typed.
      const { offers } = visibleDraft(state.draft, userId);
      const draft = { ...state.draft, offers, student, userId };
      return withOfferDraft({ ...state, draft }, { acceptsRules });
    }
    case 'submitted':
      return withOfferDraft(state, { attempt: event.attempt });
    case 'reserved':
      return withOfferDraft({ ...state, hasInteracted: true }, { code: event.code });
    case 'rejected':
      return rejected(state, event.rejection, event.offer);
    case 'restarted':
      return withOfferDraft(
        { ...state, draft: { ...state.draft, student: emptyStudent } },
        { acceptsRules: false, attempt: undefined, code: undefined },
      );
    default:
      return event satisfies never;
  }
}

/** Rejections that leave the confirmation in place change nothing here, except for a key that cannot be sent again. */
function rejected(
  state: ReservationState,
  rejection: ReservationRejection,
  offer: ReservableOffer,
): ReservationState {
  switch (rejection.kind) {
    case 'sold-out':
    case 'closed':
    case 'not-found':
      return { ...state, hasInteracted: true, gone: { reason: rejection.kind, offer } };
    case 'already-reserved':
      return { ...state, hasInteracted: true, rejection };
    case 'limit':
      return { ...state, hasInteracted: true, rejection: { kind: 'limit' } };
    case 'key-reused':
      return withOfferDraft(state, { attempt: undefined });
    default:
      return state;
  }
}

function withOfferDraft(state: ReservationState, fields: Partial<OfferDraft>): ReservationState {
  const { offerId, draft } = state;
  const changed = { ...(draft.offers[offerId] ?? emptyOfferDraft), ...fields };
  return { ...state, draft: { ...draft, offers: { ...draft.offers, [offerId]: changed } } };
}

/** What the page shows. */
export type ReservationView =
  /** The draft decides, and it is not known yet. */
  | { readonly kind: 'restoring' }
  | { readonly kind: 'reserved'; readonly code: string }
  | ({ readonly kind: 'offer-gone' } & GoneOffer)
  | AlreadyReserved
  | { readonly kind: 'limit' }
  | StepView;

/** A step of the stepper, or what has to come before it. */
export type StepView =
  | { readonly kind: 'step'; readonly step: 'eligibility' }
  /** @prop userId undefined for a visitor. */
  | { readonly kind: 'step'; readonly step: 'person'; readonly userId: number | undefined }
  | { readonly kind: 'step'; readonly step: 'student' | 'confirmation'; readonly userId: number }
  | { readonly kind: 'checking-session'; readonly step: ReservationStep }
  | { readonly kind: 'sign-in'; readonly step: ReservationStep };

export interface ReservationViewInput {
  /** Undefined on the server and during hydration. */
  readonly state: ReservationState | undefined;
  /** What the current user may see of the draft. */
  readonly draft: ReservationDraft;
  readonly offerDraft: OfferDraft;
  readonly stage: ReservationStage;
  /** Undefined if it cannot be reserved (any more). */
  readonly offer: ReservableOffer | undefined;
  /** Whether the session has been checked: not on the server, nor until a browser has asked. */
  readonly isSessionKnown: boolean;
  /** Undefined for a visitor. */
  readonly userId: number | undefined;
  /** Today in Brasília, 'AAAA-MM-DD'. */
  readonly day: string;
}

/** Decides what to show. Guards: the draft is restored, the seat is there, each step has what it depends on. */
export function reservationView(input: ReservationViewInput): ReservationView {
  const { state, offerDraft, stage, offer } = input;
  // The server renders the first step only.
  if (!state && stage !== 'eligibility') return { kind: 'restoring' };
  if (offerDraft.code !== undefined) return { kind: 'reserved', code: offerDraft.code };
  if (!offer) return { kind: 'offer-gone', reason: 'unknown', offer: undefined, ...state?.gone };
  if (stage === 'confirmation' && state?.rejection) return state.rejection;
  return stepView(reachableStep(input), input);
}

/** The requested step, or an earlier one that has to be completed first. */
function reachableStep({ stage, draft, offerDraft, day }: ReservationViewInput): ReservationStep {
  const isEligible = offerDraft.isNew === 'sim' && offerDraft.attends === 'sim';
  if (stage === 'done' || !isEligible) return 'eligibility';
  const hasStudent =
    offerDraft.acceptsRules && draft.student.name.trim() !== '' && isBirthDate(draft.student.birthDate, day);
  return stage === 'confirmation' && !hasStudent ? 'student' : stage;
}

/** The student and the confirmation are for a signed-in user. */
function stepView(
  step: ReservationStep,
  { isSessionKnown, userId }: Pick<ReservationViewInput, 'isSessionKnown' | 'userId'>,
): StepView {
  if (step === 'eligibility') return { kind: 'step', step };
  if (!isSessionKnown) return { kind: 'checking-session', step };
  if (step === 'person') return { kind: 'step', step, userId };
  return userId === undefined ? { kind: 'sign-in', step } : { kind: 'step', step, userId };
}
