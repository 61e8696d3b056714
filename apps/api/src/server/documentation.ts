import fastifySwagger, { type SwaggerTransformObject } from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { errorBody } from './errors/error-handler.ts';
import type { ZodFastify } from './slice-routes.ts';
import type { FastifyInstance } from 'fastify';

/** OpenAPI 3.1 of the REST calls, at `/documentation` for people and `/documentation/json` for programs. */
export async function registerDocumentation(server: ZodFastify): Promise<void> {
  await server.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Melhor Escola',
        description:
          'Places, the directory and its options. Schools and offers are searched at POST /graphql.',
        version: '3',
      },
      components: { securitySchemes },
      tags: [
        { name: 'places', description: 'Cities and neighborhoods.' },
        { name: 'account', description: 'Signing in, who is signed in, and visitors who are not.' },
        { name: 'marketplace', description: 'The directory and the choices its filters offer.' },
      ],
    },
    transform: (given) =>
      jsonSchemaTransform({ ...given, schema: withCommonErrors(given.schema, given.route) }),
    transformObject: withUsedSchemas,
  });
  await server.register(fastifySwaggerUi, { routePrefix: '/documentation', staticCSP: true });
}

/**
 * What any call may be answered: too many of them, no database; to a body, that it is too large or of another kind; and to
 * a parameter of the path, that it is longer than any name.
 */
function withCommonErrors<Schema extends { readonly response?: unknown }>(
  schema: Schema,
  { url, method }: { readonly url: string; readonly method: string | readonly string[] },
): Schema {
  const common = {
    429: errorBody,
    503: errorBody,
    ...(url.includes('/:') ? { 414: errorBody } : {}),
    ...(method === 'GET' ? {} : { 413: errorBody, 415: errorBody }),
  };
  return { ...schema, response: { ...common, ...Object(schema.response) } };
}

/**
 * The document with its schemas sorted by name, so that their order does not depend on the order of imports, and without those
 * that nothing refers to: each is generated for requests and for responses, and used in one of them.
 */
const withUsedSchemas: SwaggerTransformObject = (given) => {
  const document = jsonSchemaTransformObject(given);
  if (!('components' in document) || !document.components?.schemas) return document;
  const all = JSON.stringify(document);
  const used = Object.entries(document.components.schemas)
    .filter(([name]) => all.includes(`"#/components/schemas/${name}"`))
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  document.components.schemas = Object.fromEntries(used);
  return document;
};

/** By what callers show who they are (spec §6, RO-02), as the OpenAPI document has it. */
const securitySchemes = {
  session: { type: 'http', scheme: 'bearer', description: 'The token of who is signed in.' },
  operator: { type: 'http', scheme: 'basic', description: 'API_BASIC_USER and API_BASIC_PASSWORD.' },
  searchKey: { type: 'apiKey', in: 'header', name: 'x-api-key', description: 'SEARCH_API_KEY.' },
  paymentSignature: {
    type: 'apiKey',
    in: 'header',
    name: 'x-payment-signature',
    description: "'t={seconds since 1970},v1={HMAC-SHA256 of t.body by PAYMENT_WEBHOOK_SECRET, in hex}'",
  },
} as const;

export type SecurityScheme = keyof typeof securitySchemes;

export const securitySchemeNames = [
  'session',
  'operator',
  'searchKey',
  'paymentSignature',
] as const satisfies readonly SecurityScheme[];

/** Says in the document that the calls of this scope which are registered from here on ask for it. */
export function documentSecurity(scope: FastifyInstance, scheme: SecurityScheme): void {
  scope.addHook('onRoute', (route) => {
    route.schema = { ...route.schema, security: [{ [scheme]: [] }] };
  });
}
