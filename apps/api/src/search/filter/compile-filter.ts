import { tagBit } from '@melhor-escola/domain/school-tag';
import { findStateBySlug, findStateByUf, type State } from '@melhor-escola/domain/state';
import { type Column, sql, type SQL } from 'drizzle-orm';
import { city, neighborhood } from '../../platform/database/schema.ts';
import { matchesAll, matchesNothing } from '../../platform/database/statement/statement.ts';
import { type FilterClause, FilterError, type FilterNode, type FilterText } from './parse-filter.ts';

/**
 * Filter fields of a collection. Values reach SQL only as bound parameters (S17): a field maps a value to a
 * condition. Unknown values, such as an unknown slug, match nothing and are not an error.
 */
export type FilterFields = Readonly<Record<string, FilterField>>;

export type FilterField = TextField | NumberField | { readonly kind: 'flag'; matches(flag: boolean): SQL };

interface TextField {
  readonly kind: 'text';
  readonly matches: (text: string) => SQL;
}

interface NumberField {
  readonly kind: 'number';
  /** Integers; both ends are inclusive, `null` is open. */
  within(minimum: number | null, maximum: number | null): SQL;
}

/** A condition that every hit meets. */
export interface Condition {
  /** Its only field, which the facet on that field ignores. `undefined` with several fields or none. */
  readonly field: string | undefined;
  readonly sql: SQL;
}

/**
 * The conditions of a filter, one per operand of its top-level ANDs.
 *
 * @throws {FilterError} for an unknown field, and for an invalid value.
 */
export function filterConditions(
  filter: FilterNode | undefined,
  fields: FilterFields,
  source: string,
): Condition[] {
  return listConjuncts(filter).map((node) => ({
    field: findSoleField(node),
    sql: compileFilter(node, fields, source),
  }));
}

/** Conditions that must all be true for `filter`: the operands of its top-level ANDs, including parenthesised ones. */
export function listConjuncts(filter: FilterNode | undefined): readonly FilterNode[] {
  if (!filter) return [];
  return filter.kind === 'and' ? filter.operands.flatMap(listConjuncts) : [filter];
}

/** The only field of all clauses in `node`; `undefined` with several. */
export function findSoleField(node: FilterNode): string | undefined {
  if (node.kind === 'clause') return node.field;
  if (node.kind === 'not') return findSoleField(node.operand);
  const [first, ...others] = node.operands.map(findSoleField);
  return others.every((field) => field === first) ? first : undefined;
}

/**
 * The value that `filter` requires for `field`: that of a plain `field:value` among its conjuncts; otherwise
 * `undefined`.
 */
export function requiredValue(filter: FilterNode | undefined, field: string): string | undefined {
  const values = listConjuncts(filter)
    .filter((node) => node.kind === 'clause' && node.field === field)
    .map((node) => (node.kind === 'clause' ? node.value : undefined));
  return values.find((value): value is FilterText => value?.kind === 'text')?.text;
}

const wholeNumber = /^-?\d{1,15}$/;

/**
 * Compiles `filter` to a two-valued condition: where SQL yields 'unknown', for instance for the neighborhood of a
 * school without one, a clause is false and its negation true. Throws {@link FilterError} for an unknown field, and
 * for an invalid value.
 *
 * @param source the string `filter` was parsed from, for the error's excerpt.
 */
export function compileFilter(filter: FilterNode, fields: FilterFields, source: string): SQL {
  if (filter.kind === 'clause') return compileClause(filter, fields, source);
  // AND and OR treat unknown like false in a WHERE clause, so only NOT needs care.
  if (filter.kind === 'not') return sql`((${compileFilter(filter.operand, fields, source)}) IS NOT TRUE)`;
  const operands = filter.operands.map((operand) => compileFilter(operand, fields, source));
  return sql`(${sql.join(operands, filter.kind === 'and' ? sql` AND ` : sql` OR `)})`;
}

function compileClause(clause: FilterClause, fields: FilterFields, source: string): SQL {
  const field = Object.hasOwn(fields, clause.field) ? fields[clause.field] : undefined;
  if (!field)
    throw new FilterError(
      `Unknown field; the fields are ${Object.keys(fields).join(', ')}`,
      source,
      clause.position,
    );
  const { value } = clause;
  if (field.kind === 'number') {
    if (value.kind === 'range') return field.within(value.minimum, value.maximum);
    if (!wholeNumber.test(value.text))
      throw new FilterError(`${clause.field} takes a whole number or MIN TO MAX`, source, value.position);
    return field.within(Number(value.text), Number(value.text));
  }
  if (value.kind === 'range')
    throw new FilterError(`${clause.field} takes one value, not a range`, source, value.position);
  if (field.kind === 'text') return field.matches(value.text);
  if (value.text !== 'true' && value.text !== 'false')
    throw new FilterError(`${clause.field} takes true or false`, source, value.position);
  return field.matches(value.text === 'true');
}

const smallestInteger = -2_147_483_648;
const largestInteger = 2_147_483_647;

/**
 * A field of integers, in a PostgreSQL column of type `integer` or `smallint`: bounds outside its range are not an
 * error.
 */
export function integerField(column: Column): NumberField {
  return {
    kind: 'number',
    within(minimum, maximum) {
      const from = minimum ?? smallestInteger;
      const to = maximum ?? largestInteger;
      if (from > to || from > largestInteger || to < smallestInteger) return matchesNothing;
      return matchesAll([
        from > smallestInteger ? sql`${column} >= ${from}::int` : undefined,
        to < largestInteger ? sql`${column} <= ${to}::int` : undefined,
      ]);
    },
  };
}

/** A field of slugs with a number in the domain: `code` returns the stored number, `undefined` for an unknown slug. */
export function codeField(column: Column, code: (slug: string) => number | undefined): TextField {
  return {
    kind: 'text',
    matches(slug) {
      const stored = code(slug);
      return stored === undefined ? matchesNothing : sql`${column} = ${stored}::int`;
    },
  };
}

/** A field of slugs with a bit in the domain, stored in a mask. */
export function bitField(column: Column, bit: (slug: string) => number | undefined): TextField {
  return {
    kind: 'text',
    matches(slug) {
      const index = bit(slug);
      return index === undefined ? matchesNothing : sql`(${column} & ${1 << index}::int) <> 0`;
    },
  };
}

/**
 * Whether a mask has all these tags; `undefined` without tags. Not a condition on the tag facet's own field: each tag
 * narrows the search, so the facet counts the hits after adding one more.
 */
export function hasAllTags(tagMask: Column, slugs: readonly string[] | null | undefined): SQL | undefined {
  if (!slugs || slugs.length === 0) return undefined;
  const bits = slugs.map(tagBit);
  if (bits.includes(undefined)) return matchesNothing;
  const mask = bits.reduce<number>((all, bit) => all | (1 << (bit ?? 0)), 0);
  return sql`(${tagMask} & ${mask}::int) = ${mask}::int`;
}

/** The city with this slug, for rows with a city code. */
export function cityField(cityId: Column): TextField {
  return {
    kind: 'text',
    matches: (slug) => sql`${cityId} = (SELECT c.id FROM ${city} AS c WHERE c.slug = ${slug})`,
  };
}

/**
 * The neighborhoods with this slug, one per city that has it.
 *
 * @param citySlug city required by the whole filter, if any: the neighborhood is then found by its key.
 */
export function neighborhoodField(neighborhoodId: Column, citySlug: string | undefined): TextField {
  return {
    kind: 'text',
    matches: (slug) =>
      citySlug === undefined
        ? sql`${neighborhoodId} IN (SELECT n.id FROM ${neighborhood} AS n WHERE n.slug = ${slug})`
        : sql`${neighborhoodId} = (SELECT n.id FROM ${neighborhood} AS n JOIN ${city} AS c ON c.id = n.city_id
            WHERE c.slug = ${citySlug} AND n.slug = ${slug})`,
  };
}

/** Whether a column with an IBGE city code is in the state: its codes start with the state's two digits. */
function isInState(cityId: Column, state: State | undefined): SQL {
  if (!state) return matchesNothing;
  const first = state.ibgeCode * 100_000;
  return sql`${cityId} BETWEEN ${first}::int AND ${first + 99_999}::int`;
}

/** Fields `uf` ('TO', in any case) and `state_slug` ('tocantins') for rows with a city code. */
export function stateFields(cityId: Column): Record<'uf' | 'state_slug', TextField> {
  return {
    uf: { kind: 'text', matches: (uf) => isInState(cityId, findStateByUf(uf)) },
    state_slug: { kind: 'text', matches: (slug) => isInState(cityId, findStateBySlug(slug)) },
  };
}
