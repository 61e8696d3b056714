import { fileURLToPath } from 'node:url';
import { readEnvironment, type Environment } from '@melhor-escola/config/environment';
import { openDatabase } from './database/database.ts';
import { fillOnFirstStart } from './first-start.ts';
import { buildServer } from './server/server.ts';
import { explainStartFailure } from './start-failure.ts';

const repository = fileURLToPath(new URL('../../..', import.meta.url));

/** Milliseconds that requests in flight get before the process ends all the same. Below the supervisor's patience. */
const graceMilliseconds = 8_000;

const stop = new AbortController();
const say = (line: string): void => console.log(line);

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  process.on(signal, () => stop.abort(signal));
}
// A supervisor that died, killed or not, closes its channel: then there is nobody left to stop us.
if (process.connected) process.once('disconnect', () => stop.abort('the supervisor is gone'));

let environment: Environment | undefined;
try {
  environment = readEnvironment(repository);
  await serve(environment, stop.signal);
} catch (error) {
  const sentence = explainStartFailure(error, environment);
  console.error(sentence ?? error);
  process.exitCode = 1;
}
// The supervisor's channel would keep the process alive.
if (process.connected) process.disconnect();

/** Runs the service until the signal, and leaves nothing open. */
async function serve(settings: Environment, signal: AbortSignal): Promise<void> {
  say(
    settings.databaseUrl
      ? 'Opening the database at DATABASE_URL …'
      : `Opening the database in ${settings.dataDir} …`,
  );
  const database = await openDatabase(settings);
  try {
    await fillOnFirstStart(database, { say, signal });
    if (signal.aborted) return;
    const server = await buildServer({ environment: settings, database, logLevel: logLevel() });
    try {
      const url = await server.listen({ host: settings.host, port: settings.apiPort });
      say(`The service answers at ${url}`);
      process.send?.({ ready: true, url });
      await aborted(signal);
      setTimeout(() => process.exit(1), graceMilliseconds).unref();
    } finally {
      await server.close();
    }
  } finally {
    await database.close();
  }
}

/** A terminal is for people: only what is wrong. Elsewhere every request has its line. */
function logLevel(): string {
  return process.env['LOG_LEVEL'] ?? (process.stdout.isTTY ? 'warn' : 'info');
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
