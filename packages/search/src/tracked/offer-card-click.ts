import type { EventOf, Track } from '@melhor-escola/tracking/ports';
import type { Offer } from '../offer/offer.ts';
import { offerFields } from './offer-fields.ts';

/** Where cards of offers stand, by the beginning of the page's address. The first that fits counts. */
const lists: readonly (readonly [path: RegExp, list: EventOf<'offer_card_click'>['list']])[] = [
  [/^\/escolas\/busca$/, 'results'],
  [/^\/escolas\/favoritos$/, 'favorites'],
  [/^\/escolas\/comparar$/, 'compare'],
  [/^\/(?:escolas)?\/?$/, 'home'],
  [/^\/escolas\//, 'landing'],
];

/**
 * Tells that an offer's card was followed to its school (CA-14).
 *
 * @param link of the card, which the page that it stood on may have taken away by now.
 * @param path of that page.
 */
export function tellOfferCardClick(track: Track, offer: Offer, link: Element, path: string): void {
  const list = lists.find(([pattern]) => pattern.test(path))?.[1] ?? 'landing';
  track({ name: 'offer_card_click', list, position: placeOfCard(link), offer: offerFields(offer) });
}

/** The place of a link's card among those it stands with, from 1. */
function placeOfCard(link: Element): number {
  const card: Element | null = link.closest('article');
  const together: readonly Element[] = [
    ...(link.closest('ul, ol, section, main')?.querySelectorAll('article') ?? []),
  ];
  return together.findIndex((other) => other === card) + 1 || 1;
}
