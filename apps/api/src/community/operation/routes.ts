import type { Database } from '../../platform/database/database.ts';
import { tenantHeaders, type ZodFastify } from '../../platform/http/slice-routes.ts';
import { operationBody } from './schema.ts';
import { findWaitingQueues } from './waiting-queues.ts';

/** GET /v3/panel/operation. On a scope behind `requireRole`. */
export function registerOperation(server: ZodFastify, database: Database): void {
  server.get(
    '/operation',
    {
      schema: {
        tags: ['panel'],
        summary: 'What waits for our team',
        role: 'operator',
        headers: tenantHeaders,
        response: { 200: operationBody },
      },
    },
    () => findWaitingQueues(database, new Date()),
  );
}
