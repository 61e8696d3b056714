import type { Purpose } from '../consent/consent-choice.ts';

/**
 * The names of all events, as the data layer has them, and what each is for: without consent to one of its purposes it is
 * told to nobody. Apart from the rest of the catalogue, because it is all of it that a visitor's browser needs.
 */
export const eventPurposes = {
  search_data_received: ['analytics'],
  search_behaviour: ['analytics'],
  offer_card_click: ['analytics'],
  product_display_data: ['analytics'],
  interaction: ['analytics'],
  button_click: ['analytics'],
  order_status: ['analytics'],
  lead_cadastro_sucesso: ['analytics', 'marketing'],
} as const satisfies Record<string, readonly Purpose[]>;

export type EventName = keyof typeof eventPurposes;
