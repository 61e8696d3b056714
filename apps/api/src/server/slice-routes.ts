import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyReply,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';

/** A server, or a scope of one, whose routes are typed by their zod schemas. */
export type ZodFastify = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** For the contract: `requireTenant` has checked it before a route's schema is looked at. */
export const tenantHeaders = z.object({
  'x-tenant': z.string().meta({ description: 'The site that calls: one of TENANTS (spec §6).' }),
});

/** The query of a list that is read by pages. */
export const listPageQuery = z.object({
  page: z.coerce.number<string>().int().min(1).max(10_000).default(1),
  size: z.coerce.number<string>().int().min(1).max(50).default(10),
});

/** Says how long the list is: x-total-count, and x-total-pages, which is 1 for an empty list (CA-05). */
export function setListHeaders(reply: FastifyReply, total: number, size: number): void {
  reply.header('x-total-count', total);
  reply.header('x-total-pages', Math.max(1, Math.ceil(total / size)));
}
