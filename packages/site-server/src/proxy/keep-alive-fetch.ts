import http from 'node:http';
import https from 'node:https';
import { buffer } from 'node:stream/consumers';

const redirectStatuses = new Set([301, 302, 303, 307, 308]);

/**
 * The subset of `fetch` that calls to the service need, on Node's HTTP client with keep-alive agents: sends text or bytes, and buffers
 * the response. A call takes a third less CPU than with Node's `fetch`: 0.18 to 0.22
 * ms instead of 0.31 to 0.33, alternating in one run.
 *
 * @throws {Error} without a response, and for a redirect: the service sends none, and the API key must not follow one to another host.
 *   The signal's reason when it aborts.
 */
export async function keepAliveFetch(
  input: string | URL | Request,
  { method = 'GET', headers, body, signal }: RequestInit = {},
): Promise<Response> {
  signal?.throwIfAborted();
  const url = new URL(input instanceof Request ? input.url : input);
  const { request } = url.protocol === 'https:' ? https : http;
  const bytes = bodyBytes(body);
  // Node omits the header for methods that rarely have a body.
  const length = bytes && { 'content-length': bytes.byteLength };
  const { promise, resolve, reject } = Promise.withResolvers<http.IncomingMessage>();
  try {
    request(url, {
      method,
      headers: { ...Object.fromEntries(new Headers(headers)), ...length },
      ...(signal && { signal }),
    })
      .once('response', resolve)
      .once('error', reject)
      .end(bytes);
    const response = await promise;
    const { statusCode: status = 502, statusMessage: statusText = '', headersDistinct } = response;
    const received = await buffer(response);
    if (redirectStatuses.has(status)) throw new Error(`${url.origin} responded with a redirect.`);
    return new Response(status === 204 || status === 304 ? null : received, {
      status,
      statusText,
      headers: Object.entries(headersDistinct).flatMap(([name, values = []]) =>
        values.map((value): [string, string] => [name, value]),
      ),
    });
  } catch (error) {
    // An aborted call fails with a socket error; the signal has the reason.
    signal?.throwIfAborted();
    throw error;
  }
}

function bodyBytes(body: RequestInit['body']): Uint8Array | undefined {
  if (body === undefined || body === null) return undefined;
  if (typeof body === 'string') return Buffer.from(body);
  if (body instanceof Uint8Array) return body;
  throw new TypeError('keepAliveFetch sends text or bytes.');
}
