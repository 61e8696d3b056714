import { site } from '@melhor-escola/config/site';
import { formatWholeBRL } from '@melhor-escola/domain/money';
import type { Offer } from './offer.ts';

/**
 * URL of a WhatsApp chat with the first message filled in (product 5).
 *
 * @param own of the school, from {@link schoolWhatsapp}; by default the chat is with us.
 */
export function whatsappAddress(message: string, own: string = site.whatsappUrl): string {
  return `${own}?text=${encodeURIComponent(message)}`;
}

/**
 * A school's own chat: on the number that it states for WhatsApp, or else on its phone if that is a mobile. A demonstration school's
 * number may be a stranger's.
 */
export function schoolWhatsapp({
  phone = '',
  whatsapp,
  demonstration,
}: {
  readonly phone?: string | undefined;
  readonly whatsapp?: string | undefined;
  readonly demonstration: boolean;
}): string | undefined {
  const digits = (whatsapp ?? phone).replaceAll(/\D/g, '').replace(/^0/, '');
  const isChat = whatsapp !== undefined || /^\d{2}9\d{8}$/.test(digits);
  return !demonstration && isChat ? `https://wa.me/55${digits}` : undefined;
}

/** The text of a link to a chat, which says whose number it is. @param own as for {@link whatsappAddress}. */
export function whatsappLabel(own?: string): string {
  return own === undefined ? 'WhatsApp da nossa equipe' : 'WhatsApp da escola';
}

/** A parent's first message about a scholarship: names school, grade and offer, so that our team need not ask. */
export function offerMessage({ school, grade, shift, year, price, id }: Offer): string {
  const fee = formatWholeBRL(price.monthly).replaceAll('\u00a0', ' ');
  return (
    `Olá, quero saber mais sobre a bolsa da escola ${school.name} (${school.city}, ${school.uf}): ` +
    `${grade.name}, ${shift.name.toLowerCase()}, ${year}, ${fee} por mês. Bolsa ${id}.`
  );
}

/** A parent's first message about a school. */
export function schoolMessage(name: string, city: string, uf: string): string {
  return `Olá, quero saber mais sobre a escola ${name} (${city}, ${uf}).`;
}

/** A parent's first message about a visit. */
export function schoolVisitMessage(name: string, city: string, uf: string): string {
  return `Olá, quero visitar a escola ${name} (${city}, ${uf}).`;
}
