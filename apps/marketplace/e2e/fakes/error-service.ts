import { LoopbackServer } from './loopback-server.ts';

/** A report that the fake received. */
export interface Arrived {
  readonly path: string;
  readonly body: string;
  /** Its access token. */
  readonly token?: string | string[] | undefined;
}

/** Fake of Rollbar's host on loopback: receives the reports of browsers and servers. */
export interface ErrorService {
  readonly url: string;
  /** In order of arrival. */
  readonly reports: Arrived[];
  readonly stop: () => void;
}

const headers = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'content-type': 'application/json',
};

/** @param port a free one by default. */
export async function startErrorService(port?: number): Promise<ErrorService> {
  const reports: Arrived[] = [];
  const { url, stop } = await LoopbackServer.start((request, response, body) => {
    if (request.method === 'OPTIONS') return response.writeHead(204, headers).end();
    const token = request.headers['x-rollbar-access-token'];
    reports.push({ path: request.url ?? '', body: body.toString(), token });
    return response.writeHead(200, headers).end('{"err":0,"result":{}}');
  }, port);
  return { url, reports, stop };
}
