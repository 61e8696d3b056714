import { isReservedSlug, matchRoute } from '@melhor-escola/domain/routes';
import { type VisitStep, visitSteps } from '@melhor-escola/domain/visit-step';
import { deviceStore } from '@melhor-escola/ui/device-store';

/*
 * Steps of the visit that monitoring has not sent yet. It starts once the browser is idle and the visitor is located: visitors who leave
 * by a full page load before that take them along. Written with consent to 'analytics' only, and deleted with its data. A page that was
 * left before its scripts ran has written nothing; the next page knows it from its referrer.
 */

/** The step that the page before reached, if a link on it led here by a full page load. The service counts each step of a visit once. */
export function previousPageStep({
  document,
  location,
  performance,
}: Pick<Window, 'document' | 'location' | 'performance'>): VisitStep | undefined {
  const [navigation] = performance.getEntriesByType('navigation');
  // A reload keeps the referrer, but may belong to another visit.
  if (navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate') return undefined;
  if (!URL.canParse(document.referrer)) return undefined;
  const { origin, pathname } = new URL(document.referrer);
  const page = origin === location.origin ? matchRoute(pathname) : undefined;
  if (page?.name === 'results') return 'search';
  return page?.name === 'school' && !isReservedSlug(page.params['slug'] ?? '') ? 'school' : undefined;
}

export const unsentStepsKey = 'visitSteps';

/** In sessionStorage, which ends with the tab like the visit. Without storage they are lost with the page. */
export const unsentSteps = deviceStore(
  () => window.sessionStorage,
  unsentStepsKey,
  ({ steps }) => ({ steps: visitSteps.filter((step) => [steps].flat().includes(step)) }),
);
