import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What has arrived at a stand-in. */
export interface Arrived {
  readonly path: string;
  readonly body: string;
  /** Whose token it came with. */
  readonly token?: string | string[] | undefined;
}

const headers = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'content-type': 'application/json',
};

/** Rollbar's host on loopback: takes the reports of browsers and of servers. */
export class ErrorService {
  readonly reports: Arrived[] = [];
  readonly #server: Server = createServer((request, response) => {
    if (request.method === 'OPTIONS') return void response.writeHead(204, headers).end();
    let body = '';
    request.on('data', (chunk: Buffer) => (body += String(chunk)));
    request.on('end', () => {
      const token = request.headers['x-rollbar-access-token'];
      this.reports.push({ path: request.url ?? '', body, token });
      response.writeHead(200, headers).end('{"err":0,"result":{}}');
    });
    return undefined;
  });

  /** @param port any that is free, unless told. */
  static async start(port = 0): Promise<ErrorService> {
    const service = new ErrorService();
    await new Promise<void>((resolve, reject) => {
      service.#server.once('error', reject).listen(port, '127.0.0.1', resolve);
    });
    return service;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
