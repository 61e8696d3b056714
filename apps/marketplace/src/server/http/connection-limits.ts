import { createServer, type RequestListener, type Server } from 'node:http';
import { refuseExpectations, refuseHostless } from './security-headers.ts';

/** Limits of one connection and of all together. Milliseconds, bytes. */
export interface ConnectionLimits {
  /** Until all headers of a request have arrived. */
  readonly headersTimeout: number;
  /** Until all of a request has arrived. */
  readonly requestTimeout: number;
  /** How long a connection is kept for the next request. */
  readonly keepAliveTimeout: number;
  /** How often the first two are checked. */
  readonly connectionsCheckingInterval: number;
  /** Without any traffic, as when a client does not read the response. */
  readonly silenceTimeout: number;
  /** Of a request's first line and headers together. */
  readonly maxHeaderSize: number;
  /** Further connections are closed as they come. */
  readonly maxConnections: number;
}

/** Node's server with limits against slow, oversized and too many requests. */
export function createLimitedServer(limits: ConnectionLimits, listener: RequestListener): Server {
  const { silenceTimeout, maxConnections, ...parsing } = limits;
  // A request without a host is rejected here, with our headers (S33).
  const server = createServer({ ...parsing, requireHostHeader: false }, (request, response) => {
    if (!refuseHostless(request, response)) listener(request, response);
  });
  refuseExpectations(server);
  server.timeout = silenceTimeout;
  server.maxConnections = maxConnections;
  return server;
}
