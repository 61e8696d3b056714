import type { Benefit } from '@melhor-escola/api-client/authenticated-client';

/** Benefits of one category. */
export interface BenefitGroup {
  readonly category: string;
  readonly benefits: readonly Benefit[];
}

/** The benefits by category, in the order in which they come. */
export function byCategory(benefits: readonly Benefit[]): readonly BenefitGroup[] {
  const groups = new Map<string, Benefit[]>();
  for (const benefit of benefits) {
    const group = groups.get(benefit.category);
    if (group) group.push(benefit);
    else groups.set(benefit.category, [benefit]);
  }
  return [...groups].map(([category, own]) => ({ category, benefits: own }));
}
