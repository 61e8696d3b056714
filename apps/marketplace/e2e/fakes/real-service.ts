import type { IncomingMessage } from 'node:http';
import { serviceUrl } from '../site.ts';

/** The part of the service's response that the site reads. */
export interface RealAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: Buffer;
}

/** Forwards a request of the site unchanged to the service under test. */
export async function forwardToService(
  { method = 'GET', url = '/', headers }: IncomingMessage,
  body: Buffer,
): Promise<RealAnswer> {
  // Belongs to the connection to the fake, not to the request.
  const { host: _host, connection: _connection, 'content-length': _length, ...kept } = headers;
  const answer = await fetch(serviceUrl + url, {
    method,
    headers: Object.entries(kept).map(([name, value]): [string, string] => [name, String(value)]),
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  });
  return {
    status: answer.status,
    type: answer.headers.get('content-type') ?? 'application/json',
    body: Buffer.from(await answer.arrayBuffer()),
  };
}
