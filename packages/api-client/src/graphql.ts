import { ApiError } from './api-error.ts';
import { readContent, type Api } from './api.ts';
import { omitEmpty } from './omit-empty.ts';

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

/**
 * For the browser: sends the id to the site, which looks up the operation's text and adds the service's key.
 * Uses GET so that browsers and shared caches can store the response.
 */
export function runThroughSite(api: Api): RunOperation {
  return async (operation, variables, signal) => {
    const params = {
      path: { id: operation.id },
      query: { variables: JSON.stringify(omitEmpty(variables)) },
    };
    return unwrap(operation, await readContent(api.GET('/graphql/{id}', { params, signal })));
  };
}

/** For the site's server: sends the operation's text from the manifest to the service. */
export function runAgainstService(api: Api, manifest: Readonly<Record<string, string>>): RunOperation {
  return async (operation, variables, signal) => {
    const query = manifest[operation.id];
    if (query === undefined) {
      throw new ApiError(`The manifest has no operation ${operation.id}: generate the client again.`, {
        reason: 'graphql',
      });
    }
    const body = { query, variables: omitEmpty(variables) };
    return unwrap(operation, await readContent(api.POST('/graphql', { body, signal })));
  };
}

interface Answer {
  readonly data?: unknown;
  readonly errors?: readonly object[];
}

/** @throws {ApiError} with the serialized errors if the body contains any (CA-07). */
function unwrap<Result>(operation: Operation<Result, never>, answer: Answer): Result {
  if (answer.errors?.length) {
    const errors = JSON.stringify(answer.errors);
    throw new ApiError(`${operation.id} failed: ${errors}`, { reason: 'graphql' });
  }
  if (hasResult(operation, answer)) return answer.data;
  throw new ApiError(`${operation.id} came back without data.`, { reason: 'graphql' });
}

/** The service validates the operation, so data has its types. */
function hasResult<Result>(
  _operation: Operation<Result, never>,
  answer: Answer,
): answer is { readonly data: Result } {
  return Boolean(answer.data);
}
