import { AsyncLocalStorage } from 'node:async_hooks';
import {
  isValidSpanId,
  isValidTraceId,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
  type Tracer,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { traceQueries } from './query-spans.ts';

/** Traces of what the service does, sent to an OpenTelemetry collector. */
export interface Tracing {
  /** Makes a span of every request of this server, beneath the caller's where it names one (`traceparent`). */
  traceServer(server: FastifyInstance): void;
  /** Makes a span of every statement that a request runs on connections that this pool opens from now on. */
  tracePool(pool: Pool): void;
  /** Sends what is left, for a moment at the most. */
  stop(): Promise<void>;
}

/** Milliseconds that a collector gets for a batch. What it does not take is lost: traces hold nobody up. */
const EXPORT_TIMEOUT_MS = 3_000;

/** Traces to an OTLP/HTTP receiver: the paths below its origin are the protocol's. */
export function startOtlpTracing(origin: string): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${origin}/v1/traces`, timeoutMillis: EXPORT_TIMEOUT_MS });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'melhor-escola-api' }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: EXPORT_TIMEOUT_MS })],
  });
  const tracer = provider.getTracer('melhor-escola-api');
  /** The span of the request on whose behalf code runs. */
  const current = new AsyncLocalStorage<Span>();
  return {
    traceServer: (server) => traceRequests(server, tracer, current),
    tracePool: (pool) => traceQueries(pool, tracer, current),
    async stop() {
      // A collector that is away is no reason to fail.
      await provider.shutdown().catch(() => undefined);
    },
  };
}

function traceRequests(server: FastifyInstance, tracer: Tracer, current: AsyncLocalStorage<Span>): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  server.addHook('onRequest', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    // No path, query or address: they hold what people typed, and who they are.
    const attributes = {
      'http.request.method': request.method,
      'http.route': route,
      'request.id': request.id,
    };
    const name = `${request.method} ${route}`;
    const span = tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, callerOf(request));
    spans.set(request, span);
    // Comes also when the caller hangs up.
    reply.raw.once('close', () => {
      span.setAttribute('http.response.status_code', reply.statusCode);
      if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
    current.run(span, done);
  });
  // Once more, because what reads a body goes on in the connection's name.
  server.addHook('preHandler', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) current.run(span, done);
    else done();
  });
}

/** '00-{trace id}-{span id}-{flags}' (W3C Trace Context). */
const traceparent = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/;

/** The caller's span, where it names one. */
function callerOf({ headers }: FastifyRequest): Context {
  const given = headers['traceparent'];
  const [, traceId = '', spanId = '', flags = ''] = traceparent.exec(String(given)) ?? [];
  if (!isValidTraceId(traceId) || !isValidSpanId(spanId)) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags, 16);
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}
