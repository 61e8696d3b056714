import { site } from '@melhor-escola/config/site';
import { formatWholeBRL } from '@melhor-escola/domain/money';
import type { Offer } from './offer.ts';

/** URL of a WhatsApp chat with us, with the first message filled in (product, feature 5). */
export function whatsappAddress(message: string): string {
  return `${site.whatsappUrl}?text=${encodeURIComponent(message)}`;
}

/** A parent's first message about a scholarship: names school, grade and offer, so that our team need not ask. */
export function offerMessage({ school, grade, shift, year, price, id }: Offer): string {
  const fee = formatWholeBRL(price.monthly).replaceAll('\u00a0', ' ');
  return (
    `Olá! Quero saber mais sobre a bolsa da escola ${school.name} (${school.city}, ${school.uf}): ` +
    `${grade.name}, ${shift.name.toLowerCase()}, ${year}, ${fee} por mês. Oferta ${id}.`
  );
}

/** A parent's first message about a school. */
export function schoolMessage(name: string, city: string, uf: string): string {
  return `Olá! Quero saber mais sobre a escola ${name} (${city}, ${uf}).`;
}
