import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

/** A Node process started by a test, with its output. */
export interface NodeChild {
  readonly process: ChildProcessByStdio<null, Readable, Readable>;
  readonly stdout: () => string;
  readonly stderr: () => string;
  /** Resolves when stdout or stderr matches; rejects, with the output, when the process ends first. */
  printed(pattern: RegExp, where?: 'stdout' | 'stderr'): Promise<void>;
  /** The exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals | null>;
}

/**
 * Runs a module of this service, or a script, in its own process.
 *
 * @param folder working directory; the current one by default.
 */
export function startNode(
  parameters: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  folder?: string,
): NodeChild {
  const child = spawn(process.execPath, parameters, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...environment },
  });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? signal));
  });
  return {
    process: child,
    stdout: () => stdout,
    stderr: () => stderr,
    ended,
    async printed(pattern, where = 'stdout') {
      const text = (): string => (where === 'stdout' ? stdout : stderr);
      while (!pattern.test(text())) {
        const status = await Promise.race([once(child[where], 'data').then(() => 'printed'), ended]);
        if (status === 'printed' || pattern.test(text())) continue;
        throw new Error(
          `Ended with ${String(status)} before printing ${String(pattern)}.\n${stdout}${stderr}`,
        );
      }
    },
  };
}

/** Runs a JavaScript snippet in its own process; it may import modules of this service by URL. */
export function startScript(code: string, environment: Readonly<Record<string, string>> = {}): NodeChild {
  return startNode(['--input-type=module', '--eval', code], environment);
}
