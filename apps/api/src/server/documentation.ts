import fastifySwagger, { type SwaggerTransformObject } from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { errorBody } from './errors/error-handler.ts';
import { securitySchemes } from './security-schemes.ts';
import type { ZodFastify } from './zod-fastify.ts';

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
