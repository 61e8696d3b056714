import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const exec = promisify(execFile);

/** The output of a failed program. */
function printed(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const outputs = ['stdout', 'stderr'].map((stream) => String(Reflect.get(error, stream) ?? ''));
  return [error.message, ...outputs].join('\n');
}

interface RunOptions {
  cwd: string;
  env?: Readonly<Record<string, string>>;
  /** Standard input. */
  input?: string;
}

/**
 * Runs a program and waits for it.
 *
 * @throws {Error} with its output if it fails or takes more than five minutes, which a busy machine needs for eight builds at once.
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
      timeout: 300_000,
      maxBuffer: 32 * 1024 * 1024,
    });
    // Ignores the broken pipe of a program that exits without reading: its exit code reports the failure.
    running.child.stdin?.on('error', () => undefined).end(input);
    return await running;
  } catch (cause) {
    throw new Error(printed(cause), { cause });
  }
}
