import { findStateBySlug, findStateByUf, type State } from '@melhor-escola/domain/state';
import { sql, type Column, type SQL } from 'drizzle-orm';
import type { FilterField } from './filter/compile-filter.ts';
import { matchesNothing } from './sql-condition.ts';

/** Whether a column with an IBGE city code lies in the state: its codes are the state's two digits and five more. */
function isInState(cityId: Column, state: State | undefined): SQL {
  if (!state) return matchesNothing;
  const first = state.ibgeCode * 100_000;
  return sql`${cityId} BETWEEN ${first} AND ${first + 99_999}`;
}

/** The filter fields `uf` ('TO', in any case) and `state_slug` ('tocantins') of what carries a city's code. */
export function stateFields(cityId: Column): Record<'uf' | 'state_slug', FilterField> {
  return {
    uf: { kind: 'text', matches: (uf) => isInState(cityId, findStateByUf(uf)) },
    state_slug: { kind: 'text', matches: (slug) => isInState(cityId, findStateBySlug(slug)) },
  };
}
