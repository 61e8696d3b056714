import fastifySwagger, { type SwaggerTransformObject } from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import { responsePolicy } from '@melhor-escola/domain/response-policy';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { declaredErrors, errorWith } from './errors/declared-errors.ts';
import type { ServiceErrorCode } from './errors/service-error.ts';
import type { ZodFastify } from './slice-routes.ts';
import type { FastifyInstance, FastifySchema } from 'fastify';

/** Swagger UI's own, with our restrictions. */
const documentationPolicy = responsePolicy(
  "default-src 'self'",
  "img-src 'self' data:",
  "font-src 'self' data:",
);

/** OpenAPI 3.1 of the REST routes: `/documentation` for people, `/documentation/json` for programs. */
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
        { name: 'account', description: 'Sign-in, the current user, and anonymous visitors.' },
        { name: 'marketplace', description: 'The directory and the options of its filters.' },
        {
          name: 'panel',
          description: 'What schools and our own team do. `x-role` states who may make a call.',
        },
      ],
    },
    transform: (given) => jsonSchemaTransform({ ...given, schema: withErrors(given.schema, given.route) }),
    transformObject: withUsedSchemas,
  });
  await server.register(fastifySwaggerUi, { routePrefix: '/documentation', staticCSP: documentationPolicy });
}

/** A route's schema with its errors as responses. */
function withErrors(schema: FastifySchema, route: Parameters<typeof declaredErrors>[1]): FastifySchema {
  const errors = [...declaredErrors(schema, route)].map(([status, codes]) => {
    const described = codes.find((code) => schema.errorDetails?.[code]);
    return [status, errorWith(codes, described && schema.errorDetails?.[described])];
  });
  return { ...schema, response: { ...Object.fromEntries(errors), ...Object(schema.response) } };
}

const errorResponse = z.object({
  content: z.object({ 'application/json': z.object({ schema: z.object({ $ref: z.string() }) }) }),
});

/** Moves the responses of errors to the components, where the operations share them. */
function shareErrors(document: ReturnType<SwaggerTransformObject>): void {
  if (!('components' in document) || !document.components) return;
  const shared: Record<string, object> = {};
  for (const operation of Object.values(document.paths ?? {}).flatMap((path) => Object.values(path ?? {}))) {
    if (typeof operation !== 'object' || !('responses' in operation)) continue;
    for (const [status, response] of Object.entries(operation.responses ?? {})) {
      const { data } = errorResponse.safeParse(response);
      const name = data?.content['application/json'].schema.$ref.split('/').at(-1);
      if (status < '400' || name === undefined) continue;
      shared[name] = response;
      operation.responses = { ...operation.responses, [status]: { $ref: `#/components/responses/${name}` } };
    }
  }
  Object.assign(document.components, { responses: shared });
}

/**
 * Sorts schemas by name, so that their order does not depend on imports, and removes unused ones: each is generated
 * for requests and for responses, but used in only one of them.
 */
const withUsedSchemas: SwaggerTransformObject = (given) => {
  const document = jsonSchemaTransformObject(given);
  if (!('components' in document) || !document.components?.schemas) return document;
  shareErrors(document);
  const all = JSON.stringify(document);
  const used = Object.entries(document.components.schemas)
    .filter(([name]) => all.includes(`"#/components/schemas/${name}"`))
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  document.components.schemas = Object.fromEntries(used);
  return document;
};

/** Authentication schemes of callers (RO-02) for the OpenAPI document. */
const securitySchemes = {
  session: { type: 'http', scheme: 'bearer', description: 'The session token of the current user.' },
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

/** What each answers to a caller that it does not know. */
const rejections: Readonly<Record<SecurityScheme, readonly ServiceErrorCode[]>> = {
  session: ['UNAUTHORIZED'],
  operator: ['UNAUTHORIZED'],
  searchKey: ['UNAUTHORIZED', 'APPLICATION_NAME_MISSING'],
  paymentSignature: ['SIGNATURE_INVALID'],
};

/** Documents this scheme, and its errors, for the routes registered in the scope from here on. */
export function documentSecurity(scope: FastifyInstance, scheme: SecurityScheme): void {
  scope.addHook('onRoute', (route) => {
    const errors = [...(route.schema?.errors ?? []), ...rejections[scheme]];
    route.schema = { ...route.schema, security: [{ [scheme]: [] }], errors };
  });
}
