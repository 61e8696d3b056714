import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { parserErrorStatus } from '@melhor-escola/server-kit/parser-error';
import type { FastifyInstance } from 'fastify';
import { errorOfStatus, securityHeaders } from '../errors/error-handler.ts';

/**
 * Answers what never reaches a route, as every other error is answered and with the same security headers: Node's own answers
 * have neither.
 */
export function answerUnparsedRequests(server: FastifyInstance): void {
  server.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const { headers, body } = errorAnswer(417);
    response.writeHead(417, headers).end(body);
  });
  // Instead of Node's own check, which `requireHostHeader: false` turns off.
  server.addHook('onRequest', (request, _reply, done) => {
    const { headers, httpVersion } = request.raw;
    done(httpVersion === '1.1' && headers.host === undefined ? errorOfStatus(400) : undefined);
  });
}

/** Fastify's `clientErrorHandler`: what the HTTP parser refused, on the connection itself. */
export function answerParserError(error: Error, socket: Socket): void {
  // Whoever hung up hears nothing any more.
  if (!socket.writable || ('code' in error && error.code === 'ECONNRESET')) {
    socket.destroy();
    return;
  }
  const status = parserErrorStatus(error);
  const { headers, body } = errorAnswer(status);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
}

function errorAnswer(status: number) {
  const { code, message } = errorOfStatus(status);
  const requestId = randomUUID();
  const body = JSON.stringify({ code, message, requestId });
  const headers = {
    ...securityHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'x-request-id': requestId,
    connection: 'close',
  };
  return { headers, body };
}
