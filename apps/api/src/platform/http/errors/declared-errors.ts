import type { FastifySchema } from 'fastify';
import { z } from 'zod';
import { errorStatuses, type ServiceErrorCode } from './service-error.ts';

declare module 'fastify' {
  interface FastifySchema {
    /** Error codes that only this route has; the contract adds those of every route (`declaredErrors`). */
    readonly errors?: readonly ServiceErrorCode[];
    /** What `details` holds of these errors of the route, if a slice above describes it. */
    readonly errorDetails?: Readonly<Partial<Record<ServiceErrorCode, z.ZodType>>>;
  }
}

/** The common format of all errors. */
export const errorBody = z
  .object({
    code: z.string().meta({ description: 'Stable, for programs. Each call lists its own.' }),
    message: z.string().meta({ description: 'For people; in Portuguese if a visitor may see it.' }),
    requestId: z.string().meta({ description: 'Also in the x-request-id header and in the log.' }),
    details: z
      .object({
        internalTransactionCode: z
          .string()
          .optional()
          .meta({ description: 'With STUDENT_ALREADY_RESERVED: the existing order.' }),
        currentPrice: z.int().optional().meta({
          description: 'With OFFER_PRICE_CHANGED: the monthly price with the discount, in centavos.',
        }),
        currentOffer: z.looseObject({}).optional().meta({
          description: 'With OFFER_CHANGED: the offer as it is now. The call describes it.',
        }),
        currentOrder: z.looseObject({}).optional().meta({
          description: 'With ORDER_CHANGED: the order as it is now. The call describes it.',
        }),
        currentText: z.looseObject({}).optional().meta({
          description: 'With TEXT_CHANGED: the question or review as it is now. The call describes it.',
        }),
        currentVisit: z.looseObject({}).optional().meta({
          description: 'With VISIT_CHANGED: the visit request as it is now. The call describes it.',
        }),
      })
      .optional()
      .meta({ description: 'Data that a program needs to recover from some errors.' }),
  })
  .meta({ id: 'Error' });

const shared = new Map<string, z.ZodType>();

/**
 * The response with one of these codes, for the contract, where calls with the same codes share it.
 *
 * @param details of some of these errors.
 */
export function errorWith(codes: readonly ServiceErrorCode[], details?: z.ZodType): z.ZodType {
  const id = [...codes, ...(details ? ['details'] : [])].join('.');
  const known = shared.get(id);
  if (known) return known;
  const own = { code: z.enum(codes), ...(details && { details: details.optional() }) };
  const schema = z.intersection(errorBody, z.looseObject(own)).meta({ id });
  shared.set(id, schema);
  return schema;
}

interface Route {
  readonly url: string;
  readonly method: string | readonly string[];
}

/**
 * The error codes of a route by status: its own, and those of what runs before its handler. Without 500, which no call expects.
 */
export function declaredErrors(
  { errors = [], headers }: FastifySchema,
  { url, method }: Route,
): ReadonlyMap<number, readonly ServiceErrorCode[]> {
  const codes = new Set<ServiceErrorCode>(['BAD_REQUEST', 'TOO_MANY_REQUESTS', 'UNAVAILABLE', ...errors]);
  if (headers instanceof z.ZodObject && 'x-tenant' in headers.shape)
    codes.add('TENANT_MISSING').add('TENANT_UNKNOWN');
  if (method !== 'GET') codes.add('PAYLOAD_TOO_LARGE').add('UNSUPPORTED_MEDIA_TYPE');
  // A path parameter may contain a control character, or be too long.
  const hasParameter = url.includes('/:');
  if (hasParameter) codes.add('NOT_FOUND');
  const declared = Map.groupBy<number, ServiceErrorCode>(
    [...codes].toSorted(),
    (code) => errorStatuses[code],
  );
  return hasParameter ? declared.set(414, ['BAD_REQUEST']) : declared;
}
