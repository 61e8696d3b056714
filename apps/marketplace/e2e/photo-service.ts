import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { serviceUrl } from './site.ts';

/** The real service, but every school has photos, and the host they are on. Real HTTP on loopback. */
export class PhotoService {
  readonly #service: Server;
  readonly #photos: Server;

  private constructor(service: Server, photos: Server) {
    this.#service = service;
    this.#photos = photos;
  }

  static async start(names: readonly string[]): Promise<PhotoService> {
    const photo = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#7a9' } })
      .jpeg()
      .toBuffer();
    const photos = createServer((_request, response) =>
      response.writeHead(200, { 'content-type': 'image/jpeg' }).end(photo),
    );
    await listening(photos);
    const images = JSON.stringify(names.map((name) => `${originOf(photos)}/${name}.jpg`));
    const service = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        void (async () => {
          const { 'x-api-key': key = '', 'x-tenant': tenant = '', 'content-type': type } = request.headers;
          const answer = await fetch(serviceUrl + (request.url ?? '/'), {
            method: request.method ?? 'GET',
            headers: {
              'x-api-key': String(key),
              'x-tenant': String(tenant),
              'x-application-name': 'marketplace',
              ...(type && { 'content-type': type }),
            },
            ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
          });
          const text = await answer.text();
          response
            .writeHead(answer.status, { 'content-type': 'application/json' })
            .end(text.replaceAll('"images":[]', `"images":${images}`));
        })().catch(() => request.socket.destroy());
      });
    });
    await listening(service);
    return new PhotoService(service, photos);
  }

  get url(): string {
    return originOf(this.#service);
  }

  /** Where the photos are. */
  get photoHost(): string {
    return originOf(this.#photos);
  }

  stop(): void {
    for (const server of [this.#service, this.#photos]) {
      server.closeAllConnections();
      server.close();
    }
  }
}

const listening = (server: Server) => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

const originOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
