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

/** Items that a list without a size is taken to have: facets' values, tags, amenities. */
const DEFAULT_LIST_LENGTH = 10;
/** The most items of a list with an argument `size` within a hit. */
const MAX_INNER_SIZE = 20;

/**
 * The number of values an operation may be answered with: its fields, those within a list once for each item. Sizes
 * that come in variables count as the largest, so that the cost is known before any variable is.
 */
export function documentCost(context: ValidationContext, operation: OperationDefinitionNode): number {
  const query = context.getSchema().getQueryType();
  return query ? new CostCounter(context).selection(operation.selectionSet, query, 1) : 0;
}

class CostCounter {
  readonly #context: ValidationContext;
  /** Cost of each fragment by page size: fragments that spread others twice would otherwise double the work at each step. */
  readonly #fragments = new Map<string, number>();

  constructor(context: ValidationContext) {
    this.#context = context;
  }

  /** @param pageSize Items that a field `hits` here has. */
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
    // While it is being counted it counts nothing, so that a fragment within itself, which another rule refuses, ends.
    this.#fragments.set(key, 0);
    const fragment = this.#context.getFragment(name);
    const cost = fragment ? this.selection(fragment.selectionSet, parent, pageSize) : 0;
    this.#fragments.set(key, cost);
    return cost;
  }

  #field(field: FieldNode, parent: GraphQLObjectType, pageSize: number): number {
    const definition = parent.getFields()[field.name.value];
    // Introspection has no definition here, and is not data of ours.
    if (!definition) return 0;
    const type = getNamedType(definition.type);
    if (!field.selectionSet || !isObjectType(type)) return 1;
    const items = isListType(getNullableType(definition.type)) ? itemsOf(field, pageSize) : 1;
    return 1 + items * this.selection(field.selectionSet, type, pageSizeOf(field));
  }
}

function itemsOf(field: FieldNode, pageSize: number): number {
  if (field.name.value === 'hits') return pageSize;
  const size = argument(field, 'size');
  return size ? sizeOf(size, MAX_INNER_SIZE) : DEFAULT_LIST_LENGTH;
}

function pageSizeOf(field: FieldNode): number {
  const maximum = field.name.value === 'cities' ? MAX_STATE_CITIES : MAX_PAGE_SIZE;
  const pagination = argument(field, 'pagination');
  if (!pagination || pagination.kind === Kind.NULL) return searchDefaults.size;
  if (pagination.kind !== Kind.OBJECT) return maximum;
  const size = pagination.fields.find(({ name }) => name.value === 'size')?.value;
  return size ? sizeOf(size, maximum) : searchDefaults.size;
}

const argument = (field: FieldNode, wanted: string): ValueNode | undefined =>
  field.arguments?.find(({ name }) => name.value === wanted)?.value;

/** The search brings any size into range, so a literal counts as what it becomes. */
const sizeOf = (value: ValueNode, maximum: number): number =>
  value.kind === Kind.INT ? Math.min(Math.max(Number(value.value), 1), maximum) : maximum;
