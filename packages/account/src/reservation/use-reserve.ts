import type { Centavos } from '@melhor-escola/domain/money';
import type { SubmitErrors } from '@melhor-escola/ui/form';
import { formatPersonName } from '@melhor-escola/domain/person-name';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { orderQuery } from '../order/queries.ts';
import { ownerKey } from '../owner/owner-queries.ts';
import { useAccountPorts } from '../ports.tsx';
import { readBirthDate } from './steps/birth-date.ts';
import { reservableSchoolKey } from './queries.ts';
import type { ReservableSchool } from './offer/reservable-offer.ts';
import { attemptFor } from './draft.ts';
import type { ReservationFlow } from './reservation-flow.ts';
import { reservationRefusal, type ReservationRefusal } from './rejection.ts';

export interface Reserve {
  /** Takes the seat, once however often it is asked for. @returns what to say above the button where it could not. */
  readonly reserve: () => Promise<SubmitErrors<Record<string, never>> | undefined>;
  /** Centavos a month, as it was shown before the price changed. */
  readonly formerPrice: Centavos | undefined;
}

/** Reserves what the flow has come to, and leads on what comes of it. */
export function useReserve(flow: ReservationFlow): Reserve {
  const { owner, session, track } = useAccountPorts();
  const queryClient = useQueryClient();
  const [formerPrice, setFormerPrice] = useState<Centavos>();
  const { school, offer, draft, own, store } = flow;

  const showPrice = (price: Centavos) => {
    setFormerPrice(offer.monthly);
    queryClient.setQueryData<ReservableSchool | null>(reservableSchoolKey(school.slug), (known) =>
      known ? withPrice(known, offer.id, price) : known,
    );
  };

  const goOnFrom = async (refusal: ReservationRefusal) => {
    switch (refusal.kind) {
      case 'price-changed':
        showPrice(refusal.price);
        return undefined;
      case 'said':
        return { form: refusal.message };
      case 'key-reused':
        store.changeOffer(offer.id, { attempt: undefined });
        return { form: 'Não conseguimos concluir a reserva. Confirme de novo.' };
      case 'signed-out':
        // The site has dropped the session by now: the form to sign in takes this one's place.
        await session.refresh();
        return undefined;
      case 'cpf-required':
        await queryClient.invalidateQueries({ queryKey: [ownerKey, 'user'] });
        await flow.goTo(2);
        return undefined;
      default:
        flow.refuse(refusal);
        return undefined;
    }
  };

  const reserve = async () => {
    const student = { ...draft.student, name: formatPersonName(draft.student.name) };
    const attempt = attemptFor(own, student);
    // Kept before it is sent: a reload meanwhile asks again with the same key.
    store.changeOffer(offer.id, { attempt });
    try {
      const order = await owner.reserve(
        {
          offerId: offer.id,
          expectedPrice: offer.monthly,
          student: { name: student.name, birthDate: readBirthDate(student.birthDate) ?? '' },
        },
        attempt.key,
      );
      const code = order.internalTransactionCode;
      queryClient.setQueryData(orderQuery(owner, code).queryKey, order);
      void queryClient.invalidateQueries({ queryKey: [ownerKey, 'orders'] });
      track({ name: 'order_status', status: order.status, school_slug: school.slug });
      store.changeOffer(offer.id, { code });
      flow.touch();
      await flow.goTo('done');
      return undefined;
    } catch (error) {
      const refusal = reservationRefusal(error, navigator.onLine);
      if (!refusal) throw error;
      return goOnFrom(refusal);
    }
  };

  return { reserve, formerPrice };
}

function withPrice(school: ReservableSchool, offerId: number, monthly: Centavos): ReservableSchool {
  return {
    ...school,
    offers: school.offers.map((offer) => (offer.id === offerId ? { ...offer, monthly } : offer)),
  };
}
