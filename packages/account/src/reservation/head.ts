import { routes } from '@melhor-escola/domain/routes';
import type { PageHead } from '@melhor-escola/config/page-head';
import { accountHead } from '../account-head.ts';
import type { ReservableSchool } from './offer/reservable-offer.ts';

export function reservationHead(
  { city }: Pick<ReservableSchool, 'city'>,
  params: { readonly slug: string; readonly offerId: string },
): PageHead {
  return accountHead(routes.reserve.path(params), {
    title: 'Reserve sua bolsa',
    description: `Reserve uma bolsa de estudo em ${city}: a vaga fica guardada por 48 horas, sem custo.`,
  });
}
