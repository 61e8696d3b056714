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

/** Traces of the service, sent to an OpenTelemetry collector. */
export interface Tracing {
  /**
   * Creates a span for every request of this server, as a child of the caller's span (`traceparent`).
   *
   * @param isOurs whether the caller is one of our own programs: another one's span is ignored, or anyone could write into our traces.
   */
  traceServer(server: FastifyInstance, isOurs: (request: FastifyRequest) => boolean): void;
  /** Creates a span for every statement of a request on connections that this pool opens from now on. */
  tracePool(pool: Pool): void;
  /** Sends the remaining spans, with a short timeout. */
  stop(): Promise<void>;
}

/** Timeout per batch in milliseconds. Spans are dropped after it: tracing must not delay anything. */
const EXPORT_TIMEOUT_MS = 3_000;

/** Traces to an OTLP/HTTP receiver at this origin, with the protocol's standard paths. */
export function startOtlpTracing(origin: string): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${origin}/v1/traces`, timeoutMillis: EXPORT_TIMEOUT_MS });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'melhor-escola-api' }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: EXPORT_TIMEOUT_MS })],
  });
  const tracer = provider.getTracer('melhor-escola-api');
  /** The span of the current request. */
  const current = new AsyncLocalStorage<Span>();
  return {
    traceServer: (server, isOurs) =>
      traceRequests(server, {
        tracer,
        current,
        parentOf: (request) => (isOurs(request) ? callerOf(request) : ROOT_CONTEXT),
      }),
    tracePool: (pool) => traceQueries(pool, tracer, current),
    async stop() {
      // An unreachable collector is not an error.
      await provider.shutdown().catch(() => undefined);
    },
  };
}

function traceRequests(
  server: FastifyInstance,
  {
    tracer,
    current,
    parentOf,
  }: {
    readonly tracer: Tracer;
    readonly current: AsyncLocalStorage<Span>;
    readonly parentOf: (request: FastifyRequest) => Context;
  },
): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  server.addHook('onRequest', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    // No path, query or IP address: they contain personal data.
    const attributes = {
      'http.request.method': request.method,
      'http.route': route,
      'request.id': request.id,
    };
    const name = `${request.method} ${route}`;
    const span = tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, parentOf(request));
    spans.set(request, span);
    // Also emitted when the client disconnects.
    reply.raw.once('close', () => {
      span.setAttribute('http.response.status_code', reply.statusCode);
      if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
    current.run(span, done);
  });
  // Enter the context again, because reading a body continues in the connection's context.
  server.addHook('preHandler', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) current.run(span, done);
    else done();
  });
}

/** '00-{trace id}-{span id}-{flags}' (W3C Trace Context). */
const traceparent = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/;

/** The caller's span, if the header has one. */
function callerOf({ headers }: FastifyRequest): Context {
  const given = headers['traceparent'];
  const [, traceId = '', spanId = '', flags = ''] = traceparent.exec(String(given)) ?? [];
  if (!isValidTraceId(traceId) || !isValidSpanId(spanId)) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags, 16);
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}
