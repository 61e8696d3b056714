import { normalizeSearchText } from '@melhor-escola/domain/search-text';
import { sql } from 'drizzle-orm';
import { city } from '../database/schema.ts';
import type { FilterFields } from './filter/compile-filter.ts';
import { conjunctsOf } from './filter/conjuncts.ts';
import type { FilterNode } from './filter/syntax.ts';
import { stateFields } from './filter-field.ts';

/** What cities are filtered by (CA-08). `name` is compared as a whole, without regard to accents and letter case. */
export const cityFilterFields: FilterFields = {
  slug: { kind: 'text', matches: (slug) => sql`${city.slug} = ${slug}` },
  name: { kind: 'text', matches: (name) => sql`${city.norm} = ${normalizeSearchText(name)}` },
  ...stateFields(city.id),
};

/** Whether a filter leaves the cities of one state at most, whose whole list may be asked for at once (CO-02). */
export function isWithinOneState(filter: FilterNode | undefined): boolean {
  return conjunctsOf(filter).some(
    (node) => node.kind === 'clause' && (node.field === 'uf' || node.field === 'state_slug'),
  );
}
