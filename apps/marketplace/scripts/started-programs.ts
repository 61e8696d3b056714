import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { z } from 'zod';

const ready = z.object({ url: z.string() });

export interface StartedProgram {
  /** URL that it reports when it is ready. */
  readonly url: string;
  readonly child: ChildProcess;
}

export interface StartOptions {
  readonly args?: readonly string[];
  /** In addition to our own and `NODE_ENV=production`. */
  readonly env?: Readonly<Record<string, string>>;
  /** Node's own options. */
  readonly execArgv?: readonly string[];
}

/** Child processes of a measurement. */
export class StartedPrograms {
  readonly #children: ChildProcess[] = [];

  /**
   * Starts a program, and waits until it reports that it is ready.
   *
   * @throws {Error} if it exits before.
   */
  async start(file: string, { args = [], env, execArgv = [] }: StartOptions = {}): Promise<StartedProgram> {
    const child = fork(file, [...args], {
      env: { ...process.env, NODE_ENV: 'production', ...env },
      execArgv: [...execArgv],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#children.push(child);
    return { url: (await nextMessage(child, ready)).url, child };
  }

  /** Stops all programs, and waits until they have exited. */
  async stop(): Promise<void> {
    await Promise.all(
      this.#children.splice(0).map(async (child) => {
        if (child.exitCode !== null || child.signalCode !== null) return;
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        await ended;
      }),
    );
  }
}

/**
 * The next message that matches a schema.
 *
 * @throws {Error} if the program exits before it sends one.
 */
export function nextMessage<Message>(child: ChildProcess, form: z.ZodType<Message>): Promise<Message> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`A program has exited with ${code}.`));
    child.once('exit', ended);
    child.on('message', function read(message) {
      const { success, data } = form.safeParse(message);
      if (!success) return;
      child.off('message', read).off('exit', ended);
      resolve(data);
    });
  });
}
