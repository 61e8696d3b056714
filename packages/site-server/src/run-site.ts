import { EnvironmentError } from '@melhor-escola/server-kit/environment';
import { drained, onShutdownSignals } from '@melhor-escola/server-kit/graceful-shutdown';
import type { FastifyInstance } from 'fastify';

/** A server that is ready to listen. */
interface ReadySite {
  readonly server: FastifyInstance;
  readonly host: string;
  readonly port: number;
  /** Public origin. */
  readonly siteUrl: string;
  /** Time between the signal and the end of accepting connections. */
  readonly drainSeconds: number;
}

/**
 * Runs a site until a shutdown signal. Graceful shutdown: `/readyz` fails, then no more connections are accepted, then requests
 * in flight finish. Ends the process, with status 1 and a sentence for the operator if the site cannot start.
 *
 * @param create gets a signal that is aborted when shutdown begins.
 */
export async function runSite(create: (stopping: AbortSignal) => Promise<ReadySite>): Promise<void> {
  try {
    const signals = onShutdownSignals();
    const { server, host, port, siteUrl, drainSeconds } = await create(signals.shutdown);
    await server.listen({ port, host });
    process.send?.({ ready: true, url: siteUrl });
    await drained(signals, drainSeconds);
    await server.close();
    process.exit(0);
  } catch (error) {
    process.stderr.write(`${failureReason(error)}\n`);
    process.exit(1);
  }
}

/** One sentence that an operator can act on. */
function failureReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof EnvironmentError) return error.message;
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return 'The port of the site is taken by another program: stop it, or set PORT to a free one.';
  if (code === 'ERR_MODULE_NOT_FOUND' && error.message.includes('dist/server'))
    return 'The site has not been built yet: npm start builds it.';
  return error.stack ?? error.message;
}
