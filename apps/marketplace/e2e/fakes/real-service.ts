import type { IncomingMessage } from 'node:http';
import { serviceUrl } from '../site.ts';

/** What the service answered, as far as the site reads it. */
export interface RealAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: Buffer;
}

/** Passes a request of the site on to the service under test, as it came. */
export async function askRealService(
  { method = 'GET', url = '/', headers }: IncomingMessage,
  body: Buffer,
): Promise<RealAnswer> {
  // Of the connection to the stand-in, not of the request.
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
