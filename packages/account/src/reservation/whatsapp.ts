import { site } from '@melhor-escola/config/site';
import { formatBRL } from '@melhor-escola/domain/money';
import type { ReservableOffer, ReservableSchool } from './reservable-offer.ts';

/** A conversation with us about reserving this scholarship, its first message written (product, feature 5). */
export function whatsappAddress(
  { name, city, uf }: ReservableSchool,
  offer: ReservableOffer | undefined,
): string {
  const which = offer
    ? `: ${offer.grade.name}, ${offer.shift.toLocaleLowerCase('pt-BR')}, ${offer.year}, ` +
      `${formatBRL(offer.monthly).replaceAll('\u00a0', ' ')} por mês. Oferta ${offer.id}.`
    : '.';
  const message = `Olá! Quero reservar uma bolsa na escola ${name} (${city}, ${uf})${which}`;
  return `${site.whatsappUrl}?text=${encodeURIComponent(message)}`;
}
