import { MAX_PAGE_SIZE, searchDefaults, MAX_STATE_CITIES } from '@melhor-escola/domain/search-defaults';
import {
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  Kind,
  type FieldNode,
  type GraphQLObjectType,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValueNode,
} from 'graphql';

/** Assumed length of a list without a size: facet values, tags, amenities. */
const DEFAULT_LIST_LENGTH = 10;
/** Maximum size of a list with an argument `size` within a hit. */
const MAX_INNER_SIZE = 20;

/**
 * Maximum number of values in an operation's response: its fields, those in a list once per item. Sizes from
 * variables count as the maximum, so that the cost is known without variables.
 */
export function documentCost(context: ValidationContext, operation: OperationDefinitionNode): number {
  const query = context.getSchema().getQueryType();
  return query ? new CostCounter(context).selection(operation.selectionSet, query, 1) : 0;
}

class CostCounter {
  readonly #context: ValidationContext;
  /**
   * Cost of each fragment by page size: otherwise fragments that spread others twice would double the work at each
   * step.
   */
  readonly #fragments = new Map<string, number>();

  constructor(context: ValidationContext) {
    this.#context = context;
  }

  /** @param pageSize number of items in a field `hits` here. */
  selection(set: SelectionSetNode, parent: GraphQLObjectType, pageSize: number): number {
    return set.selections.reduce((cost, selection) => {
      if (selection.kind === Kind.FIELD) return cost + this.#field(selection, parent, pageSize);
      if (selection.kind === Kind.INLINE_FRAGMENT)
        return cost + this.selection(selection.selectionSet, parent, pageSize);
      return cost + this.#fragment(selection.name.value, parent, pageSize);
    }, 0);
  }

  #fragment(name: string, parent: GraphQLObjectType, pageSize: number): number {
    const key = `${name}:${pageSize}`;
    const known = this.#fragments.get(key);
    if (known !== undefined) return known;
    // Zero while being computed, so that a recursive fragment, which another rule rejects, terminates.
    this.#fragments.set(key, 0);
    const fragment = this.#context.getFragment(name);
    const cost = fragment ? this.selection(fragment.selectionSet, parent, pageSize) : 0;
    this.#fragments.set(key, cost);
    return cost;
  }

  #field(field: FieldNode, parent: GraphQLObjectType, pageSize: number): number {
    const definition = parent.getFields()[field.name.value];
    // Introspection fields have no definition here, and are not our data.
    if (!definition) return 0;
    const type = getNamedType(definition.type);
    if (!field.selectionSet || !isObjectType(type)) return 1;
    const items = isListType(getNullableType(definition.type)) ? countItems(field, pageSize) : 1;
    return 1 + items * this.selection(field.selectionSet, type, readPageSize(field));
  }
}

function countItems(field: FieldNode, pageSize: number): number {
  if (field.name.value === 'hits') return pageSize;
  const size = argument(field, 'size');
  return size ? clampedSize(size, MAX_INNER_SIZE) : DEFAULT_LIST_LENGTH;
}

function readPageSize(field: FieldNode): number {
  const maximum = field.name.value === 'cities' ? MAX_STATE_CITIES : MAX_PAGE_SIZE;
  const pagination = argument(field, 'pagination');
  if (!pagination || pagination.kind === Kind.NULL) return searchDefaults.size;
  if (pagination.kind !== Kind.OBJECT) return maximum;
  const size = pagination.fields.find(({ name }) => name.value === 'size')?.value;
  return size ? clampedSize(size, maximum) : searchDefaults.size;
}

const argument = (field: FieldNode, wanted: string): ValueNode | undefined =>
  field.arguments?.find(({ name }) => name.value === wanted)?.value;

/** The search clamps any size, so a literal counts as its clamped value. */
const clampedSize = (value: ValueNode, maximum: number): number =>
  value.kind === Kind.INT ? Math.min(Math.max(Number(value.value), 1), maximum) : maximum;
