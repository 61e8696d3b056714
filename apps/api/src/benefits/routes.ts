import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { tenantHeaders } from '../server/edge/tenant-headers.ts';
import { errorBody } from '../server/errors/error-handler.ts';
import { listPageQuery, setListHeaders } from '../server/list-page.ts';
import type { ZodFastify } from '../server/zod-fastify.ts';
import { findBenefits } from './benefits.ts';
import { benefitBody } from './schema.ts';

/** GET /v3/account/user/benefits (CA-05): those that are valid today. On a scope behind `requireSignedIn`. */
export function registerBenefits(server: ZodFastify, database: Database): void {
  server.get(
    '/account/user/benefits',
    {
      schema: {
        tags: ['account'],
        summary: 'What partners give to those who have an account',
        description: 'The headers x-total-count and x-total-pages say how long the list is.',
        headers: tenantHeaders,
        querystring: listPageQuery.extend({
          category: z
            .string()
            .regex(/^\P{Cc}{1,80}$/u)
            .optional(),
        }),
        response: {
          200: z.array(benefitBody),
          400: errorBody,
          401: errorBody,
          429: errorBody,
          503: errorBody,
        },
      },
    },
    async ({ query }, reply) => {
      const { benefits, total } = await findBenefits(database, query);
      setListHeaders(reply, total, query.size);
      return benefits;
    },
  );
}
