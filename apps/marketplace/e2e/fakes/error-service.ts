import { LoopbackServer } from './loopback-server.ts';

/** What has arrived at a stand-in. */
export interface Arrived {
  readonly path: string;
  readonly body: string;
  /** Whose token it came with. */
  readonly token?: string | string[] | undefined;
}

/** Rollbar's host on loopback: takes the reports of browsers and of servers. */
export interface ErrorService {
  readonly url: string;
  /** In the order in which they came. */
  readonly reports: Arrived[];
  readonly stop: () => void;
}

const headers = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'content-type': 'application/json',
};

/** @param port any that is free, unless told. */
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
