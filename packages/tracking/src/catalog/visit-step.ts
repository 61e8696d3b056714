import type { VisitStep } from '@melhor-escola/domain/visit-step';
import type { TrackingEvent } from './catalog.ts';

/** The funnel step that an event reaches; `undefined` if it is not a step from search to reservation. */
export function reachedVisitStep(event: TrackingEvent): VisitStep | undefined {
  switch (event.name) {
    case 'search_data_received':
      return 'search';
    case 'product_display_data':
      return 'school';
    case 'button_click':
      return event.button === 'reserve' ? 'offer' : undefined;
    case 'school_visit_requested':
      return 'school-visit';
    case 'lead_cadastro_sucesso':
      return 'lead';
    case 'order_status':
      return event.status === 'initiated' || event.status === 'confirmed' ? 'reservation' : undefined;
    default:
      return undefined;
  }
}
