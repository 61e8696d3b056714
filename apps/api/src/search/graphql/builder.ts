import { GraphQLError } from 'graphql';
import SchemaBuilder from '@pothos/core';
import type { SearchContext } from '../schools/school-batches.ts';
import { FilterError } from '../filter/parse-filter.ts';
import { SearchInputError } from '../search-result.ts';

/** Builder for the types and fields of the search's contract (CA-07). */
export const builder = new SchemaBuilder<{ Context: SearchContext; DefaultFieldNullability: false }>({
  defaultFieldNullability: false,
});

builder.queryType({ description: 'Search of places, schools and offers.' });

/**
 * Runs a search for a resolver. Invalid arguments are returned as `BAD_FILTER`, with the position in the filter
 * string, or `BAD_USER_INPUT`; both name the argument. Other errors pass through.
 *
 * @param filterArgument the argument with the search's filter string.
 */
export async function runSearch<Result>(
  filterArgument: 'filter_string' | 'filterString',
  search: () => Promise<Result>,
): Promise<Result> {
  try {
    return await search();
  } catch (error) {
    if (error instanceof FilterError)
      throw new GraphQLError(`${filterArgument}: ${error.message}`, {
        extensions: {
          code: 'BAD_FILTER',
          argument: filterArgument,
          position: error.position,
          reason: error.reason,
        },
      });
    if (error instanceof SearchInputError)
      throw new GraphQLError(error.message, {
        extensions: { code: 'BAD_USER_INPUT', argument: error.argument },
      });
    throw error;
  }
}
