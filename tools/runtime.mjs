// What `npm start` and `npm test` share: they begin on any Node from 20 with npm and nothing installed,
// and go on with the Node and pnpm that the lockfile pins.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

export const repository = path.resolve(import.meta.dirname, '..');

const pnpmVersion = '12.21.0';

/** A failure whose message is all that the person needs: printed without a stack. */
export class Failure extends Error {}

/** Path of the Node that the lockfile pins; where it offers none (macOS), this one, if it is new enough to run TypeScript. */
export function pinnedNode() {
  const pinned = path.join(repository, 'node_modules', `node-linux-${process.arch}`, 'bin/node');
  if (existsSync(pinned)) return pinned;
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath;
  throw new Failure(
    `No Node for ${process.platform} ${process.arch} comes with the project: run this with Node 24 of your own.`,
  );
}

/** The environment for everything the project runs: its own tools first, telemetry off everywhere. */
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

/** Ends every command that is still running, with its children. */
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
 * Runs a command to its end. `show` prints its output as it comes; otherwise it is kept for the message of a failure.
 * The command leads a process group of its own, so that stopping it stops what it started.
 */
export function run(command, args, { show = false, env = {}, cwd = repository } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: toolEnvironment(env),
      detached: true,
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    });
    running.add(child);
    const chunks = [];
    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));
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

/** Installs what the lockfile says. Takes about a second when nothing changed. */
export async function install() {
  const own = path.join(repository, 'node_modules/.bin/pnpm');
  const args = ['install', '--frozen-lockfile', '--prefer-offline'];
  let result = existsSync(own) ? await run(own, args) : undefined;
  if (result?.code !== 0) result = await run('npx', ['-y', `pnpm@${pnpmVersion}`, ...args]);
  if (result.code !== 0) throw new Failure(`The packages could not be installed. ${explain(result.output)}`);
}

/** A failed command's output as one sentence where the cause is known, and its last lines otherwise. */
export function explain(output) {
  if (/ENOSPC|no space left/i.test(output)) return 'The disk is full: free some space and run this again.';
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED.*registry|ETIMEDOUT/i.test(output))
    return 'The npm registry did not answer: check the network and run this again.';
  return `Its last words:\n${output.trimEnd().split('\n').slice(-25).join('\n')}`;
}
