import { readContent } from '@melhor-escola/api-client/api';
import type { Lead } from '@melhor-escola/api-client/account';
import { today } from '@melhor-escola/domain/date';
import { formatPersonName } from '@melhor-escola/domain/person-name';
import { parseDate } from '@melhor-escola/ui/date-input';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { orderQuery } from '../order/queries.ts';
import { currentUserKey } from '@melhor-escola/api-client/current-user';
import { useAccountPorts } from '../ports.tsx';
import { sessionKey } from '../session/session-query.ts';
import { useSession } from '../session/use-session.ts';
import {
  attemptFor,
  emptyDraft,
  emptyOfferDraft,
  visibleDraft,
  type OfferDraft,
  type ReservationDraft,
} from './draft.ts';
import {
  reservationView,
  type ReservationEvent,
  type ReservationStage,
  type ReservationView,
} from './machine.ts';
import type { ReservableOffer, ReservableSchool } from './offer/reservable-offer.ts';
import { reservableSchoolKey } from './queries.ts';
import { toRejection, type ReservationRejection } from './rejection.ts';
import { stageSearch } from './search-params.ts';
import { reservationStore } from './store.ts';

/** The reservation of one offer, as its views read it. */
export interface Reservation {
  readonly school: ReservableSchool;
  readonly offerId: number;
  /** Undefined if it cannot be reserved (any more). */
  readonly offer: ReservableOffer | undefined;
  readonly view: ReservationView;
  /** What the current user may see of the tab's draft. */
  readonly draft: ReservationDraft;
  readonly offerDraft: OfferDraft;
  /** Whether the tab's draft has been read: not on the server nor during hydration. */
  readonly isRestored: boolean;
  /** Whether new content takes the focus: once the visitor has acted or changed the step. */
  readonly takesFocus: boolean;
  readonly send: (event: ReservationEvent) => void;
  readonly goTo: (stage: ReservationStage) => Promise<void>;
  /** Clears the student and goes back to their step, to reserve for another one. */
  readonly startOver: () => Promise<void>;
  /** Sends the lead unless it was sent before. @throws {ApiError} */
  readonly sendLead: (lead: Lead) => Promise<void>;
  /** Takes the seat, at most once per attempt: retrying is safe. @returns why it was rejected; undefined once it is reserved. @throws {ApiError} */
  readonly reserve: () => Promise<ReservationRejection | undefined>;
}

export interface ReservationProviderProps {
  school: ReservableSchool;
  offerId: number;
  /** Of the URL. */
  stage: ReservationStage;
}

const ReservationContext = createContext<Reservation | undefined>(undefined);

/** Owns the state machine of a reservation, its persisted draft and its calls. */
export function ReservationProvider({
  children,
  ...props
}: ReservationProviderProps & { children: ReactNode }) {
  const reservation = useReservationMachine(props);
  return <ReservationContext value={reservation}>{children}</ReservationContext>;
}

/** @throws {Error} outside `ReservationProvider`. */
export function useReservation(): Reservation {
  const reservation = use(ReservationContext);
  if (!reservation) throw new Error('A part of the reservation was rendered outside ReservationProvider.');
  return reservation;
}

/** The offer of a step, which is never shown without one. @throws {Error} outside a step. */
export function useStepOffer(): ReservableOffer {
  const { offer } = useReservation();
  if (!offer) throw new Error('A step of the reservation was rendered without an offer.');
  return offer;
}

function useReservationMachine({ school, offerId, stage }: ReservationProviderProps): Reservation {
  const { api, track } = useAccountPorts();
  const { status, user } = useSession();
  const queryClient = useQueryClient();
  const [store] = useState(() => reservationStore(offerId));
  const state = useSyncExternalStore(store.subscribe, store.state, notRestored);
  const [entryStage] = useState(stage);
  const navigateTo = useStageNavigation(school.slug, offerId);

  const offer = school.offers.find(({ id }) => id === offerId);
  const userId = user?.id;
  const draft = visibleDraft(state?.draft ?? emptyDraft, userId);
  const offerDraft = draft.offers[offerId] ?? emptyOfferDraft;
  const isSessionKnown = status !== 'unknown';
  const view = reservationView({
    state,
    draft,
    offerDraft,
    stage,
    offer,
    isSessionKnown,
    userId,
    day: today(),
  });

  // A reserved offer has one URL: right after reserving, and when history or a link leads to its steps.
  const isReservedElsewhere = view.kind === 'reserved' && stage !== 'done';
  const showReserved = useEffectEvent(() => void navigateTo('done'));
  useEffect(() => {
    if (isReservedElsewhere) showReserved();
  }, [isReservedElsewhere]);

  const goTo = async (next: ReservationStage) => {
    store.send({ type: 'navigated' });
    await navigateTo(next);
  };
  const changeOffers = (change: (offers: readonly ReservableOffer[]) => readonly ReservableOffer[]) => {
    queryClient.setQueryData<ReservableSchool | null>(reservableSchoolKey(school.slug), (known) =>
      known ? { ...known, offers: change(known.offers) } : known,
    );
  };

  const followUp = async (rejection: ReservationRejection) => {
    switch (rejection.kind) {
      case 'price-changed':
        changeOffers((offers) =>
          offers.map((other) => (other.id === offerId ? { ...other, monthly: rejection.price } : other)),
        );
        break;
      case 'sold-out':
      case 'closed':
      case 'not-found':
        changeOffers((offers) => offers.filter(({ id }) => id !== offerId));
        break;
      case 'unlisted':
        changeOffers(() => []);
        break;
      case 'signed-out':
        // The site has cleared the session cookies: the sign-in form replaces the step.
        await queryClient.invalidateQueries({ queryKey: sessionKey });
        break;
      case 'cpf-required':
        await queryClient.invalidateQueries({ queryKey: [currentUserKey, 'user'] });
        await goTo('person');
        break;
      default:
    }
  };

  const reserve = async () => {
    if (!offer) return undefined;
    const student = { ...draft.student, name: formatPersonName(draft.student.name) };
    const attempt = attemptFor(offerDraft, student);
    // Persisted before it is sent: after a reload in between, the same key is sent again.
    store.send({ type: 'submitted', attempt });
    try {
      const order = await readContent(
        api.POST('/v3/account/user/orders', {
          // The same for all retries of one reservation.
          params: { header: { 'idempotency-key': attempt.key } },
          body: {
            offerId,
            expectedPrice: offer.monthly,
            student: { name: student.name, birthDate: parseDate(student.birthDate) ?? '' },
          },
        }),
      );
      const code = order.internalTransactionCode;
      queryClient.setQueryData(orderQuery(api, code).queryKey, order);
      void queryClient.invalidateQueries({ queryKey: [currentUserKey, 'orders'] });
      track({ name: 'order_status', status: order.status, school_slug: school.slug });
      store.send({ type: 'reserved', code });
      return undefined;
    } catch (error) {
      const rejection = toRejection(error);
      if (!rejection) throw error;
      store.send({ type: 'rejected', rejection, offer });
      await followUp(rejection);
      return rejection;
    }
  };

  return {
    school,
    offerId,
    offer,
    view,
    draft,
    offerDraft,
    isRestored: state !== undefined,
    takesFocus: state?.hasInteracted === true || stage !== entryStage,
    send: store.send,
    goTo,
    startOver: async () => {
      store.send({ type: 'restarted' });
      await goTo('student');
    },
    sendLead: async (lead) => {
      if (JSON.stringify(lead) !== JSON.stringify(draft.sentLead)) {
        await api.POST('/v3/account/user', { body: lead });
        track({ name: 'lead_cadastro_sucesso', form: 'lead_gate' });
      }
      store.send({ type: 'lead-sent', lead });
    },
    reserve,
  };
}

/** The server has no storage, and hydration renders what the server did. */
const notRestored = () => undefined;

/** Navigates between the stages, so that Back in the browser goes one step back. */
function useStageNavigation(slug: string, offerId: number): (stage: ReservationStage) => Promise<void> {
  const { links } = useAccountPorts();
  const navigate = useNavigate();
  return (stage) =>
    navigate({
      ...links.reserve(slug, offerId, stageSearch(stage)),
      // Back does not lead to a form that was submitted.
      replace: stage === 'done',
      resetScroll: false,
    });
}
