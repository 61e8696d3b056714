import type { Environment } from '@melhor-escola/server-kit/environment';
import type { Database } from '../database/database.ts';
import type { ZodFastify } from '../server/zod-fastify.ts';
import { followRedirects } from './follow-redirects.ts';
import type { RedirectContext } from './redirect-context.ts';
import { registerRedirectLookup } from './routes/lookup.ts';

/**
 * The lookup of redirects (RT-17), below /v3; the rules are read once the server is ready, and followed until it closes.
 *
 * @returns what the operator's routes need.
 */
export function registerRedirectRoutes(
  scope: ZodFastify,
  { environment, database }: { readonly environment: Environment; readonly database: Database },
): RedirectContext {
  const followed = followRedirects(database, environment, scope.log);
  scope.addHook('onListen', async () => followed.start());
  scope.addHook('onClose', () => followed.stop());
  registerRedirectLookup(scope, { followed });
  return { database, sites: environment, followed };
}
