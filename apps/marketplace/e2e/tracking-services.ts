import { createServer, type Server } from 'node:http';
import { rollbarPort, tagManagerPort } from './site.ts';

/** What has arrived at a stand-in. */
export interface Arrived {
  readonly path: string;
  readonly body: string;
}

/**
 * The tag manager's host and Rollbar's, on loopback: one gives a script that notes what is pushed into the data layer, the
 * other takes reports.
 */
export class TrackingServices {
  readonly tagManager: Arrived[] = [];
  readonly rollbar: Arrived[] = [];
  readonly #servers: readonly Server[];

  private constructor() {
    this.#servers = [
      createServer((request, response) => {
        this.tagManager.push({ path: request.url ?? '', body: '' });
        response
          .writeHead(200, { 'content-type': 'text/javascript' })
          .end("document.cookie = '_ga=GA1.1.111.222; path=/';");
      }),
      createServer((request, response) => {
        const headers = {
          'access-control-allow-origin': '*',
          'access-control-allow-headers': '*',
          'content-type': 'application/json',
        };
        if (request.method === 'OPTIONS') return void response.writeHead(204, headers).end();
        let body = '';
        request.on('data', (chunk: Buffer) => (body += String(chunk)));
        request.on('end', () => {
          this.rollbar.push({ path: request.url ?? '', body });
          response.writeHead(200, headers).end('{"err":0,"result":{}}');
        });
        return undefined;
      }),
    ];
  }

  static async start(): Promise<TrackingServices> {
    const services = new TrackingServices();
    const [tags, errors] = services.#servers;
    await Promise.all([listening(tags, tagManagerPort), listening(errors, rollbarPort)]);
    return services;
  }

  stop(): void {
    for (const server of this.#servers) {
      server.closeAllConnections();
      server.close();
    }
  }
}

const listening = (server: Server | undefined, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server?.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
