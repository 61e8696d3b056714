import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { deadlineOf } from '../http/deadline.ts';
import { logSilence, retryAfterSilence, runCall, type ServiceAccess } from '../proxy/service-call.ts';
import { isOurs, refuse } from './account-proxy.ts';
import { callAccount, visitorHeaders, type AccountAccess } from './call-account.ts';
import { SessionCookies } from './session-cookies.ts';

const path = '/v3/account/user/picture';

/** Bytes of the largest file that the service takes. */
const bodyLimit = 5 * 1024 * 1024;

/** What the service takes; it looks at the file itself. */
const types = ['image/jpeg', 'image/png', 'image/webp'];

/**
 * The picture of who is signed in, below /api: to its owner alone, kept by nobody (S12, S18), and from a page of this site alone
 * (S8). It is a file both ways, where all else of the account is JSON.
 */
export async function registerPictureProxy(
  server: FastifyInstance,
  { siteUrl, ...service }: ServiceAccess & { readonly siteUrl: string },
  { config }: RouteShorthandOptions,
): Promise<void> {
  const access: AccountAccess = { ...service, cookies: new SessionCookies(siteUrl) };
  await server.register(async (files) => {
    files.addContentTypeParser(types, { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
      done(null, body),
    );
    files.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return isOurs(request, siteUrl) ? undefined : refuse(reply);
    });

    files.get(path, { ...(config && { config }) }, async (request, reply) => {
      const answer = await readPicture(request, access);
      if (answer.picture) return reply.type('image/webp').send(answer.picture);
      if (answer.status === 503) reply.header('retry-after', retryAfterSilence);
      return reply.status(answer.status).send();
    });

    files.put(path, { bodyLimit, ...(config && { config }) }, async (request, reply) => {
      const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const type = request.headers['content-type'] ?? '';
      const { status, body, retryAfter } = await callAccount(access, request, reply, {
        method: 'PUT',
        path: '/user/picture',
        file: { type, bytes },
      });
      if (retryAfter) reply.header('retry-after', retryAfter);
      return reply.status(status).type('application/json; charset=utf-8').send(body);
    });
  });
}

interface PictureAnswer {
  readonly status: number;
  readonly picture?: Buffer;
}

/** Asks the service once, when it is the call's turn: 503 where nothing came. */
async function readPicture(request: FastifyRequest, access: AccountAccess): Promise<PictureAnswer> {
  const signal = deadlineOf(request);
  try {
    return await runCall(request, 'own', () => askForPicture(request, access, signal));
  } catch (err) {
    logSilence(request, err);
    return { status: 503 };
  }
}

async function askForPicture(
  request: FastifyRequest,
  access: AccountAccess,
  signal: AbortSignal,
): Promise<PictureAnswer> {
  const response = await fetch(access.serviceUrl + path, {
    headers: visitorHeaders(access, request),
    signal,
    redirect: 'error',
  });
  const isPicture = response.ok && response.headers.get('content-type') === 'image/webp';
  if (isPicture) return { status: 200, picture: Buffer.from(await response.arrayBuffer()) };
  await response.body?.cancel();
  return { status: response.ok ? 502 : response.status };
}
