import type { FastifyBaseLogger } from 'fastify';
import { GraphQLError, type ExecutionResult, type GraphQLFormattedError } from 'graphql';
import { toServiceError, type ErrorFormat } from './error-handler.ts';

interface FormatterContext {
  readonly app: { readonly log: FastifyBaseLogger };
  readonly log?: FastifyBaseLogger;
}

/** An error of the request itself, such as a wrong key or a body that is no JSON: in the one format that GraphQL's clients read. */
export const formatGraphqlError: ErrorFormat = ({ code, message }, requestId) => ({
  errors: [{ message, extensions: { code, requestId } }],
});

/**
 * The errors of an executed operation as they are answered. GraphQL's own, and those the search throws for bad input as
 * `GraphQLError`, are public; of any other only its code is, and the log has the rest.
 */
export function formatErrors(
  execution: ExecutionResult & Required<Pick<ExecutionResult, 'errors'>>,
  context: FormatterContext,
): { statusCode: number; response: { data: ExecutionResult['data']; errors: GraphQLFormattedError[] } } {
  const log = context.log ?? context.app.log;
  return {
    // For mercurius' own route, which we do not use.
    statusCode: 200,
    response: {
      data: execution.data ?? null,
      errors: execution.errors.map((error) => publicError(error, log)),
    },
  };
}

/** The errors of a request that was not executed: not GraphQL, not of this schema, or beyond a limit. */
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

/** graphql-js helps who guesses names: 'Did you mean "schoolOffer"?' tells the schema that introspection keeps to itself. */
function withoutSuggestions(error: GraphQLFormattedError): GraphQLFormattedError {
  return { ...error, message: error.message.replace(/ Did you mean [^]*\?$/, '') };
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
