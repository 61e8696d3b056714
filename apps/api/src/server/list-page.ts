import type { FastifyReply } from 'fastify';
import { z } from 'zod';

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
