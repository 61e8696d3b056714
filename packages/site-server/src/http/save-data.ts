import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** `on` or `off`: the visitor's own choice, which precedes the browser's Save-Data header. */
const COOKIE = 'save_data';
const COOKIE_DAYS = 365;

/** Replaces the Save-Data header by the visitor's choice, so that everything that reads the header follows it (product 15). */
export function applySaveDataChoice(server: FastifyInstance): void {
  server.addHook('onRequest', ({ headers }, _reply, done) => {
    // Most requests have no such cookie, and a cached page is sent in less time than its cookies are parsed.
    if (headers.cookie?.includes(COOKIE)) {
      const { [COOKIE]: choice } = parseCookie(headers.cookie);
      if (choice === 'on') headers['save-data'] = 'on';
      if (choice === 'off') delete headers['save-data'];
    }
    done();
  });
}

/** Stores the choice from the form of the footer and returns to the page that it was on; home if the browser does not say which. */
export function storeSaveDataChoice(
  { siteUrl, homePath }: { readonly siteUrl: string; readonly homePath: string },
  request: FastifyRequest,
  choice: string | null,
  reply: FastifyReply,
): FastifyReply {
  const cookie = stringifySetCookie({
    name: COOKIE,
    value: choice === 'on' ? 'on' : 'off',
    path: '/',
    maxAge: COOKIE_DAYS * 24 * 60 * 60,
    sameSite: 'lax',
    secure: siteUrl.startsWith('https:'),
  });
  return reply
    .header('set-cookie', cookie)
    .header('cache-control', 'private, no-store')
    .redirect(sendingPage(request, siteUrl) ?? homePath, 303);
}

/** URL of the page that sent the form, if the browser says so. */
function sendingPage({ headers: { referer = '' } }: FastifyRequest, siteUrl: string): string | undefined {
  return URL.canParse(referer) && new URL(referer).origin === new URL(siteUrl).origin ? referer : undefined;
}
