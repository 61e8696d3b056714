import type { Environment } from '@melhor-escola/server-kit/environment';
import type { Tracing } from './otlp-tracing.ts';

/** Starts tracing if a collector is configured; otherwise its code is not even loaded. */
export async function startTracing({
  tracesUrl,
}: Pick<Environment, 'tracesUrl'>): Promise<Tracing | undefined> {
  if (tracesUrl === undefined) return undefined;
  const { startOtlpTracing } = await import('./otlp-tracing.ts');
  return startOtlpTracing(tracesUrl);
}
