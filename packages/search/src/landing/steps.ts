import type { Landing } from './landing.ts';
import type { LocationFilter } from './location-filter.ts';
import { placePath } from './place-link.ts';

/** A page on the way to a landing page. */
export interface LandingStep {
  readonly name: string;
  readonly filter: LocationFilter;
  readonly path: string;
}

/** The way to a place, from the country to the page itself: country, state, city, neighborhood, and stage at its end. */
export function landingSteps({ filter, state, stage, summary, kind }: Landing): LandingStep[] {
  const { city, neighborhood } = summary.place;
  const steps: { name: string; filter: LocationFilter }[] = [{ name: 'Brasil', filter: {} }];
  if (state) steps.push({ name: state.name, filter: { state: state.slug } });
  if (city) steps.push({ name: city.name, filter: { city: city.slug } });
  if (city && neighborhood) {
    steps.push({ name: neighborhood.name, filter: { city: city.slug, neighborhood: neighborhood.slug } });
  }
  if (kind === 'all-stages') steps.push({ name: 'Educação básica', filter });
  if (stage) steps.push({ name: stage.name, filter });
  return steps.map((step) => ({ ...step, path: placePath(step.filter) }));
}
