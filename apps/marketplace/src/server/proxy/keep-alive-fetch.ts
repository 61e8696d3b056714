import http from 'node:http';
import https from 'node:https';
import { text } from 'node:stream/consumers';

/**
 * `fetch`, as far as the calls of a page need it: text there, text back, an address of HTTP or HTTPS. Node's own is made for
 * streams and for what a browser forbids, and takes more of the processor for each of a page's half dozen calls (ADR 0019). A
 * connection is used again by the next call, as Node's agents do.
 *
 * @throws {Error} when there is no answer; the signal's own reason when it says so.
 */
export async function keepAliveFetch(
  input: string | URL | Request,
  init: RequestInit = {},
): Promise<Response> {
  const { method = 'GET', headers, body, signal } = init;
  signal?.throwIfAborted();
  const url = new URL(input instanceof Request ? input.url : input);
  const { request } = url.protocol === 'https:' ? https : http;
  const { promise, resolve, reject } = Promise.withResolvers<http.IncomingMessage>();
  const call = request(url, {
    method,
    headers: Object.fromEntries(new Headers(headers)),
  });
  const abort = () => call.destroy(signal?.reason);
  signal?.addEventListener('abort', abort, { once: true });
  call.once('response', resolve).once('error', reject);
  call.end(typeof body === 'string' ? body : undefined);
  try {
    const answer = await promise;
    const { statusCode = 502, statusMessage = '' } = answer;
    return new Response(statusCode === 204 || statusCode === 304 ? null : await text(answer), {
      status: statusCode,
      statusText: statusMessage,
      headers: headersOf(answer),
    });
  } catch (error) {
    // What breaks because it was given up says how, not why.
    signal?.throwIfAborted();
    throw error;
  } finally {
    signal?.removeEventListener('abort', abort);
  }
}

function headersOf({ headersDistinct }: http.IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(headersDistinct))
    for (const value of values) headers.append(name, value);
  return headers;
}
