import type { FastifyInstance } from 'fastify';

/** By what callers show who they are (spec §6, RO-02), as the OpenAPI document has it. */
export const securitySchemes = {
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
