import type { IncomingMessage } from 'node:http';

/** For how long the rest of a body is received. A gigabyte takes seconds within a data center; a phone stops sending when it reads the response. */
const DISCARD_MS = 30_000;

/**
 * Receives the rest of a rejected request's body and throws it away, for 30 s at most; then the connection is closed. Without it, a client
 * that still sends would never read the response: its next write fails (EPIPE) once the server has closed the connection.
 *
 * The response must not have `connection: close`, which Node obeys as soon as it is sent.
 */
export function discardBody(request: IncomingMessage): void {
  if (request.complete) return;
  const timer = setTimeout(() => request.destroy(), DISCARD_MS).unref();
  request.once('close', () => clearTimeout(timer));
  request.resume();
}
