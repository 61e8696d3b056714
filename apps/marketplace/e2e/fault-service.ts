import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
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

/** How the collector alone behaves: as the rest of the service, or in one of the ways that browsers must bear. */
export type CollectorFault = 'none' | 'gone' | 'hanging' | 'busy' | 'session-over';

/** What came to the collector. */
export interface CollectedBatch {
  /** Faro's session. */
  readonly session: string | undefined;
}

/** The real service behind a switch: everything passes through to it, or fails as told. Real HTTP on loopback. */
export class FaultService {
  fault: Fault = 'none';
  collector: CollectorFault = 'none';
  readonly batches: CollectedBatch[] = [];
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
          if (request.url === '/collect') {
            service.batches.push({ session: sessionOf(Buffer.concat(chunks)) });
            if (service.collector !== 'none') return failToCollect(service.collector, response);
          }
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

/** Seconds after which a busy collector may be asked again. */
export const collectorRetryAfter = 60;

function failToCollect(fault: Exclude<CollectorFault, 'none'>, response: ServerResponse): void {
  if (fault === 'gone') response.socket?.destroy();
  if (fault === 'busy') response.writeHead(429, { 'retry-after': `${collectorRetryAfter}` }).end();
  if (fault === 'session-over') response.writeHead(202, { 'x-faro-session-status': 'invalid' }).end();
  // Longer than the site waits for it.
  if (fault === 'hanging') setTimeout(() => response.end(), 20_000).unref();
}

const batch = z.object({ meta: z.object({ session: z.object({ id: z.string() }).optional() }) });
const sessionOf = (body: Buffer): string | undefined =>
  batch.safeParse(JSON.parse(body.toString())).data?.meta.session?.id;
