import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { callHeaders, callService, type ServiceAccess, type ServiceAnswer } from '../service-call.ts';
import type { SessionCookies } from './session-cookies.ts';

export interface AccountAccess extends ServiceAccess {
  readonly cookies: SessionCookies;
}

/** One call of the account API. */
export interface AccountCall {
  readonly method: 'GET' | 'POST';
  /** Below /v3/account. */
  readonly path: string;
  readonly body?: object;
  /** The call ends the session, whatever is answered. */
  readonly endsSession?: boolean;
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
  { method, path, body, endsSession = false }: AccountCall,
): Promise<ServiceAnswer> {
  const { token, visit } = cookies.read(request);
  const answer = await callService(`${service.serviceUrl}/v3/account${path}`, {
    method,
    headers: {
      ...callHeaders(service, request),
      // By which people know their devices.
      'user-agent': request.headers['user-agent'] ?? '',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(visit && { 'x-session-token': visit }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { token: begun, ...rest } = contentOf(answer);
  if (endsSession) cookies.forget(reply);
  else if (answer.visit) cookies.keepVisit(reply, answer.visit);
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
