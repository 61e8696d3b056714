import { flushCompileCache } from 'node:module';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Environment } from '@melhor-escola/config/environment';
import type { StopSignals } from '@melhor-escola/config/stop-signals';
import type { BackgroundWork } from './background-work.ts';
import { quickenImports } from './quick-imports.ts';
import type { ZodFastify } from './server/zod-fastify.ts';

const repository = fileURLToPath(new URL('../../..', import.meta.url));

quickenImports();
const { readEnvironment } = await import('@melhor-escola/config/environment');
const { makeFolder } = await import('@melhor-escola/config/make-folder');
const { writable } = await import('./database/data-folder.ts');
const { openDatabase } = await import('./database/database.ts');
const { explainStartFailure } = await import('./start-failure.ts');
const { aborted, heedStopSignals } = await import('@melhor-escola/config/stop-signals');
const { startTracing } = await import('./operation/tracing/tracing.ts');

/** Milliseconds that requests in flight get before the process ends all the same. Below the supervisor's patience. */
const graceMilliseconds = 8_000;

const signals = heedStopSignals();
const say = (line: string): void => console.log(line);

let environment: Environment | undefined;
try {
  environment = readEnvironment(repository);
  await serve(environment, signals);
} catch (error) {
  const sentence = explainStartFailure(error, environment);
  console.error(sentence ?? error);
  process.exitCode = 1;
}
// The supervisor's channel would keep the process alive.
if (process.connected) process.disconnect();

/**
 * Runs the service until the signal, and leaves nothing open: first it says that it is not ready any more, then it takes no
 * connections, then it finishes what it began.
 */
async function serve(settings: Environment, { stop, hurry }: StopSignals): Promise<void> {
  say(
    settings.databaseUrl
      ? 'Opening the database at DATABASE_URL …'
      : `Opening the database in ${settings.dataDir} …`,
  );
  // For uploads, also beside a database server.
  writable(settings.dataDir, () => makeFolder(settings.dataDir));
  const modules = Promise.all([import('./first-start.ts'), import('./server/server.ts')]);
  // The embedded database opens in a thread of its own, meanwhile the rest of the code is read here. Connections to a server
  // have time limits, and its visitors are there at once: on a busy machine, reading code would keep both waiting too long.
  if (settings.databaseUrl !== undefined) await Promise.all([modules, readBackground()]);
  const opening = openDatabase(settings);
  const [database, tracing] = await Promise.all([opening, startTracing(settings)]);
  try {
    for (const pool of [database.pool, database.replica?.pool]) if (pool) tracing?.tracePool(pool);
    const [{ fillOnFirstStart }, { buildServer }] = await modules;
    await fillOnFirstStart(database, { say, signal: stop });
    if (stop.aborted) return;
    const server = await buildServer({
      environment: settings,
      database,
      logLevel: settings.logLevel,
      stopping: stop,
      ...(tracing && { tracing }),
    });
    let background: BackgroundWork | undefined;
    try {
      const url = await listen(server, settings);
      say(`The service answers at ${url}`);
      process.send?.({ ready: true, url });
      // Nobody waits for what follows.
      const [{ prepareDemoAccount }, { startBackgroundWork }] = await readBackground();
      const demo = await prepareDemoAccount(database, settings.dataDir);
      if (demo)
        say(`Demonstration account: ${demo.email}, password ${demo.password ?? 'as it was changed to'}`);
      if (stop.aborted) return;
      const { log, countJobRun: onRun } = server;
      background = startBackgroundWork({ database, environment: settings, log, say, onRun });
      flushCompileCache();
      await aborted(stop);
      // Time for who sends us requests to hear of it.
      await delay(settings.drainSeconds * 1000, undefined, { signal: hurry }).catch(() => undefined);
      setTimeout(() => process.exit(1), graceMilliseconds).unref();
    } finally {
      await Promise.all([server.close(), background?.stop()]);
    }
  } finally {
    await Promise.all([database.close(), tracing?.stop()]);
  }
}

/** The code of what begins when the service is there. */
function readBackground() {
  return Promise.all([import('./demo/demo-account.ts'), import('./background-work.ts')]);
}

/** Listens without fastify's own line for each address: whoever starts the service is told one. */
async function listen(server: ZodFastify, { host, apiPort }: Environment): Promise<string> {
  const { level } = server.log;
  server.log.level = 'warn';
  const url = await server.listen({ host, port: apiPort });
  server.log.level = level;
  return url;
}
