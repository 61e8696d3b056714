import type { ReservableSchool } from './offer/reservable-offer.ts';

export function reservationHead({ city }: Pick<ReservableSchool, 'city'>) {
  return {
    title: 'Reserve sua bolsa',
    description: `Reserve uma bolsa de estudo em ${city}: a vaga fica guardada por 48 horas, sem custo.`,
  };
}
