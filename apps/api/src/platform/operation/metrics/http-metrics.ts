import type { FastifyInstance } from 'fastify';
import { Gauge, Histogram, type Registry } from 'prom-client';

/** Seconds. From a city page to the timeout. */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

/**
 * Measures requests by method, route and status, and counts those in flight. The route label is its pattern, or
 * 'none', so that user input never becomes a label.
 */
export function measureHttp(server: FastifyInstance, registry: Registry): void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the first byte of a request to the last of its response.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  });
  let atWork = 0;
  const inFlight: Gauge = new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests in flight.',
    registers: [registry],
    collect: () => inFlight.set(atWork),
  });
  const ended = (): void => {
    atWork -= 1;
  };
  // Looking up a series by its labels is slower than counting, so cache it.
  const series = new Map<string, { observe(seconds: number): void }>();

  server.addHook('onRequest', (_request, reply, done) => {
    atWork += 1;
    // Also emitted when the client disconnects, unlike onResponse.
    reply.raw.once('close', ended);
    done();
  });
  server.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    const route = request.routeOptions.url ?? 'none';
    const status = String(reply.statusCode);
    const key = `${method} ${status} ${route}`;
    let found = series.get(key);
    if (!found) series.set(key, (found = durations.labels({ method, route, status })));
    found.observe(reply.elapsedTime / 1000);
    done();
  });
}
