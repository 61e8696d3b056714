import { createRequire } from 'node:module';
import FastifyOtelInstrumentation from '@fastify/otel';
import { context, propagation } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider, type SpanProcessor } from '@opentelemetry/sdk-trace';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Traces of the service, sent to an OpenTelemetry collector. */
export interface Tracing {
  /**
   * Creates a span for every request of this server, as a child of the caller's span (`traceparent`), and below it one
   * for each statement and each wait for a connection. Work outside a request has none.
   *
   * @param isOurs whether the caller is one of our own programs: another one's span is ignored, or anyone could write into our traces.
   */
  traceServer(server: FastifyInstance, isOurs: (request: FastifyRequest) => boolean): void;
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
    // In this order: a span is redacted before it is sent.
    spanProcessors: [redaction, new BatchSpanProcessor({ exporter, exportTimeoutMillis: EXPORT_TIMEOUT_MS })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const statements = traceStatements();
  const requests = new FastifyOtelInstrumentation({
    instrumentHooks: false,
    instrumentHandler: false,
    recordExceptions: false,
    requestHook(span, request) {
      const route = request.routeOptions.url ?? 'none';
      span.updateName(`${request.method} ${route}`);
      span.setAttributes({ 'http.route': route, 'request.id': request.id });
    },
  });
  for (const instrumentation of [statements, requests]) instrumentation.setTracerProvider(provider);
  return {
    traceServer(server, isOurs) {
      server.addHook('onRequest', (request, _reply, done) => {
        if (!isOurs(request)) delete request.headers['traceparent'];
        done();
      });
      requests.plugin()(server, {}, () => undefined);
      // Enter the context again, because reading a body continues in the connection's context.
      server.addHook('preHandler', (request, _reply, done) => {
        const current = request.opentelemetry().context;
        if (current) context.with(current, done);
        else done();
      });
    },
    async stop() {
      statements.disable();
      // An unreachable collector is not an error.
      await provider.shutdown().catch(() => undefined);
      context.disable();
      propagation.disable();
    },
  };
}

function traceStatements(): PgInstrumentation {
  const statements = new PgInstrumentation({
    requireParentSpan: true,
    requestHook(span, { query }) {
      // The first word: 'SELECT', 'WITH', 'BEGIN'.
      const operation = /^\s*(\w+)/.exec(query.text)?.[1]?.toUpperCase() ?? 'UNKNOWN';
      span.updateName(`postgresql ${operation}`);
      span.setAttribute('db.operation.name', operation);
    },
  });
  // The instrumentation patches what is required from now on, also what was imported before; the connections of a pool are those of 'pg'.
  const require = createRequire(import.meta.resolve('pg'));
  for (const name of ['pg', 'pg-pool']) require(name);
  return statements;
}

/** Attributes that are sent. Not among them: paths, addresses of clients and statements, which contain personal data. */
const sentAttributes = new Set([
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'request.id',
  'db.system.name',
  'db.operation.name',
]);

/** Removes everything from a span that could contain personal data, also messages of errors, which quote values. */
const redaction: SpanProcessor = {
  onStart: () => undefined,
  onEnd(span) {
    for (const name of Object.keys(span.attributes)) {
      if (!sentAttributes.has(name)) delete span.attributes[name];
    }
    delete span.status.message;
  },
  forceFlush: () => Promise.resolve(),
  shutdown: () => Promise.resolve(),
};
