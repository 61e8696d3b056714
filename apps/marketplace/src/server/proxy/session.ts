import { randomUUID } from 'node:crypto';
import { clearSiteData } from '@melhor-escola/domain/clear-site-data';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { callHeaders, type ServiceCall } from './service-client.ts';
import { parseJson, type ServiceResponse } from './service-response.ts';

const day = 24 * 60 * 60;
/** CO-01: as long as the service's session lasts. */
const sessionSeconds = 30 * day;
/** As long as the service keeps a visitor. */
const visitorSeconds = 365 * day;

/** The form of every token of the service; nothing else goes into a header. */
const tokenForm = /^[\w-]{43}$/;
const valid = (text: string | undefined) => (text && tokenForm.test(text) ? text : undefined);

/** What a call does to the session: it starts one, or ends it: signing out whatever the response, a deletion when it succeeds. */
export type SessionEffect = 'start' | keyof typeof clearSiteData;

/** What a response says of the session. */
const sessionFields = z.looseObject({ token: z.string().optional(), code: z.string().optional() });

/**
 * The session of a browser: tokens are in cookies, which only this server reads and writes, and go to the service as headers (S1).
 *
 * The cookies are those of EN-17. Scripts may read all but `authentication_token`: `sessiontoken` says whose data on the device is (EN-02),
 * and `signed_in`, which has the token's lifetime, whether there is a current user to ask for (ST-02). With https the tokens' names begin
 * with `__Host-`, which no other host of the domain can write, and all are `Secure`.
 */
export class Session {
  readonly #secure: boolean;
  readonly #names: { readonly session: string; readonly visitor: string };

  /** @param siteUrl origin as visitors reach the site. */
  constructor(siteUrl: string) {
    this.#secure = siteUrl.startsWith('https:');
    const prefix = this.#secure ? '__Host-' : '';
    this.#names = { session: `${prefix}authentication_token`, visitor: `${prefix}sessiontoken` };
  }

  /** @returns the token of the current user's session, and that of the visitor, signed in or not (CA-06). */
  tokens({ headers }: FastifyRequest) {
    const cookies = parseCookie(headers.cookie ?? '');
    return { session: valid(cookies[this.#names.session]), visitor: valid(cookies[this.#names.visitor]) };
  }

  /** All headers of a call for the current user. */
  headers(request: FastifyRequest): Record<string, string> {
    const { session, visitor } = this.tokens(request);
    return {
      ...callHeaders(request.server.service.access, request),
      // By which people recognise their devices.
      'user-agent': request.headers['user-agent'] ?? '',
      ...(session && { authorization: `Bearer ${session}` }),
      ...(visitor && { 'x-session-token': visitor }),
    };
  }

  /**
   * Calls the service for the current user. A session that it has ended ends here too; a token is in no response to the browser, whatever
   * the call (S1).
   */
  async call(
    request: FastifyRequest,
    reply: FastifyReply,
    { effect, ...call }: ServiceCall & { readonly effect?: SessionEffect | undefined },
  ): Promise<ServiceResponse> {
    const response = await request.server.service.call(request, {
      ...call,
      headers: { ...call.headers, ...this.headers(request) },
    });
    const { status, body, headers } = response;
    const content = typeof body === 'string' ? parseJson(body) : undefined;
    const { token, ...rest } = sessionFields.safeParse(content).data ?? {};
    const visitor = headers.get('x-session-token');
    if (effect === 'signOut' || (effect === 'deletion' && status < 300)) {
      this.#clear(reply);
      reply.header('clear-site-data', clearSiteData[effect]);
    } else if (visitor !== null) this.#set(reply, this.#names.visitor, visitor, visitorSeconds);
    if (effect === 'start' && token !== undefined) this.#start(request, reply, token);
    // A wrong password is a 401 too, and ends nothing.
    if (status === 401 && rest.code === 'UNAUTHORIZED') this.#end(reply);
    return token === undefined ? response : { ...response, body: JSON.stringify(rest) };
  }

  #start(request: FastifyRequest, reply: FastifyReply, token: string): void {
    this.#set(reply, this.#names.session, token, sessionSeconds, { httpOnly: true });
    this.#set(reply, 'signed_in', '1', sessionSeconds);
    const { userHash } = parseCookie(request.headers.cookie ?? '');
    if (!userHash) this.#set(reply, 'userHash', randomUUID(), visitorSeconds);
  }

  #end(reply: FastifyReply): void {
    this.#set(reply, this.#names.session, '', 0, { httpOnly: true });
    this.#set(reply, 'signed_in', '', 0);
  }

  /** Ends the session and the visit: the next person on this computer is somebody else. */
  #clear(reply: FastifyReply): void {
    this.#end(reply);
    this.#set(reply, this.#names.visitor, '', 0);
    this.#set(reply, 'userHash', '', 0);
  }

  #set(reply: FastifyReply, name: string, value: string, maxAge: number, more = {}): void {
    const scope = { path: '/', sameSite: 'lax', secure: this.#secure } as const;
    reply.header('set-cookie', stringifySetCookie({ name, value, maxAge, ...scope, ...more }));
  }
}
