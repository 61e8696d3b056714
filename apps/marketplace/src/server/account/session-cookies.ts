import { randomUUID } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

const day = 24 * 60 * 60;
/** CO-01: as long as the service's session lasts. */
const authenticationSeconds = 30 * day;
/** As long as the service remembers a visitor. */
const visitSeconds = 365 * day;

/** The form of every token of the service; what is not one is not passed on in a header. */
const tokenForm = /^[\w-]{43}$/;
const valid = (text: string | undefined) => (text && tokenForm.test(text) ? text : undefined);

/** What a visitor's cookies say. */
export interface SessionTokens {
  /** Of who is signed in. */
  readonly token: string | undefined;
  /** Of the visitor, signed in or not (CA-06). */
  readonly visit: string | undefined;
}

/**
 * The cookies of EN-17. `authentication_token` is the site's server's alone (S1). Pages may read the others:
 * `sessiontoken`, by which they know whether what they keep of the visitor is still true (EN-02), `userHash`, and
 * `signed_in`, which stands and falls with the token, so that a page knows without asking that there is nobody to ask for
 * (ST-02).
 *
 * With https the tokens' names begin with `__Host-`, which no other host of the domain can write, and all are `Secure`.
 */
export class SessionCookies {
  readonly #secure: boolean;
  readonly #names: { readonly token: string; readonly visit: string };

  /** @param siteUrl origin as visitors reach the site. */
  constructor(siteUrl: string) {
    this.#secure = siteUrl.startsWith('https:');
    const prefix = this.#secure ? '__Host-' : '';
    this.#names = { token: `${prefix}authentication_token`, visit: `${prefix}sessiontoken` };
  }

  read({ headers }: FastifyRequest): SessionTokens {
    const cookies = parseCookie(headers.cookie ?? '');
    return { token: valid(cookies[this.#names.token]), visit: valid(cookies[this.#names.visit]) };
  }

  /** The service has signed the visitor in. */
  begin(request: FastifyRequest, reply: FastifyReply, token: string): void {
    this.#set(reply, this.#names.token, token, authenticationSeconds, { httpOnly: true });
    this.#set(reply, 'signed_in', '1', authenticationSeconds);
    const { userHash } = parseCookie(request.headers.cookie ?? '');
    if (!userHash) this.#set(reply, 'userHash', randomUUID(), visitSeconds);
  }

  /** The service has made a token of the visitor. */
  keepVisit(reply: FastifyReply, visit: string): void {
    this.#set(reply, this.#names.visit, visit, visitSeconds);
  }

  /** The session is over: of nobody's use any more. */
  end(reply: FastifyReply): void {
    this.#set(reply, this.#names.token, '', 0, { httpOnly: true });
    this.#set(reply, 'signed_in', '', 0);
  }

  /** Signed out: who comes next on this computer is somebody else. */
  forget(reply: FastifyReply): void {
    this.end(reply);
    this.#set(reply, this.#names.visit, '', 0);
    this.#set(reply, 'userHash', '', 0);
  }

  #set(reply: FastifyReply, name: string, value: string, maxAge: number, more = {}): void {
    const cookie = stringifySetCookie({
      name,
      value,
      maxAge,
      path: '/',
      sameSite: 'lax',
      secure: this.#secure,
      ...more,
    });
    reply.header('set-cookie', cookie);
  }
}
