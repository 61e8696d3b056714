import { GraphQLError } from 'graphql';
import { FilterError } from '../filter/filter-error.ts';
import { SearchInputError } from '../search-input-error.ts';

/**
 * Runs a search for a resolver. Arguments that cannot be used are answered as `BAD_FILTER`, with the position in the
 * filter string, or `BAD_USER_INPUT`; both name the argument. Other errors pass.
 *
 * @param filterArgument The argument that carries the search's filter string.
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
