import { tagBit } from '@melhor-escola/domain/school-tag';
import { findStateBySlug, findStateByUf, type State } from '@melhor-escola/domain/state';
import { type Column, sql, type SQL } from 'drizzle-orm';
import { city, neighborhood } from '../../database/schema.ts';
import type { FilterField } from '../filter/compile-filter.ts';
import { allOf, matchesNothing } from './statement.ts';

const smallestInteger = -2_147_483_648;
const largestInteger = 2_147_483_647;

/** A field of whole numbers, in a column of PostgreSQL's `integer` or `smallint`: bounds outside its range are no error. */
export function integerField(column: Column): FilterField {
  return {
    kind: 'number',
    within(minimum, maximum) {
      const from = minimum ?? smallestInteger;
      const to = maximum ?? largestInteger;
      if (from > to || from > largestInteger || to < smallestInteger) return matchesNothing;
      return allOf([
        from > smallestInteger ? sql`${column} >= ${from}::int` : undefined,
        to < largestInteger ? sql`${column} <= ${to}::int` : undefined,
      ]);
    },
  };
}

/** A field whose slugs the domain numbers: `code` answers with the number a column stores, `undefined` for an unknown slug. */
export function codeField(column: Column, code: (slug: string) => number | undefined): FilterField {
  return {
    kind: 'text',
    matches(slug) {
      const stored = code(slug);
      return stored === undefined ? matchesNothing : sql`${column} = ${stored}::int`;
    },
  };
}

/** A field whose slugs the domain numbers, where a column holds several as the bits of a mask. */
export function bitField(column: Column, bit: (slug: string) => number | undefined): FilterField {
  return {
    kind: 'text',
    matches(slug) {
      const place = bit(slug);
      return place === undefined ? matchesNothing : sql`(${column} & ${1 << place}::int) <> 0`;
    },
  };
}

/**
 * Whether a mask has all these tags; `undefined` when there are none. Not a condition of the tag facet's own: each tag
 * narrows the search, so the facet counts what one more would leave.
 */
export function hasAllTags(tagMask: Column, slugs: readonly string[] | null | undefined): SQL | undefined {
  if (!slugs || slugs.length === 0) return undefined;
  const bits = slugs.map(tagBit);
  if (bits.includes(undefined)) return matchesNothing;
  const mask = bits.reduce<number>((all, bit) => all | (1 << (bit ?? 0)), 0);
  return sql`(${tagMask} & ${mask}::int) = ${mask}::int`;
}

/** The city with this slug, of what carries a city's code. */
export function cityField(cityId: Column): FilterField {
  return {
    kind: 'text',
    matches: (slug) => sql`${cityId} = (SELECT c.id FROM ${city} AS c WHERE c.slug = ${slug})`,
  };
}

/**
 * The neighborhoods with this slug: one in each city that has it.
 *
 * @param citySlug The city that the whole filter demands, if any: the neighborhood is then found by its key.
 */
export function neighborhoodField(neighborhoodId: Column, citySlug: string | undefined): FilterField {
  return {
    kind: 'text',
    matches: (slug) =>
      citySlug === undefined
        ? sql`${neighborhoodId} IN (SELECT n.id FROM ${neighborhood} AS n WHERE n.slug = ${slug})`
        : sql`${neighborhoodId} = (SELECT n.id FROM ${neighborhood} AS n JOIN ${city} AS c ON c.id = n.city_id
            WHERE c.slug = ${citySlug} AND n.slug = ${slug})`,
  };
}

/** Whether a column with an IBGE city code lies in the state: its codes are the state's two digits and five more. */
function isInState(cityId: Column, state: State | undefined): SQL {
  if (!state) return matchesNothing;
  const first = state.ibgeCode * 100_000;
  return sql`${cityId} BETWEEN ${first}::int AND ${first + 99_999}::int`;
}

/** The fields `uf` ('TO', in any case) and `state_slug` ('tocantins') of what carries a city's code. */
export function stateFields(cityId: Column): Record<'uf' | 'state_slug', FilterField> {
  return {
    uf: { kind: 'text', matches: (uf) => isInState(cityId, findStateByUf(uf)) },
    state_slug: { kind: 'text', matches: (slug) => isInState(cityId, findStateBySlug(slug)) },
  };
}
