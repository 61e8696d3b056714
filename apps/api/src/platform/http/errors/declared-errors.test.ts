import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openApiDocument } from '../../../../test/openapi-document.ts';
import { readOperations } from '../../../../test/fuzz/openapi-operations.ts';

const declared = z.object({
  allOf: z.tuple([
    z.object({ $ref: z.literal('#/components/schemas/Error') }),
    z.object({ properties: z.object({ code: z.object({ enum: z.array(z.string()).min(1) }) }) }),
  ]),
});
const document = await openApiDocument();
const { operations } = readOperations(document);
const { components } = z
  .object({ components: z.object({ schemas: z.record(z.string(), z.unknown()) }) })
  .parse(document);

/** The error codes of an operation, by status. */
function errorCodesByStatus({ responses }: (typeof operations)[number]): Record<string, readonly string[]> {
  const errors = Object.entries(responses).filter(([status]) => status >= '400');
  return Object.fromEntries(
    errors.map(([status, { $ref = '' }]) => {
      const schema = components.schemas[$ref.replace('#/components/responses/', '')];
      return [status, declared.parse(schema).allOf[1].properties.code.enum];
    }),
  );
}

describe('ER-01 error codes in the contract', () => {
  it.each(operations)('$title lists them for each status', (operation) => {
    expect(errorCodesByStatus(operation)).toMatchObject({ 429: ['TOO_MANY_REQUESTS'], 503: ['UNAVAILABLE'] });
  });

  it('are those of the call and of what runs before it', () => {
    const reserve = operations
      .filter(({ title }) => title === 'POST /v3/account/user/orders')
      .map(errorCodesByStatus);
    expect(reserve).toMatchObject([
      {
        400: ['BAD_REQUEST', 'TENANT_MISSING', 'TENANT_UNKNOWN'],
        401: ['UNAUTHORIZED'],
        403: ['CPF_REQUIRED'],
        404: ['OFFER_NOT_FOUND'],
        413: ['PAYLOAD_TOO_LARGE'],
        415: ['UNSUPPORTED_MEDIA_TYPE'],
      },
    ]);
  });
});
