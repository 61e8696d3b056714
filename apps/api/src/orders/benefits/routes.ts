import { z } from 'zod';
import { today } from '@melhor-escola/domain/date';
import { and, asc, eq, gte, isNull, or } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import {
  listPageQuery,
  setListHeaders,
  tenantHeaders,
  type ZodFastify,
} from '../../platform/http/slice-routes.ts';
import { benefit } from '../../platform/database/order-schema.ts';

/** A partner's benefit for users (EN-09). */
const benefitBody = z
  .object({
    id: z.int(),
    title: z.string(),
    description: z.string(),
    partner: z.string(),
    category: z.string(),
    discount: z.string().meta({ description: "As it is shown: '20% de desconto'." }),
    link: z.string(),
    validUntil: z.iso.date().nullable().meta({ description: 'The last day; null for no end.' }),
    demo: z.boolean(),
  })
  .meta({ id: 'Benefit' });

/** GET /v3/account/user/benefits (CA-05): those that are valid today. On a scope behind `requireSignedIn`. */
export function registerBenefits(server: ZodFastify, database: Database): void {
  server.get(
    '/account/user/benefits',
    {
      schema: {
        tags: ['account'],
        summary: 'Benefits that partners offer to users',
        description: 'The headers x-total-count and x-total-pages contain the size of the list.',
        headers: tenantHeaders,
        querystring: listPageQuery.extend({
          category: z
            .string()
            .regex(/^\P{Cc}{1,80}$/u)
            .optional(),
        }),
        response: { 200: z.array(benefitBody) },
      },
    },
    async ({ query }, reply) => {
      const { benefits, total } = await findBenefits(database, query);
      setListHeaders(reply, total, query.size);
      return benefits;
    },
  );
}

interface BenefitFilter {
  /** All categories if absent. */
  readonly category?: string | undefined;
  /** The number of the page, from 1. */
  readonly page: number;
  readonly size: number;
}

/** A page of the benefits valid today, by category, and their total number. */
async function findBenefits({ db }: Database, { category, page, size }: BenefitFilter) {
  const condition = and(
    or(isNull(benefit.validUntil), gte(benefit.validUntil, today())),
    category ? eq(benefit.category, category) : undefined,
  );
  const total = await db.$count(benefit, condition);
  const benefits = await db
    .select()
    .from(benefit)
    .where(condition)
    .orderBy(asc(benefit.category), asc(benefit.id))
    .limit(size)
    .offset((page - 1) * size);
  return { benefits, total };
}
