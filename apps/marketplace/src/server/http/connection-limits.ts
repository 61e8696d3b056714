import { createServer, type RequestListener, type Server } from 'node:http';
import { refuseExpectations, refuseHostless } from './security-headers.ts';

/** What one connection, and all of them together, may take of the server. Milliseconds, bytes. */
export interface ConnectionLimits {
  /** Until all headers of a request are there. */
  readonly headersTimeout: number;
  /** Until all of a request is there. */
  readonly requestTimeout: number;
  /** How long a connection is kept for the next request. */
  readonly keepAliveTimeout: number;
  /** How often connections are looked at for the first two. */
  readonly connectionsCheckingInterval: number;
  /** How long nothing at all may pass: who does not read what is sent. */
  readonly silenceTimeout: number;
  /** Of a request's first line and headers together. */
  readonly maxHeaderSize: number;
  /** Connections at a time; the next are closed as they come. */
  readonly maxConnections: number;
}

/** A page's address is short; a header or a body from nobody we know is not worth waiting for. */
export const connectionLimits: ConnectionLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  // Longer than HAProxy keeps one, so that it never writes to a connection that we are closing.
  keepAliveTimeout: 72_000,
  connectionsCheckingInterval: 5_000,
  // Longer than any answer takes.
  silenceTimeout: 60_000,
  maxHeaderSize: 16 * 1024,
  // As many as HAProxy takes from visitors; each costs some 20 kB.
  maxConnections: 4_000,
};

/** Node's server, with limits for who is slow, says too much, or comes too often. */
export function createLimitedServer(limits: ConnectionLimits, listener: RequestListener): Server {
  const { silenceTimeout, maxConnections, ...parsing } = limits;
  // Who names no host is refused here, with our headers (S33).
  const server = createServer({ ...parsing, requireHostHeader: false }, (request, response) => {
    if (!refuseHostless(request, response)) listener(request, response);
  });
  refuseExpectations(server);
  server.timeout = silenceTimeout;
  server.maxConnections = maxConnections;
  return server;
}
