import { type VisitStep, visitSteps } from '@melhor-escola/domain/visit-step';

/*
 * Steps of the visit that monitoring has not sent yet. It starts once the browser is idle and the visitor is located: who leaves by a full
 * page load before that takes them along. Written with consent to 'analytics' only, and deleted with its data.
 */

/** In sessionStorage, which ends with the tab like the visit. */
export const unsentStepsKey = 'visitSteps';

export function readUnsentSteps(): readonly VisitStep[] {
  try {
    const stored = window.sessionStorage.getItem(unsentStepsKey)?.split(' ') ?? [];
    return visitSteps.filter((step) => stored.includes(step));
  } catch {
    // Storage access may be denied: then they are lost with the page.
    return [];
  }
}

export function storeUnsentSteps(steps: Iterable<VisitStep>): void {
  try {
    window.sessionStorage.setItem(unsentStepsKey, [...steps].join(' '));
  } catch {
    // As above.
  }
}

export function deleteUnsentSteps(): void {
  try {
    window.sessionStorage.removeItem(unsentStepsKey);
  } catch {
    // As above.
  }
}
