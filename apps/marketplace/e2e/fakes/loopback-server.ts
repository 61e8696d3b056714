import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Handles a request once its body has arrived. If it throws, the connection is closed. */
type Answer = (request: IncomingMessage, response: ServerResponse, body: Buffer) => unknown;

/** A fake server on loopback for third-party services and faults. */
export class LoopbackServer {
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
  }

  /**
   * @param port a free one by default.
   * @throws {Error} if the port is in use.
   */
  static async start(answer: Answer, port = 0): Promise<LoopbackServer> {
    const server = createServer((request, response) => {
      buffer(request)
        .then((body) => answer(request, response, body))
        .catch(() => request.socket.destroy());
    });
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(port, '127.0.0.1', resolve);
    });
    return new LoopbackServer(server);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  readonly stop = (): void => {
    this.#server.closeAllConnections();
    this.#server.close();
  };
}
