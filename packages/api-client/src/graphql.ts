import { ApiError } from './api-error.ts';
import { omitEmpty, type Http } from './http.ts';

/** Runs a persisted operation. Variables that say nothing are dropped (spec §5, VA-04). */
export type RunOperation = <Result, Variables extends Readonly<Record<string, unknown>>>(
  operation: Operation<Result, Variables>,
  variables: Variables,
  signal?: AbortSignal,
) => Promise<Result>;

/**
 * A persisted GraphQL operation: the browser knows its id and its types, never its text. The optional member
 * carries the two type parameters; no value has it.
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
 * For the browser: asks the site, which knows the operation's text by its id and holds the service's key.
 * A GET, so that the browser and a shared cache may keep the answer.
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

/** For the site's server: sends the operation's text, from the manifest, straight to the service. */
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

/** @throws {ApiError} carrying the serialised list when the body holds errors (spec §7, CA-07). */
function unwrap<Result>(response: GraphQLResponse<Result>, id: string): Result {
  if (response.errors?.length) {
    throw new ApiError(`${id} failed: ${JSON.stringify(response.errors)}`, { reason: 'graphql' });
  }
  if (!response.data) throw new ApiError(`${id} came back without data.`, { reason: 'graphql' });
  return response.data;
}
