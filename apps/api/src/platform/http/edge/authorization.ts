import fastifyBasicAuth from '@fastify/basic-auth';
import type { Environment } from '@melhor-escola/server-kit/environment';
import { timingSafeEqualText } from '@melhor-escola/server-kit/timing-safe-equal';
import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify';
import { isIP } from 'node:net';
import type { Database } from '../../database/database.ts';
import { clientAddress, createRateLimit, type RateLimitRule } from '../../rate-limits/rate-limit.ts';
import { ServiceError } from '../errors/service-error.ts';

function header(request: Pick<FastifyRequest, 'headers'>, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Requires a tenant on every call: 400 when it is missing or unknown (RO-02). */
export function requireTenant(tenants: readonly string[]): onRequestHookHandler {
  return (request, _reply, done) => {
    const tenant = header(request, 'x-tenant');
    if (tenant === undefined) {
      done(new ServiceError('TENANT_MISSING', 'Informe o cabeçalho x-tenant.'));
    } else if (!tenants.includes(tenant)) {
      done(new ServiceError('TENANT_UNKNOWN', 'O cabeçalho x-tenant não é de um site conhecido.'));
    } else {
      done();
    }
  };
}

/** Whether the caller has one of the search keys, like the site's server only. */
export function hasSearchKey(
  request: Pick<FastifyRequest, 'headers'>,
  searchApiKeys: readonly string[],
): boolean {
  const given = header(request, 'x-api-key') ?? '';
  // All are compared, whichever is the same.
  return searchApiKeys.map((key) => timingSafeEqualText(given, key)).includes(true);
}

/** Requires the search key (401) and the application name (400) on search calls (RO-02). */
export function requireSearchKey(searchApiKeys: readonly string[]): onRequestHookHandler {
  return (request, _reply, done) => {
    if (!hasSearchKey(request, searchApiKeys)) {
      done(new ServiceError('UNAUTHORIZED', 'O cabeçalho x-api-key está ausente ou incorreto.'));
    } else if (header(request, 'x-application-name') === undefined) {
      done(new ServiceError('APPLICATION_NAME_MISSING', 'Informe o cabeçalho x-application-name.'));
    } else {
      done();
    }
  };
}

/** Wrong passwords per address before further ones are rejected unchecked. */
const passwordRule: RateLimitRule = { tries: 10, seconds: 60 };

export interface OperatorAccess {
  readonly environment: Pick<Environment, 'apiBasicUser' | 'apiBasicPassword'>;
  readonly database: Database;
}

/**
 * Restricts this scope to the operator, with the user and password of the environment by basic authorization. Browsers ask for both.
 * Wrong ones are limited per address, in all processes together (429), without limiting the operator's own calls.
 *
 * @param unless exempts requests from authorization.
 */
export async function requireOperator(
  scope: FastifyInstance,
  { environment, database }: OperatorAccess,
  unless: (request: FastifyRequest) => boolean = () => false,
): Promise<void> {
  const wrongPasswords = createRateLimit(database, 'operator', passwordRule);
  await scope.register(fastifyBasicAuth, {
    authenticate: { realm: 'operator' },
    async validate(user, password, request) {
      const address = clientAddress(request);
      // Before the comparison, so that no number of parallel guesses exceeds the limit.
      await wrongPasswords.count(address).catch(ignoreDatabaseFailure);
      // Both are compared, whatever the first gives.
      const same = [
        timingSafeEqualText(user, environment.apiBasicUser),
        timingSafeEqualText(password, environment.apiBasicPassword),
      ];
      if (same.every(Boolean)) return wrongPasswords.forgive(address).catch(ignoreDatabaseFailure);
      throw new ServiceError('UNAUTHORIZED', 'As credenciais estão ausentes ou incorretas.');
    },
  });
  scope.addHook('onRequest', (request, reply, done) => {
    if (unless(request)) done();
    else scope.basicAuth(request, reply, done);
  });
}

/** The operator needs access most while the database fails. */
function ignoreDatabaseFailure(error: unknown): void {
  if (error instanceof ServiceError) throw error;
}

/**
 * Sets `request.ip` to the visitor's address for calls from the site's server. The site need not be among
 * `TRUSTED_PROXIES`: the search key authenticates it, so its `x-forwarded-for` is trusted. For all others,
 * `x-forwarded-for` is handled by Fastify's `trustProxy` (S7).
 *
 * The site forwards a single address, so the entry just beyond the site itself is the visitor, and no further one is
 * read.
 */
export function trustSiteAddress(searchApiKeys: readonly string[]): onRequestHookHandler {
  return (request, _reply, done) => {
    const forwarded = request.headers['x-forwarded-for'];
    if (typeof forwarded === 'string' && hasSearchKey(request, searchApiKeys)) {
      // Nearest first, like `request.ips`, which starts with the connection's own address.
      const addresses = forwarded.split(',').toReversed();
      const next = addresses[(request.ips ?? [request.ip]).length - 1]?.trim() ?? '';
      if (isIP(next) !== 0) Object.defineProperty(request, 'ip', { value: next });
    }
    done();
  };
}
