import { Duplex } from 'node:stream';
import { MessageChannel, Worker, type MessagePort } from 'node:worker_threads';
import { damaged, databaseExists } from './data-folder.ts';
import type { EmbeddedAction, EmbeddedReport, EmbeddedRequest } from './embedded-worker.ts';

/** The embedded database could not be opened, or stopped answering. */
export class EmbeddedDatabaseError extends Error {
  override readonly name = 'EmbeddedDatabaseError';
  /** Like Node's socket errors: the pool discards the connection, the service answers 503. */
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** PGlite in a worker thread, connected through streams with PostgreSQL's wire protocol (docs/adr/0002). */
export interface EmbeddedEngine {
  /** A connection for node-postgres' `stream` option. Restarts a dead worker first. */
  connect(): Duplex;
  /** Shuts the database down; resolves when everything is written. */
  close(): Promise<void>;
}

/**
 * Opens the embedded database in `folder`, creating it if missing. The caller must hold the lock on the data folder.
 * A worker that restarts creates nothing: the folder was there.
 *
 * @param stuckAfter milliseconds after which a batch of statements counts as stuck. The session cannot be canceled
 * from outside, so its worker ends, and the next connection starts another, which recovers from the log.
 * @throws {DataFolderError} when the database is damaged (S37).
 * @throws {EmbeddedDatabaseError} when a new one cannot be created.
 */
export async function startEmbeddedEngine(
  folder: string,
  { stuckAfter = 5 * 60_000 }: { readonly stuckAfter?: number } = {},
): Promise<EmbeddedEngine> {
  let worker: Promise<Worker> = startWorker(folder, databaseExists(folder) ? 'open' : 'create');
  let alive = true;
  let closing = false;
  const watch = (started: Worker): void => {
    started.once('exit', () => {
      alive = false;
    });
  };
  watch(await worker);

  return {
    connect() {
      if (!alive && !closing) {
        alive = true;
        worker = startWorker(folder, 'open').catch((error: unknown) => {
          throw unavailable(error);
        });
        worker.then(watch, () => {
          alive = false;
        });
      }
      return new EmbeddedConnection(worker, stuckAfter);
    },
    async close() {
      closing = true;
      const running = await worker.catch(() => undefined);
      if (!running || !alive) return;
      const closed = nextReport(running);
      running.postMessage({ close: true } satisfies EmbeddedRequest, []);
      await closed;
      await running.terminate();
    },
  };
}

/** The error of a restart: like a server that is away, so that the service answers 503 and logs why. */
function unavailable(error: unknown): EmbeddedDatabaseError {
  return new EmbeddedDatabaseError('ECONNREFUSED', error instanceof Error ? error.message : String(error));
}

async function startWorker(folder: string, action: EmbeddedAction): Promise<Worker> {
  if (action === 'open' && !databaseExists(folder)) throw damaged(folder, 'it disappeared');
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
    name: 'embedded-database',
    argv: [action, folder],
    execArgv: [],
  });
  const report = await nextReport(worker);
  if (!('failed' in report)) return worker;
  await worker.terminate();
  const failure = new EmbeddedDatabaseError(
    report.code ?? 'EMBEDDED_OPEN',
    `The embedded database in ${folder} could not be ${action === 'open' ? 'opened' : 'created'}: ${report.failed}`,
  );
  // A full disk, for instance, damages nothing.
  const isSystemError = /^E[A-Z]+$/.test(report.code ?? '');
  throw action === 'open' && !isSystemError
    ? damaged(folder, `PostgreSQL cannot start from it (${report.failed})`, { cause: failure })
    : failure;
}

/** The worker's next report; a failure report if the worker dies. */
function nextReport(worker: Worker): Promise<EmbeddedReport> {
  return new Promise((resolve) => {
    worker.once('message', resolve);
    worker.once('error', (error) => {
      resolve({ failed: error instanceof Error ? error.message : String(error) });
    });
    worker.once('exit', (status) => {
      resolve({ failed: `its thread ended with status ${status}` });
    });
  });
}

/** A client connection that behaves like a socket: writes of node-postgres go to the worker, batch by batch. */
class EmbeddedConnection extends Duplex {
  readonly #started: Promise<Worker>;
  readonly #stuckAfter: number;
  #port: MessagePort | undefined;
  #stuck: NodeJS.Timeout | undefined;

  constructor(worker: Promise<Worker>, stuckAfter: number) {
    super({ allowHalfOpen: false });
    this.#started = worker;
    this.#stuckAfter = stuckAfter;
  }

  /** node-postgres calls this to open the socket; there is no address. */
  connect(): this {
    void this.#open();
    return this;
  }

  async #open(): Promise<void> {
    try {
      this.#attach(await this.#started);
      this.emit('connect');
    } catch (error) {
      this.destroy(error instanceof Error ? error : new Error(String(error)));
    }
  }

  #attach(worker: Worker): void {
    const { port1, port2 } = new MessageChannel();
    worker.postMessage({ connect: port2 } satisfies EmbeddedRequest, [port2]);
    port1.on('message', (answer: Uint8Array) => {
      clearTimeout(this.#stuck);
      this.push(Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength));
    });
    const lost = (): void => {
      this.destroy(new EmbeddedDatabaseError('ECONNRESET', 'The embedded database stopped.'));
    };
    worker.once('exit', lost);
    this.once('close', () => worker.off('exit', lost));
    this.#port = port1;
  }

  override _read(): void {
    // The worker pushes complete responses, so there is nothing to read.
  }

  override _write(batch: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#send(batch);
    done();
  }

  override _writev(batches: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this.#send(Buffer.concat(batches.map(({ chunk }) => chunk)));
    done();
  }

  override _final(done: (error?: Error | null) => void): void {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    clearTimeout(this.#stuck);
    this.#port?.close();
    done(error);
  }

  #send(batch: Buffer): void {
    const terminate = 0x58; // 'X': node-postgres says goodbye, and no answer comes.
    if (batch[0] === terminate) return;
    this.#port?.postMessage(batch);
    clearTimeout(this.#stuck);
    this.#stuck = setTimeout(() => {
      void this.#started.then((worker) => worker.terminate());
    }, this.#stuckAfter).unref();
  }

  // Socket methods of node-postgres that have no meaning here.
  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    this.#port?.ref();
    return this;
  }

  unref(): this {
    this.#port?.unref();
    return this;
  }
}
