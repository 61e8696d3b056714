import { clearSiteData } from '@melhor-escola/domain/clear-site-data';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { callHeaders, callService, type ServiceAccess, type ServiceAnswer } from '../proxy/service-call.ts';
import type { SessionCookies } from './session-cookies.ts';

export interface AccountAccess extends ServiceAccess {
  readonly cookies: SessionCookies;
}

/** One call of the account API. */
export interface AccountCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below /v3/account, with its query. */
  readonly path: string;
  readonly body?: object;
  /** Sent as it is, in the place of a body. */
  readonly file?: { readonly type: string; readonly bytes: Buffer };
  /** The call ends the session: signing out whatever is answered, a deletion once it was done. */
  readonly endsSession?: keyof typeof clearSiteData;
  /** By which the service knows a second try of the same. */
  readonly key?: string | string[] | undefined;
}

/** The headers of a call of the account API: those of every call, and who the visitor is, from cookies. */
export function visitorHeaders({ cookies, ...service }: AccountAccess, request: FastifyRequest) {
  const { token, visit } = cookies.read(request);
  return {
    ...callHeaders(service, request),
    // By which people know their devices.
    'user-agent': request.headers['user-agent'] ?? '',
    ...(token && { authorization: `Bearer ${token}` }),
    ...(visit && { 'x-session-token': visit }),
  };
}

const answered = z.looseObject({ token: z.string().optional(), code: z.string().optional() });

/**
 * Calls the account API for a visitor, whose tokens are in cookies: they go to the service as it knows them, and what it
 * answers of tokens goes into cookies and nowhere else (S1). A session that the service does not know any more ends here
 * too.
 */
export async function callAccount(
  { cookies, ...service }: AccountAccess,
  request: FastifyRequest,
  reply: FastifyReply,
  { method, path, body, file, endsSession, key }: AccountCall,
): Promise<ServiceAnswer> {
  const answer = await callService(request, `${service.serviceUrl}/v3/account${path}`, {
    method,
    headers: {
      ...visitorHeaders({ cookies, ...service }, request),
      ...(typeof key === 'string' && { 'idempotency-key': key }),
      ...(body && { 'content-type': 'application/json' }),
      ...(file && { 'content-type': file.type }),
    },
    ...(body && { body: JSON.stringify(body) }),
    ...(file && { body: new Uint8Array(file.bytes) }),
  });
  const { token: begun, ...rest } = contentOf(answer);
  if (endsSession === 'signOut' || (endsSession && answer.status < 300)) {
    cookies.forget(reply);
    reply.header('clear-site-data', clearSiteData[endsSession]);
  } else if (answer.visit) cookies.keepVisit(reply, answer.visit);
  if (begun !== undefined) cookies.begin(request, reply, begun);
  // A wrong password is a 401 too, and ends nothing.
  if (answer.status === 401 && rest.code === 'UNAUTHORIZED') cookies.end(reply);
  return begun === undefined ? answer : { ...answer, body: JSON.stringify(rest) };
}

function contentOf({ body }: ServiceAnswer): z.infer<typeof answered> {
  if (body === '') return {};
  try {
    return answered.safeParse(JSON.parse(body)).data ?? {};
  } catch {
    return {};
  }
}
