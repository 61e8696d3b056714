import { ApiError } from './api-error.ts';
import { omitEmpty, type Http } from './http.ts';

/** Runs a persisted operation. Empty variables are omitted (VA-04). */
export type RunOperation = <Result, Variables extends Readonly<Record<string, unknown>>>(
  operation: Operation<Result, Variables>,
  variables: Variables,
  signal?: AbortSignal,
) => Promise<Result>;

/**
 * A persisted GraphQL operation: the browser knows its id and types, never its text. `types` only carries the two type
 * parameters and is never set.
 */
export interface Operation<Result, Variables> {
  readonly id: string;
  readonly types?: (variables: Variables) => Result;
}

interface GraphQLResponse<Result> {
  readonly data?: Result | null;
  readonly errors?: readonly { readonly message: string }[];
}

/**
 * For the browser: sends the id to the site, which looks up the operation's text and adds the service's key.
 * Uses GET so that browsers and shared caches can store the response.
 */
export function runThroughSite(http: Http): RunOperation {
  return async (operation, variables, signal) =>
    unwrap(
      await http(`/graphql/${operation.id}`, {
        query: { variables: JSON.stringify(omitEmpty(variables)) },
        signal,
      }),
      operation.id,
    );
}

/** For the site's server: sends the operation's text from the manifest to the service. */
export function runAgainstService(http: Http, manifest: Readonly<Record<string, string>>): RunOperation {
  return async (operation, variables, signal) => {
    const query = manifest[operation.id];
    if (query === undefined) {
      throw new ApiError(`The manifest has no operation ${operation.id}: generate the client again.`, {
        reason: 'graphql',
      });
    }
    const body = { query, variables: omitEmpty(variables) };
    return unwrap(await http('/graphql', { method: 'POST', body, safe: true, signal }), operation.id);
  };
}

/** @throws {ApiError} with the serialised errors if the body contains any (CA-07). */
function unwrap<Result>(response: GraphQLResponse<Result>, id: string): Result {
  if (response.errors?.length) {
    throw new ApiError(`${id} failed: ${JSON.stringify(response.errors)}`, { reason: 'graphql' });
  }
  if (!response.data) throw new ApiError(`${id} came back without data.`, { reason: 'graphql' });
  return response.data;
}
