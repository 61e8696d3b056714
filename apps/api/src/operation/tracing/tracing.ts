import type { Environment } from '@melhor-escola/config/environment';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';

/** Traces of what the service does, sent to an OpenTelemetry collector. */
export interface Tracing {
  /** Makes a span of every request of this server, beneath the caller's where it names one (`traceparent`). */
  traceServer(server: FastifyInstance): void;
  /** Makes a span of every statement that a request runs on connections that this pool opens from now on. */
  tracePool(pool: Pool): void;
  /** Sends what is left, for a moment at the most. */
  stop(): Promise<void>;
}

/** Begins to trace, where there is somebody to send it to; otherwise not even the code of it is read. */
export async function startTracing({
  tracesUrl,
}: Pick<Environment, 'tracesUrl'>): Promise<Tracing | undefined> {
  if (tracesUrl === undefined) return undefined;
  const { startOtlpTracing } = await import('./otlp-tracing.ts');
  return startOtlpTracing(tracesUrl);
}
