import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
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
      tags: [
        { name: 'places', description: 'Cities and neighborhoods.' },
        { name: 'marketplace', description: 'The directory and the choices its filters offer.' },
      ],
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  await server.register(fastifySwaggerUi, { routePrefix: '/documentation', staticCSP: true });
}
