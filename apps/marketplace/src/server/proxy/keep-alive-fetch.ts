import http from 'node:http';
import https from 'node:https';
import { buffer } from 'node:stream/consumers';

const redirectStatuses = new Set([301, 302, 303, 307, 308]);

/**
 * The part of `fetch` that calls of the service need, on Node's own HTTP client, whose agents keep connections alive: text or bytes out, the
 * whole body back. A call takes 40 % less CPU than with Node's `fetch` (ADR 0019).
 *
 * @throws {Error} when there is no response, or a redirect: the service has none, and a key must not follow one to another host. The
 *   signal's own reason when it aborts.
 */
export async function keepAliveFetch(
  input: string | URL | Request,
  { method = 'GET', headers, body, signal }: RequestInit = {},
): Promise<Response> {
  signal?.throwIfAborted();
  const url = new URL(input instanceof Request ? input.url : input);
  const { request } = url.protocol === 'https:' ? https : http;
  const { promise, resolve, reject } = Promise.withResolvers<http.IncomingMessage>();
  const sent = bytesOf(body);
  const call = request(url, {
    method,
    headers: {
      ...Object.fromEntries(new Headers(headers)),
      // Node leaves the length out for methods that rarely have a body.
      ...(sent && { 'content-length': sent.byteLength }),
    },
  });
  const abort = () => call.destroy(signal?.reason);
  signal?.addEventListener('abort', abort, { once: true });
  call.once('response', resolve).once('error', reject);
  call.end(sent);
  try {
    const response = await promise;
    const { statusCode: status = 502, statusMessage: statusText = '' } = response;
    const received = await buffer(response);
    if (redirectStatuses.has(status)) throw new Error(`${url.origin} answered with a redirect.`);
    return new Response(status === 204 || status === 304 ? null : received, {
      status,
      statusText,
      headers: headersOf(response),
    });
  } catch (error) {
    // An aborted call fails with how the socket closed; the signal knows why.
    signal?.throwIfAborted();
    throw error;
  } finally {
    signal?.removeEventListener('abort', abort);
  }
}

function bytesOf(body: RequestInit['body']): Uint8Array | undefined {
  if (body === undefined || body === null) return undefined;
  if (typeof body === 'string') return Buffer.from(body);
  if (body instanceof Uint8Array) return body;
  throw new TypeError('keepAliveFetch sends text or bytes.');
}

function headersOf({ headersDistinct }: http.IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(headersDistinct))
    for (const value of values) headers.append(name, value);
  return headers;
}
