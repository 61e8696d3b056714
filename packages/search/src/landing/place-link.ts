import { paths } from '../paths.ts';
import type { LinkTarget, SearchLinks } from '../ports.tsx';
import type { LocationFilter } from './location-filter.ts';

/** The landing page of a place and stage. A state has none of its stages: there, the stage's own. */
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
      ? paths.stageInNeighborhood(stage, city, neighborhood)
      : paths.neighborhood(city, neighborhood);
  }
  if (city) return stage ? paths.stageInCity(stage, city) : paths.city(city);
  if (stage) return paths.stage(stage);
  if (allStages) return paths.basicEducation;
  return state ? paths.state(state) : paths.country;
}
