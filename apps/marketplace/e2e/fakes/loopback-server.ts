import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Answers a request once its body is there. What it throws breaks the connection off. */
type Answer = (request: IncomingMessage, response: ServerResponse, body: Buffer) => unknown;

/** A server of the tests' own on loopback, in the place of one that is not ours or that has to fail. */
export class LoopbackServer {
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
  }

  /**
   * @param port any that is free, unless told.
   * @throws {Error} when the port is taken.
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
