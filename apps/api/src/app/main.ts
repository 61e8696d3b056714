import { flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Environment } from '@melhor-escola/server-kit/environment';
import type { ShutdownSignals } from '@melhor-escola/server-kit/graceful-shutdown';
import type { BackgroundWork } from './background-work.ts';
import { cacheImports } from './import-cache.ts';
import type { ZodFastify } from '../platform/http/slice-routes.ts';

const repository = fileURLToPath(new URL('../../../..', import.meta.url));

cacheImports();
const { readEnvironment } = await import('@melhor-escola/server-kit/environment');
const { makeFolder } = await import('@melhor-escola/server-kit/make-folder');
const { writable } = await import('../platform/database/embedded/data-folder.ts');
const { openDatabase } = await import('../platform/database/database.ts');
const { explainStartFailure } = await import('./start-failure.ts');
const { drained, onShutdownSignals } = await import('@melhor-escola/server-kit/graceful-shutdown');
const { startTracing } = await import('../platform/operation/tracing/tracing.ts');

const shutdownSignals = onShutdownSignals();
const print = (line: string): void => console.log(line);

let environment: Environment | undefined;
try {
  environment = readEnvironment(repository);
  await serve(environment, shutdownSignals);
} catch (error) {
  const sentence = explainStartFailure(error, environment);
  console.error(sentence ?? error);
  process.exitCode = 1;
}
// The supervisor's IPC channel would keep the process alive.
if (process.connected) process.disconnect();

/**
 * Runs the service until a shutdown signal: first `/readyz` fails, then no more connections are accepted, then requests and jobs
 * in flight finish. Leaves nothing open.
 */
async function serve(settings: Environment, signals: ShutdownSignals): Promise<void> {
  print(
    settings.databaseUrl
      ? 'Opening the database at DATABASE_URL …'
      : `Opening the database in ${settings.dataDir} …`,
  );
  // Needed for uploads, also with a database server.
  writable(settings.dataDir, () => makeFolder(settings.dataDir));
  const modules = Promise.all([import('./first-start.ts'), import('./server.ts')]);
  // The embedded database opens in its own thread while the remaining code is loaded. With a server the code is
  // loaded first: connections have timeouts and visitors arrive immediately, and loading code on a busy machine would
  // delay both too long.
  if (settings.databaseUrl !== undefined) await Promise.all([modules, readBackground()]);
  const opening = openDatabase(settings);
  const [database, tracing] = await Promise.all([opening, startTracing(settings)]);
  try {
    const [{ fillOnFirstStart }, { buildServer }] = await modules;
    await fillOnFirstStart(database, { print, signal: signals.shutdown });
    if (signals.shutdown.aborted) return;
    const server = await buildServer({
      environment: settings,
      database,
      logLevel: settings.logLevel,
      stopping: signals.shutdown,
      ...(tracing && { tracing }),
    });
    let background: BackgroundWork | undefined;
    try {
      const url = await listen(server, settings);
      print(`The service answers at ${url}`);
      process.send?.({ ready: true, url });
      // The rest need not delay the start.
      const [{ prepareDemoAccount }, { prepareDemoSchool }, { startBackgroundWork }] = await readBackground();
      const demos = {
        family: await prepareDemoAccount(database, settings.dataDir),
        school: await prepareDemoSchool(database, settings.dataDir),
      };
      for (const [kind, demo] of Object.entries(demos)) {
        if (demo)
          print(
            `Demonstration account of a ${kind}: ${demo.email}, password ${demo.password ?? 'as it was changed to'}`,
          );
      }
      if (signals.shutdown.aborted) return;
      const { log, countJobRun: onRun } = server;
      background = startBackgroundWork({ database, environment: settings, log, print, onRun });
      flushCompileCache();
      await drained(signals, settings.drainSeconds);
    } finally {
      await Promise.all([server.close(), background?.stop()]);
    }
  } finally {
    await Promise.all([database.close(), tracing?.stop()]);
  }
}

/** Loads the code that runs once the service is listening. */
function readBackground() {
  return Promise.all([
    import('../demo/account/demo-account.ts'),
    import('../demo/account/demo-school.ts'),
    import('./background-work.ts'),
  ]);
}

/** Listens without fastify's log line per address: the operator sees one. */
async function listen(server: ZodFastify, { host, apiPort }: Environment): Promise<string> {
  const { level } = server.log;
  server.log.level = 'warn';
  const url = await server.listen({ host, port: apiPort });
  server.log.level = level;
  return url;
}
