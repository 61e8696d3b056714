import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { serviceUrl } from './site.ts';

/** How the service behaves through the stand-in: as it is, late, or broken in one of the ways services break. */
export type Fault =
  | 'none'
  | { readonly lateBy: number }
  | 'status-500'
  | 'status-503'
  | 'malformed'
  | 'misshapen'
  | 'truncated'
  | 'gone';

/** The real service behind a switch: everything passes through to it, or fails as told. Real HTTP on loopback. */
export class FaultService {
  fault: Fault = 'none';
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async start(): Promise<FaultService> {
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        void (async () => {
          const { fault } = service;
          if (fault === 'gone') return request.socket.destroy();
          if (fault === 'status-500' || fault === 'status-503')
            return response
              .writeHead(Number(fault.slice(-3)), { 'content-type': 'application/json' })
              .end('{"message":"segredo interno"}');
          if (fault === 'malformed')
            return response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":');
          if (fault === 'misshapen')
            return response
              .writeHead(200, { 'content-type': 'application/json' })
              .end('{"data":{"schools":7,"schoolOffer":7},"activeOffers":{}}');
          if (typeof fault === 'object') await delay(fault.lateBy);
          const { method = 'GET', url = '/', headers } = request;
          const { host: _, connection: __, 'content-length': ___, ...kept } = headers;
          const body = chunks.length > 0 ? { body: Buffer.concat(chunks) } : {};
          const answer = await fetch(serviceUrl + url, {
            method,
            headers: kept as Record<string, string>,
            ...body,
          });
          const text = Buffer.from(await answer.arrayBuffer());
          response.writeHead(answer.status, {
            'content-type': answer.headers.get('content-type') ?? 'application/json',
            'content-length': text.length,
          });
          if (fault === 'truncated') {
            response.write(text.subarray(0, text.length / 2));
            return setTimeout(() => request.socket.destroy(), 20);
          }
          return response.end(text);
        })().catch(() => request.socket.destroy());
      });
    });
    const service = new FaultService(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
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
