import type { Environment } from '@melhor-escola/server-kit/environment';
import type { Tracing } from './otlp-tracing.ts';

/** Begins to trace, where there is somebody to send it to; otherwise not even the code of it is read. */
export async function startTracing({
  tracesUrl,
}: Pick<Environment, 'tracesUrl'>): Promise<Tracing | undefined> {
  if (tracesUrl === undefined) return undefined;
  const { startOtlpTracing } = await import('./otlp-tracing.ts');
  return startOtlpTracing(tracesUrl);
}
