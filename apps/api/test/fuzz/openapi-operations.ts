import { panelRoles } from '@melhor-escola/domain/panel-role';
import { z } from 'zod';
import { securitySchemeNames } from '../../src/platform/http/documentation.ts';
import { jsonSchema, type JsonSchema } from './schema-arbitrary.ts';

const methodNames = { get: 'GET', put: 'PUT', post: 'POST', patch: 'PATCH', delete: 'DELETE' } as const;
const methodKeys = z.enum(['get', 'put', 'post', 'patch', 'delete']);

const content = z.record(z.string(), z.object({ schema: jsonSchema }));

const securityScheme = z.enum(securitySchemeNames);

const operationObject = z.object({
  /** Who may make a call of the panel. */
  'x-role': z.enum(panelRoles).optional(),
  security: z.array(z.partialRecord(securityScheme, z.array(z.string()))).default([]),
  parameters: z
    .array(
      z.object({
        in: z.enum(['path', 'query', 'header']),
        name: z.string(),
        required: z.boolean().default(false),
        schema: jsonSchema,
      }),
    )
    .default([]),
  requestBody: z.object({ required: z.boolean().default(false), content }).optional(),
  responses: z.record(
    z.string(),
    z.object({
      content: z.record(z.string(), z.unknown()).optional(),
      /** Of the components, for errors. */
      $ref: z.string().optional(),
    }),
  ),
});

const openApi = z.object({
  paths: z.record(z.string(), z.partialRecord(methodKeys, operationObject)),
  components: z.object({ schemas: z.record(z.string(), jsonSchema) }),
});

/** An operation of an OpenAPI document. */
export interface Operation extends z.infer<typeof operationObject> {
  readonly method: (typeof methodNames)[keyof typeof methodNames];
  /** With its parameters in braces: '/v3/cities/by-slug/{slug}'. */
  readonly path: string;
  /** 'GET /v3/cities/by-slug/{slug}' */
  readonly title: string;
}

/** All operations of the service's document, in its order. */
export function readOperations(document: object): {
  readonly operations: readonly Operation[];
  readonly schemas: Readonly<Record<string, JsonSchema>>;
} {
  const { paths, components } = openApi.parse(document);
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    methodKeys.options.flatMap((key) => {
      const operation = methods[key];
      const method = methodNames[key];
      return operation ? [{ ...operation, method, path, title: `${method} ${path}` }] : [];
    }),
  );
  return { operations, schemas: components.schemas };
}
