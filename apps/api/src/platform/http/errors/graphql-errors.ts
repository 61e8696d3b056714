import type { FastifyBaseLogger } from 'fastify';
import { GraphQLError, type ExecutionResult, type GraphQLFormattedError } from 'graphql';
import { toServiceError, type ErrorFormat } from './error-handler.ts';

interface FormatterContext {
  readonly app: { readonly log: FastifyBaseLogger };
  readonly log?: FastifyBaseLogger;
}

/** An error of the request itself, such as a wrong key or invalid JSON, in the format that GraphQL clients read. */
export const formatGraphqlError: ErrorFormat = ({ code, message }, requestId) => ({
  errors: [{ message, extensions: { code, requestId } }],
});

/**
 * Errors of an executed operation. GraphQL's own, and those that the search throws as `GraphQLError` for invalid
 * input, are public; of any other only the code is, and the log has the details.
 */
export function formatErrors(
  execution: ExecutionResult & Required<Pick<ExecutionResult, 'errors'>>,
  context: FormatterContext,
): { statusCode: number; response: { data: ExecutionResult['data']; errors: GraphQLFormattedError[] } } {
  const log = context.log ?? context.app.log;
  return {
    // Only used by mercurius' own route, which is disabled.
    statusCode: 200,
    response: {
      data: execution.data ?? null,
      errors: execution.errors.map((error) => publicError(error, log)),
    },
  };
}

/** Errors of a request that was not executed: not GraphQL, invalid for this schema, or over a limit. */
export function requestErrors(error: unknown, log: FastifyBaseLogger): GraphQLFormattedError[] {
  if (error instanceof GraphQLError) return [withoutSuggestions(error.toJSON())];
  const listed: unknown = error instanceof Error && 'errors' in error ? error.errors : undefined;
  if (Array.isArray(listed) && listed.every((entry) => entry instanceof Error)) {
    return listed.map((entry) =>
      withoutSuggestions(entry instanceof GraphQLError ? entry.toJSON() : { message: entry.message }),
    );
  }
  return [publicError(new GraphQLError('', { originalError: asError(error) }), log)];
}

function publicError(error: GraphQLError, log: FastifyBaseLogger): GraphQLFormattedError {
  const original = error.originalError;
  if (!original || original instanceof GraphQLError) return withoutSuggestions(error.toJSON());
  const answered = toServiceError(original);
  if (answered.statusCode >= 500) log.error({ err: original }, 'search failed');
  return {
    message: answered.message,
    ...(error.locations ? { locations: error.locations } : {}),
    ...(error.path ? { path: error.path } : {}),
    extensions: { code: answered.code },
  };
}

/** graphql-js suggests names: 'Did you mean "schoolOffer"?' would reveal the schema although introspection is disabled. */
function withoutSuggestions(error: GraphQLFormattedError): GraphQLFormattedError {
  return { ...error, message: error.message.replace(/ Did you mean [^]*\?$/, '') };
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
