// Shared by `npm start` and `npm test`: they start on Node 20 or later without installed packages, and continue with the Node and
// pnpm pinned in the lockfile.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const repository = path.resolve(import.meta.dirname, '..');

const pnpmVersion = '12.21.0';

/** A failure that is reported by its message only, without a stack. */
export class Failure extends Error {}

/** Path of the Node pinned in the lockfile; if there is none for the platform (macOS), the current one, if it can run TypeScript. */
export function pinnedNode() {
  const pinned = path.join(repository, 'node_modules', `node-linux-${process.arch}`, 'bin/node');
  if (existsSync(pinned)) return pinned;
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath;
  throw new Failure(
    `The project pins no Node for ${process.platform} ${process.arch}: run this with Node 24.`,
  );
}

/** Environment of all child processes: local tools first on the PATH, telemetry disabled. */
export function toolEnvironment(more = {}) {
  return {
    ...process.env,
    PATH: `${path.join(repository, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
    TURBO_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    NO_UPDATE_NOTIFIER: '1',
    ...more,
  };
}

const running = new Set();

/** Stops all running commands and their children. */
export function stopCommands(signal = 'SIGTERM') {
  for (const child of running) {
    try {
      process.kill(-child.pid, signal);
    } catch {
      // Already gone.
    }
  }
}

/**
 * Runs a command and waits for it. `show` prints its output live, `collect` returns it, for error messages. The command gets its own
 * process group, so that stopping it stops its children.
 */
export function run(command, args, { show = false, collect = !show, env = {}, cwd = repository } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: toolEnvironment(env),
      detached: true,
      stdio: ['ignore', collect ? 'pipe' : 'inherit', collect ? 'pipe' : 'inherit'],
    });
    running.add(child);
    const chunks = [];
    for (const stream of ['stdout', 'stderr'])
      child[stream]?.on('data', (chunk) => {
        chunks.push(chunk);
        if (show) process[stream].write(chunk);
      });
    const end = (code) => {
      running.delete(child);
      resolve({ code, output: Buffer.concat(chunks).toString() });
    };
    child.once('error', (error) => {
      chunks.push(Buffer.from(error.message));
      end(127);
    });
    child.once('close', (code, signal) => end(signal ? 1 : (code ?? 1)));
  });
}

/** Whether the last installation had everything that tests need. */
function hasEverything() {
  const record = path.join(repository, 'node_modules/.modules.yaml');
  return existsSync(record) && /"devDependencies": true/u.test(readFileSync(record, 'utf8'));
}

/**
 * Installs the packages of the lockfile. Takes about a second if nothing changed.
 *
 * @param toServe leaves out what only tests and tools need, in a clone where nothing else was installed yet: half of all.
 */
export async function install({ toServe = false } = {}) {
  const localPnpm = path.join(repository, 'node_modules/.bin/pnpm');
  const part = ['melhor-escola', '@melhor-escola/marketplace...', '@melhor-escola/api...'];
  const args = ['install', '--frozen-lockfile', '--prefer-offline'];
  if (toServe && !hasEverything()) args.push('--prod', ...part.flatMap((name) => ['--filter', name]));
  let result = existsSync(localPnpm) ? await run(localPnpm, args) : undefined;
  if (result?.code !== 0) result = await run('npx', ['-y', `pnpm@${pnpmVersion}`, ...args]);
  if (result.code !== 0) throw new Failure(`The packages could not be installed. ${explain(result.output)}`);
}

/** Explains a failed command: one sentence for known causes, else the last lines of its output. */
export function explain(output) {
  if (/ENOSPC|no space left/i.test(output)) return 'The disk is full: free space and run this again.';
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED.*registry|ETIMEDOUT/i.test(output))
    return 'The npm registry did not answer: check the network and run this again.';
  return `Last output:\n${output.trimEnd().split('\n').slice(-25).join('\n')}`;
}
