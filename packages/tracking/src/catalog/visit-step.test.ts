import { visitSteps } from '@melhor-escola/domain/visit-step';
import { expect, it } from 'vitest';
import type { TrackingEvent } from './catalog.ts';
import { reachedVisitStep } from './visit-step.ts';

it('CA-14 each step of a visit corresponds to exactly one event', () => {
  const events: readonly TrackingEvent[] = [
    { name: 'search_data_received', current_page: 1, num_pages: 1, num_results: 0, offer_uuids: [] },
    {
      name: 'product_display_data',
      school: { name: 'Colégio', cod_ent: null, is_partner: false, administrative_dependency: 'Privada' },
      offers: [],
    },
    { name: 'school_visit_requested', school_slug: 'colegio', num_times: 2, has_question: false },
    { name: 'button_click', button: 'reserve', place: 'offer' },
    { name: 'lead_cadastro_sucesso', form: 'lead_gate' },
    { name: 'order_status', status: 'initiated', school_slug: 'colegio' },
  ];
  expect(events.map(reachedVisitStep)).toEqual(visitSteps);
  expect(reachedVisitStep({ name: 'button_click', button: 'share', place: 'school-offers' })).toBeUndefined();
  expect(reachedVisitStep({ name: 'order_status', status: 'confirmed', school_slug: 'colegio' })).toBe(
    'reservation',
  );
  expect(reachedVisitStep({ name: 'order_status', status: 'paid', school_slug: 'colegio' })).toBeUndefined();
});
