import { tagMask, type SchoolTagSlug } from '@melhor-escola/domain/school-tag';
import type { CensusFacts } from '../../platform/database/school-facts.ts';

const tagsByAmenity = [
  'quadra-coberta',
  'piscina',
  'biblioteca',
  'laboratorio-de-ciencias',
  'area-verde',
  'alimentacao',
  'parque-infantil',
] as const satisfies readonly SchoolTagSlug[];

/** Tags derived from facts. Other tags of a school have other sources and are kept. */
export const factualTags: number = tagMask([...tagsByAmenity, 'acessivel']);

/** A school counts as accessible when it has an accessible toilet and ramps or a lift. */
export function tagsOfFacts(facts: CensusFacts): number {
  const tags: SchoolTagSlug[] = tagsByAmenity.filter((slug) => facts[slug]);
  if (facts['banheiro-acessivel'] && (facts['rampas'] || facts['elevador'])) tags.push('acessivel');
  return tagMask(tags);
}

/** What a school has: the census, except where the school itself says otherwise. */
export function schoolAmenities(census: CensusFacts, stated: CensusFacts): CensusFacts {
  return { ...census, ...stated };
}
