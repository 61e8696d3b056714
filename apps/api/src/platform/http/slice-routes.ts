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

/** A server or scope whose routes are typed by their zod schemas. */
export type ZodFastify = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** For the contract only: `requireTenant` runs before schema validation. */
export const tenantHeaders = z.object({
  'x-tenant': z.string().meta({ description: 'The calling site: one of TENANTS (RO-02).' }),
});

/** Query of a paginated list. */
export const listPageQuery = z.object({
  page: z.coerce.number<string>().int().min(1).max(10_000).default(1),
  size: z.coerce.number<string>().int().min(1).max(50).default(10),
});

/** Pages of a list; 1 for an empty one. @param size items of a page. */
export const countPages = (total: number, size: number): number => Math.max(1, Math.ceil(total / size));

/** Sets the size of a list: x-total-count, and x-total-pages (CA-05). */
export function setListHeaders(reply: FastifyReply, total: number, size: number): void {
  reply.header('x-total-count', total);
  reply.header('x-total-pages', countPages(total, size));
}

/** What the schemas of all calls of our team begin with. */
export const operatorCall = { tags: ['panel'], role: 'operator', headers: tenantHeaders } as const;
