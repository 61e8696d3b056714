import { type LinkTarget, landingSlugs, routes } from '@melhor-escola/domain/routes';
import type { SearchLinks } from '../ports.tsx';
import type { Landing } from './landing.ts';
import type { LocationFilter } from './search-params.ts';

/** The landing page of a place and stage. A state has no pages of stages: links to the stage's own page. */
export function placeLink(
  links: SearchLinks,
  { state, city, neighborhood, stage, allStages }: LocationFilter,
): LinkTarget {
  if (city && neighborhood) {
    return stage
      ? links.stageInNeighborhood(stage, city, neighborhood)
      : links.neighborhood(city, neighborhood);
  }
  if (city) return stage ? links.stageInCity(stage, city) : links.city(city);
  if (stage) return links.stage(stage);
  if (allStages) return links.basicEducation();
  return state ? links.state(state) : links.country();
}

/** The path of the page that {@link placeLink} links to. */
export function placePath({ state, city, neighborhood, stage, allStages }: LocationFilter): string {
  if (city && neighborhood) {
    return stage
      ? routes.stageInNeighborhood.path({ stage, city, neighborhood })
      : routes.neighborhood.path({ city, neighborhood });
  }
  if (city) return stage ? routes.stageInCity.path({ stage, city }) : routes.city.path({ city });
  if (stage) return routes.school.path({ slug: stage });
  if (allStages) return routes.school.path({ slug: landingSlugs.allStages });
  return state ? routes.school.path({ slug: state }) : routes.school.path({ slug: landingSlugs.country });
}

/** A breadcrumb step of a landing page. */
export interface LandingStep {
  readonly name: string;
  readonly filter: LocationFilter;
  readonly path: string;
}

/**
 * The breadcrumb of a place: country and state, or for a place in a city the state's short code, city and neighborhood, and
 * the stage at the end. 'SP › São Paulo' fits on a phone, and says which is the state.
 */
export function landingSteps({ filter, state, stage, summary, kind }: Landing): LandingStep[] {
  const { city, neighborhood } = summary.place;
  const steps: { name: string; filter: LocationFilter }[] = city ? [] : [{ name: 'Brasil', filter: {} }];
  if (state) steps.push({ name: city ? state.uf : state.name, filter: { state: state.slug } });
  if (city) steps.push({ name: city.name, filter: { city: city.slug } });
  if (city && neighborhood) {
    steps.push({ name: neighborhood.name, filter: { city: city.slug, neighborhood: neighborhood.slug } });
  }
  if (kind === 'all-stages') steps.push({ name: 'Educação básica', filter });
  if (stage) steps.push({ name: stage.name, filter });
  return steps.map((step) => ({ ...step, path: placePath(step.filter) }));
}
