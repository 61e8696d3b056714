import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { securityHeaders } from './security-headers.ts';

/** A server's response to a request that reaches no route. */
export interface UnparsedResponse {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A request that was parsed up to its body, and its response. */
interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/**
 * Responds to requests that never reach a route, because Node's own responses have no security headers. The server needs the
 * option `http: { requireHostHeader: false }`.
 */
export class UnparsedRequests {
  readonly #responseTo: (status: number) => UnparsedResponse;
  /** The last exchange of each connection. */
  readonly #last = new WeakMap<Socket, Exchange>();

  constructor(responseTo: (status: number) => UnparsedResponse) {
    this.#responseTo = responseTo;
  }

  /**
   * Fastify's `clientErrorHandler`: responds to requests that the HTTP parser rejected. Never echoes or logs them (S30). A request gets
   * one response: if its body is invalid and its response has begun, or an earlier one is not finished, the connection is closed instead.
   */
  readonly onParserError = (error: Error, socket: Socket): void => {
    const code = 'code' in error ? String(error.code) : '';
    if (code === 'ECONNRESET' || !socket.writable || !this.#mayRespond(socket)) {
      socket.destroy();
      return;
    }
    const status = parserErrorStatus[code] ?? 400;
    const { headers, body } = this.#responseWithHeaders(status);
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
    socket.destroySoon();
  };

  /** Rejects expectations other than 100-continue, and requests without a host (RFC 9112, 3.2). */
  register(server: FastifyInstance): void {
    server.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      this.#last.set(request.socket, { request, response });
    });
    server.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
      const { headers, body } = this.#responseWithHeaders(417);
      response.writeHead(417, headers).end(body);
    });
    server.addHook('onRequest', (request, reply, done) => {
      if (request.headers.host !== undefined || request.raw.httpVersion !== '1.1') return done();
      const { headers, body } = this.#responseWithHeaders(400);
      return void reply.code(400).headers(headers).send(body);
    });
  }

  #mayRespond(socket: Socket): boolean {
    const last = this.#last.get(socket);
    if (!last) return true;
    // Invalid is either the body of the last request, or what follows it.
    return last.request.complete ? last.response.writableFinished : !last.response.headersSent;
  }

  #responseWithHeaders(status: number): UnparsedResponse {
    const { headers, body } = this.#responseTo(status);
    const length = { 'content-length': String(Buffer.byteLength(body)), connection: 'close' };
    return { headers: { ...securityHeaders, ...headers, ...length }, body };
  }
}

const parserErrorStatus: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};
