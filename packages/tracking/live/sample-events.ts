import type { EventName } from '../src/catalog/event-purpose.ts';
import type { EventOf } from '../src/catalog/catalog.ts';

const offer: EventOf<'offer_card_click'>['offer'] = {
  id: '12',
  discount_percentage: 50,
  monthly_fee: 1200,
  monthly_fee_with_discount: 600,
  product_shift: 'manha',
  product_slug_stage_grade: 'fundamental-1/1-ano',
  product_title: '1º ano, manhã',
  school_location: { city: 'araguaina-to' },
  school_slug: 'colegio-girassol',
  school_reviews: { count: 12, ratings_average: 4.5 },
  school_tags: [],
  year: 2027,
};

/** A sample of each event of the catalog. A missing one does not compile. */
export const sampleEvents: { readonly [Name in EventName]: EventOf<Name> } = {
  search_data_received: {
    name: 'search_data_received',
    city: 'araguaina-to',
    grade: '1-ano',
    current_page: 1,
    num_pages: 3,
    num_results: 52,
    offer_uuids: ['12', '7'],
  },
  search_behaviour: {
    name: 'search_behaviour',
    city: 'araguaina-to',
    current_page: 1,
    num_pages: 3,
    minimum_value: 1,
    maximum_value: 10_000,
    // Contains personal data, to show the redaction.
    search_term: 'colégio da ana@example.com',
    benefits: [],
    shifts: ['manha'],
    offer_uuids: ['12', '7'],
  },
  offer_card_click: { name: 'offer_card_click', list: 'results', position: 1, offer },
  product_display_data: {
    name: 'product_display_data',
    school: {
      name: 'Colégio Girassol',
      cod_ent: null,
      is_partner: true,
      administrative_dependency: 'privada',
    },
    offers: [offer],
  },
  interaction: { name: 'interaction', component: 'results-map', action: 'open' },
  button_click: { name: 'button_click', button: 'reserve', place: 'school-offers' },
  order_status: { name: 'order_status', status: 'paid', school_slug: 'colegio-girassol' },
  lead_cadastro_sucesso: { name: 'lead_cadastro_sucesso', form: 'lead_gate' },
  school_visit_requested: {
    name: 'school_visit_requested',
    school_slug: 'colegio-girassol',
    num_times: 2,
    has_question: false,
  },
};
