import { findStageGroup } from '@melhor-escola/domain/stage';
import { findStateBySlug } from '@melhor-escola/domain/state';
import type { RouteParams } from './location-filter.ts';

/**
 * The landing page at `/escolas/{slug}`: a state, a stage, all stages or the country; `undefined` for any other slug,
 * which is a school's.
 */
export function landingOfSlug(slug: string): RouteParams | undefined {
  if (slug === 'brasil') return {};
  if (slug === 'educacao-basica') return { allStages: true };
  if (findStageGroup(slug)) return { stage: slug };
  return findStateBySlug(slug) ? { state: slug } : undefined;
}
