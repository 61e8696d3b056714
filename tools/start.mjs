// `npm start`: installs, builds, starts the service and the site, keeps them running, and stops both cleanly.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { explain, Failure, install, pinnedNode, repository, run, stopCommands } from './runtime.mjs';

const servers = [
  { name: 'service', entry: 'apps/api/src/app/main.ts', child: undefined },
  { name: 'site', entry: 'apps/marketplace/src/main.ts', child: undefined },
];
/** Time for a graceful shutdown before a server is killed. */
const SHUTDOWN_TIMEOUT_MS = 10_000;
/** A server that exits sooner after it was ready is not restarted. */
const MIN_UPTIME_MS = 5_000;

let stopping = false;

async function step(number, label, work) {
  const began = performance.now();
  process.stdout.write(`[${number}/4] ${label} …\n`);
  await work();
  process.stdout.write(
    `[${number}/4] ${label}: done in ${((performance.now() - began) / 1000).toFixed(1)} s\n`,
  );
}

/** The port in a variable. */
function readPort(variable, standard) {
  const given = process.env[variable] || standard;
  const port = Number(given);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new Failure(`${variable} is '${given}', which is not a port: set it to a number from 1 to 65535.`);
}

async function requireFreePort(variable, port) {
  const host = process.env.HOST || '127.0.0.1';
  const probe = createServer().listen(port, host);
  try {
    await once(probe, 'listening');
  } catch ({ code }) {
    throw new Failure(
      code === 'EADDRINUSE'
        ? `Port ${port} is taken by another program: stop it, or set ${variable} to a free one.`
        : `Nothing can listen on port ${port} of ${host} (${code}): set HOST and ${variable} to what this machine allows.`,
    );
  }
  probe.close();
  await once(probe, 'close');
}

/** Checks the ports before the installation and build, which take minutes. */
async function checkPorts() {
  const port = readPort('PORT', '3000');
  const servicePort = readPort('API_PORT', '4000');
  if (port === servicePort)
    throw new Failure(
      `PORT and API_PORT are both ${port}: use different ports for the site and the service.`,
    );
  await requireFreePort('PORT', port);
  await requireFreePort('API_PORT', servicePort);
}

/** Validates the other variables before the build. */
async function checkEnvironment() {
  const script = path.join(repository, 'apps/api/scripts/check-environment.ts');
  const { code, output } = await run(pinnedNode(), ['--disable-warning=ExperimentalWarning', script], {
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0) throw new Failure(output.trim());
}

/** Build id of the site; the service, which is not built, uses it too. */
function buildId() {
  return readFileSync(path.join(repository, 'apps/marketplace/dist/build-id'), 'utf8').trim();
}

/** Starts a server and waits until it is ready. If it exits before, its output says why. */
function startServer(server) {
  return new Promise((resolve, reject) => {
    const child = fork(path.join(repository, server.entry), [], {
      cwd: repository,
      execPath: pinnedNode(),
      execArgv: ['--disable-warning=ExperimentalWarning'],
      env: { RELEASE: buildId(), ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    server.child = child;
    let readyAt;
    child.on('message', (message) => {
      if (message?.ready) {
        readyAt = performance.now();
        resolve(message.url);
      }
    });
    child.once('exit', (code, signal) => {
      server.child = undefined;
      if (stopping) return;
      // A server that fails to start prints the reason; a killed one cannot.
      if (readyAt === undefined)
        reject(new Failure(signal ? `The ${server.name} was killed (${signal}) before it was ready.` : ''));
      else if (performance.now() - readyAt < MIN_UPTIME_MS)
        void stop(1, `The ${server.name} exited right after its start (${signal ?? code}).`);
      else void restart(server, signal ?? code);
    });
  });
}

async function restart(server, cause) {
  process.stdout.write(`The ${server.name} exited (${cause}); restarting it.\n`);
  try {
    await startServer(server);
    process.stdout.write(`The ${server.name} runs again.\n`);
  } catch (error) {
    await stop(1, error.message);
  }
}

async function stop(code, message) {
  if (stopping) return;
  stopping = true;
  if (message) process.stderr.write(`${message}\n`);
  stopCommands();
  const alive = servers.map(({ child }) => child).filter(Boolean);
  const ended = Promise.all(alive.map((child) => new Promise((resolve) => child.once('exit', resolve))));
  for (const child of alive) child.kill('SIGTERM');
  const killer = setTimeout(() => alive.forEach((child) => child.kill('SIGKILL')), SHUTDOWN_TIMEOUT_MS);
  await ended;
  clearTimeout(killer);
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(0));
// npm does not always forward signals: stop when the parent process is gone.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) void stop(0);
}, 500).unref();

try {
  const environmentFile = path.join(repository, '.env');
  if (existsSync(environmentFile)) process.loadEnvFile(environmentFile);
  await checkPorts();
  let url;
  await step(1, 'Installing the packages', () => install({ toServe: true }));
  await checkEnvironment();
  await step(2, 'Building the site', async () => {
    const { code, output } = await run('turbo', [
      'run',
      'build',
      '--filter=@melhor-escola/marketplace',
      '--output-logs=errors-only',
    ]);
    if (code !== 0) throw new Failure(`The site could not be built. ${explain(output)}`);
  });
  await step(3, 'Starting the service and its data', () => startServer(servers[0]));
  await step(4, 'Starting the site', async () => {
    url = await startServer(servers[1]);
  });
  process.stdout.write(`\nMelhor Escola is ready: ${url}\nCtrl-C stops it.\n`);
} catch (error) {
  if (!stopping) await stop(1, error instanceof Failure ? error.message : error.stack);
}
