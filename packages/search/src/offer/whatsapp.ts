import { site } from '@melhor-escola/config/site';
import { formatWholeBRL } from '@melhor-escola/domain/money';
import type { Offer } from './offer.ts';

/** A conversation with us on WhatsApp, its first message written (product, feature 5). */
export function whatsappAddress(message: string): string {
  return `${site.whatsappUrl}?text=${encodeURIComponent(message)}`;
}

/** What a parent asks about one scholarship: school, grade and offer, so that whoever answers need not ask. */
export function offerMessage({ school, grade, shift, year, price, id }: Offer): string {
  const fee = formatWholeBRL(price.monthly).replaceAll('\u00a0', ' ');
  return (
    `Olá! Quero saber mais sobre a bolsa da escola ${school.name} (${school.city}, ${school.uf}): ` +
    `${grade.name}, ${shift.name.toLowerCase()}, ${year}, ${fee} por mês. Oferta ${id}.`
  );
}

/** What a parent asks about a school as such. */
export function schoolMessage(name: string, city: string, uf: string): string {
  return `Olá! Quero saber mais sobre a escola ${name} (${city}, ${uf}).`;
}
