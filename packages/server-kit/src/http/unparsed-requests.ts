import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * On every response that is no page (S11, S33), `referrer-policy` besides, which differs by server. Helmet's values, as a constant: responses that
 * are sent before any hook runs need them too, and the site's cached pages have no time for Helmet (P5). Without Helmet's headers for Flash, `x-frame-options` (`frame-ancestors` replaces it) and those
 * for browsers that we do not support: each response would carry 180 bytes more.
 */
export const securityHeaders = {
  'content-security-policy': "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
} as const;

/** How a server answers a status that none of its routes gives. */
export interface UnparsedAnswer {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Answers what never reaches a route: Node's own answers have no security headers. The server needs the option
 * `http: { requireHostHeader: false }`.
 */
export class UnparsedRequests {
  readonly #answerTo: (status: number) => UnparsedAnswer;

  constructor(answerTo: (status: number) => UnparsedAnswer) {
    this.#answerTo = answerTo;
  }

  /** Fastify's `clientErrorHandler`: what the HTTP parser rejected, on the connection itself. None of it is repeated or logged (S30). */
  readonly onParserError = (error: Error, socket: Socket): void => {
    const code = 'code' in error ? String(error.code) : '';
    if (code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = parserErrorStatus[code] ?? 400;
    const { headers, body } = this.#answer(status);
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
    socket.destroySoon();
  };

  /** Answers an expectation other than 100-continue, and a request without a host (RFC 9112, 3.2). */
  register(server: FastifyInstance): void {
    server.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
      const { headers, body } = this.#answer(417);
      response.writeHead(417, headers).end(body);
    });
    server.addHook('onRequest', (request, reply, done) => {
      if (request.headers.host !== undefined || request.raw.httpVersion !== '1.1') return done();
      const { headers, body } = this.#answer(400);
      return void reply.code(400).headers(headers).send(body);
    });
  }

  #answer(status: number): UnparsedAnswer {
    const { headers, body } = this.#answerTo(status);
    const length = { 'content-length': String(Buffer.byteLength(body)), connection: 'close' };
    return { headers: { ...securityHeaders, ...headers, ...length }, body };
  }
}

const parserErrorStatus: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};
