import type { Purpose } from '../consent/consent-choice.ts';

/**
 * Names and purposes of all events. An event is sent only with consent to one of its purposes. Separate from the rest of the catalog,
 * because browsers load only this part.
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
  school_visit_requested: ['analytics'],
} as const satisfies Record<string, readonly Purpose[]>;

export type EventName = keyof typeof eventPurposes;
