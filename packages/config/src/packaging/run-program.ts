import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const exec = promisify(execFile);

/** What a program printed before it failed. */
function printed(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const outputs = ['stdout', 'stderr'].map((stream) => String(Reflect.get(error, stream) ?? ''));
  return [error.message, ...outputs].join('\n');
}

interface RunOptions {
  cwd: string;
  env?: Readonly<Record<string, string>>;
  /** What the program reads. */
  input?: string;
}

/**
 * Runs a program to its end.
 *
 * @throws with everything it printed, when it fails or takes over a minute.
 */
export async function run(
  command: string,
  args: readonly string[],
  { cwd, env, input }: RunOptions,
): Promise<{ stdout: string; stderr: string }> {
  try {
    const running = exec(command, args, {
      cwd,
      env: { ...process.env, ...env },
      timeout: 60_000,
      maxBuffer: 32 * 1024 * 1024,
    });
    // A program that ends without having read says why itself: its exit is the failure, not the broken pipe.
    running.child.stdin?.on('error', () => undefined).end(input);
    return await running;
  } catch (cause) {
    throw new Error(printed(cause), { cause });
  }
}
