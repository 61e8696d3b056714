import fastifyBasicAuth from '@fastify/basic-auth';
import type { Environment } from '@melhor-escola/server-kit/environment';
import { timingSafeEqualText } from '@melhor-escola/server-kit/timing-safe-equal';
import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify';
import { ServiceError } from '../errors/service-error.ts';
import { isIP } from 'node:net';

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Every call names its tenant: 400 when it names none, or one that is not ours (spec §6, RO-02). */
export function requireTenant(tenants: readonly string[]): onRequestHookHandler {
  return (request, _reply, done) => {
    const tenant = header(request, 'x-tenant');
    if (tenant === undefined) {
      done(new ServiceError(400, 'TENANT_MISSING', 'Informe o cabeçalho x-tenant.'));
    } else if (!tenants.includes(tenant)) {
      done(new ServiceError(400, 'TENANT_UNKNOWN', 'O cabeçalho x-tenant não é de um site conhecido.'));
    } else {
      done();
    }
  };
}

/** Whether the caller holds the search key, which only the site's server does. */
export function holdsSearchKey(request: FastifyRequest, searchApiKey: string): boolean {
  return timingSafeEqualText(header(request, 'x-api-key') ?? '', searchApiKey);
}

/** Calls of the search carry its key and the name of the application (spec §7, RO-02): else 401, and 400. */
export function requireSearchKey(searchApiKey: string): onRequestHookHandler {
  return (request, _reply, done) => {
    if (!holdsSearchKey(request, searchApiKey)) {
      done(new ServiceError(401, 'UNAUTHORIZED', 'O cabeçalho x-api-key está ausente ou incorreto.'));
    } else if (header(request, 'x-application-name') === undefined) {
      done(new ServiceError(400, 'APPLICATION_NAME_MISSING', 'Informe o cabeçalho x-application-name.'));
    } else {
      done();
    }
  };
}

/** Wrong credentials that one address may try in a minute before none are looked at any more. */
const MAX_ATTEMPTS_PER_MINUTE = 10;

/**
 * Lets only the operator into this server's scope: the user and password of the environment, by basic authorization.
 * Guessing is slowed down (429) without limiting the operator's own calls.
 *
 * @param unless who may come in without.
 */
export async function requireOperator(
  scope: FastifyInstance,
  environment: Pick<Environment, 'apiBasicUser' | 'apiBasicPassword'>,
  unless: (request: FastifyRequest) => boolean = () => false,
): Promise<void> {
  const countTry = scope.createRateLimit({
    max: MAX_ATTEMPTS_PER_MINUTE,
    timeWindow: '1 minute',
    allowList: () => false,
  });
  await scope.register(fastifyBasicAuth, {
    authenticate: { realm: 'operator' },
    async validate(user, password, request, reply) {
      const tries = await countTry(request, { increment: false });
      if (!tries.isAllowed && tries.remaining === 0) {
        reply.header('retry-after', tries.ttlInSeconds);
        throw new ServiceError(429, 'TOO_MANY_REQUESTS', 'Muitas tentativas. Aguarde um minuto.');
      }
      // Both are compared, whatever the first gives.
      const same = [
        timingSafeEqualText(user, environment.apiBasicUser),
        timingSafeEqualText(password, environment.apiBasicPassword),
      ];
      if (same.every(Boolean)) return;
      await countTry(request);
      throw new ServiceError(401, 'UNAUTHORIZED', 'As credenciais estão ausentes ou incorretas.');
    },
  });
  scope.addHook('onRequest', (request, reply, done) => {
    if (unless(request)) done();
    else scope.basicAuth(request, reply, done);
  });
}

/**
 * Makes `request.ip` the visitor's where the site's server calls for one. Its address is no secret and need not be among
 * `TRUSTED_PROXIES`; the search key is what proves it, and so what it says of its visitor is believed. Everyone else's
 * `x-forwarded-for` counts for what Fastify's `trustProxy` makes of it (S7).
 *
 * The site passes on a single address, so one step beyond the site itself is the visitor, and nothing further is read.
 */
export function trustSiteAddress(searchApiKey: string): onRequestHookHandler {
  return (request, _reply, done) => {
    const forwarded = request.headers['x-forwarded-for'];
    if (typeof forwarded === 'string' && holdsSearchKey(request, searchApiKey)) {
      // From the nearest to the furthest, as `request.ips` has them: the connection's own address comes first.
      const addresses = forwarded.split(',').toReversed();
      const next = addresses[(request.ips ?? [request.ip]).length - 1]?.trim() ?? '';
      if (isIP(next) !== 0) Object.defineProperty(request, 'ip', { value: next });
    }
    done();
  };
}
