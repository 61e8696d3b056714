import type { ReservableSchool } from './offer/reservable-offer.ts';

export { loadReservableSchool, reservableSchoolQuery } from './queries.ts';
export { ReservationScreen, type ReservationScreenProps } from './screen.tsx';

/** Title and description of the page. */
export function reservationHead({ city }: Pick<ReservableSchool, 'city'>) {
  return {
    title: 'Reserve sua bolsa',
    description: `Reserve uma bolsa de estudo em ${city}: a vaga fica guardada por 48 horas, sem custo.`,
  };
}
