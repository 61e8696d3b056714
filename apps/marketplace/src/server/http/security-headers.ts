import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { parserErrorStatus } from '@melhor-escola/server-kit/parser-error';
import { closedContentSecurityPolicy } from './content-security-policy.ts';

/** On every response (S11, S33): Helmet's, and the policy of whatever is no page. Constant, so that a hook costs next to nothing. */
export const securityHeaders = {
  'content-security-policy': closedContentSecurityPolicy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
} as const;

/** Answers what Node's parser refuses, of which there is no request; nothing of it is said again or logged (S30). */
export function answerParserError(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status = parserErrorStatus(error);
  const headers = Object.entries({ ...securityHeaders, 'content-length': '0', connection: 'close' });
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}\r\n`);
  socket.destroySoon();
  return undefined;
}

/** Answers an expectation other than 100-continue, which Node would refuse without headers. */
export function refuseExpectations(server: Server): void {
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) =>
    refuse(response, 417),
  );
}

/** Answers a request without a host (RFC 9112, 3.2), as Node would but without headers. @returns whether it did. */
export function refuseHostless({ headers, httpVersion }: IncomingMessage, response: ServerResponse): boolean {
  if (headers.host !== undefined || httpVersion !== '1.1') return false;
  refuse(response, 400);
  return true;
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { ...securityHeaders, 'content-length': '0', connection: 'close' }).end();
}
