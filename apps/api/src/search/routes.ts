import type { Environment } from '@melhor-escola/server-kit/environment';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type FormattedExecutionResult,
  GraphQLError,
  Kind,
  NoSchemaIntrospectionCustomRule,
  OperationTypeNode,
  parse,
  visit,
} from 'graphql';
import { z } from 'zod';
import mercurius from 'mercurius';
import type { Database } from '../platform/database/database.ts';
import type { SearchContext } from './schools/school-batches.ts';
import { documentRules } from './documents/document-limits.ts';
import { schema } from './schema.ts';
import { requireSearchKey, requireTenant } from '../platform/http/edge/authorization.ts';
import { hasControlCharacter } from '../platform/http/edge/control-characters.ts';
import { handleErrors, RETRY_AFTER_SECONDS } from '../platform/http/errors/error-handler.ts';
import { formatErrors, formatGraphqlError, requestErrors } from '../platform/http/errors/graphql-errors.ts';
import type { ZodFastify } from '../platform/http/slice-routes.ts';

const nothing = z.null().optional();
const parameters = z.object({
  query: z.string(),
  operationName: z.string().or(nothing),
  variables: z.record(z.string(), z.unknown()).or(nothing),
  extensions: z.record(z.string(), z.unknown()).or(nothing),
});

/** The same in a URL, where maps are JSON. */
const urlParameters = z.object({
  query: z.string(),
  operationName: z.string().optional(),
  variables: z.string().transform(parseJson).pipe(parameters.shape.variables).optional(),
  extensions: z.string().transform(parseJson).pipe(parameters.shape.extensions).optional(),
});

function parseJson(text: string, context: z.RefinementCtx): unknown {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue('is not JSON');
    return z.NEVER;
  }
}

interface GraphqlOptions {
  readonly environment: Environment;
  readonly database: Database;
  readonly production: boolean;
}

export const graphqlPath = '/graphql';

const graphqlMedia = 'application/graphql-response+json';

/**
 * `/graphql` according to the GraphQL over HTTP specification (CA-07): invalid requests get 400 with
 * `application/graphql-response+json` and 200 with `application/json`; one operation per request, no batches. Every
 * error is returned as `{ errors }`, even for requests that are not GraphQL.
 */
export async function registerGraphql(
  server: ZodFastify,
  { environment, database, production }: GraphqlOptions,
): Promise<void> {
  const register = async (scope: ZodFastify) => {
    handleErrors(scope, formatGraphqlError);
    scope.addHook('onRequest', requireTenant(environment.tenants));
    scope.addHook('onRequest', requireSearchKey(environment.searchApiKeys));
    await scope.register(mercurius, {
      schema,
      // We serve the route ourselves: mercurius' own returns 200 or 400 regardless of the Accept header.
      routes: false,
      graphiql: false,
      jit: 1,
      cache: 256,
      // Introspection queries of developer tools are deep.
      queryDepth: production ? 8 : 16,
      validationRules: [...documentRules, ...(production ? [NoSchemaIntrospectionCustomRule] : [])],
      errorFormatter: formatErrors,
    });
    const execute = async (
      given: z.infer<typeof parameters>,
      request: FastifyRequest,
    ): Promise<FormattedExecutionResult> => {
      const context: SearchContext = { database };
      try {
        checkDocument(given.query);
        return await scope.graphql(
          given.query,
          { ...context, log: request.log },
          given.variables ?? {},
          given.operationName ?? undefined,
        );
      } catch (error) {
        return { errors: requestErrors(error, request.log) };
      }
    };
    scope.post('', { schema: { hide: true, body: parameters } }, async (request, reply) =>
      answer(await execute(request.body, request), request, reply),
    );
    scope.get('', { schema: { hide: true, querystring: urlParameters } }, async (request, reply) =>
      answer(await execute(request.query, request), request, reply),
    );
  };
  await server.register(register, { prefix: graphqlPath });
}

function answer(
  result: FormattedExecutionResult,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const accepted = request.headers.accept?.includes(graphqlMedia) ?? false;
  const codes = new Set(result.errors?.map((error) => error.extensions?.['code']));
  if (codes.has('UNAVAILABLE')) reply.code(503).header('retry-after', RETRY_AFTER_SECONDS);
  else if (codes.has('INTERNAL') && !result.data) reply.code(500);
  else if (accepted && !('data' in result)) reply.code(400);
  return reply
    .type(`${accepted ? graphqlMedia : 'application/json'}; charset=utf-8`)
    .send(JSON.stringify(result));
}

/** Tokens per document: several times our largest operation. */
const MAX_TOKENS = 1000;

/** Documents that passed, so that the site's few operations are checked once. */
const checked = new Set<string>();
const MAX_CHECKED = 256;

/**
 * Checks what mercurius does not check before it executes a document: that it is GraphQL text, because mercurius also accepts
 * a syntax tree as JSON, which bypasses the token limit; that it has one operation, because mercurius compiles the first one
 * requested and then answers every name with it; and that the operation is a query, which validation does not check for a
 * schema without mutations.
 *
 * @throws {GraphQLError} describing what is wrong with the document.
 */
function checkDocument(source: string): void {
  if (checked.has(source)) return;
  const document = parse(source, { maxTokens: MAX_TOKENS });
  const operations = document.definitions.filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  if (operations.length > 1) {
    throw new GraphQLError('A document may contain one operation only.', { nodes: operations.slice(1) });
  }
  const other = operations.find(({ operation }) => operation !== OperationTypeNode.QUERY);
  if (other) throw new GraphQLError('This service has queries only.', { nodes: other });
  visit(document, {
    StringValue(node) {
      if (hasControlCharacter(node.value))
        throw new GraphQLError('A string contains control characters.', { nodes: node });
    },
  });
  if (checked.size >= MAX_CHECKED) checked.clear();
  checked.add(source);
}
