import { rename, rm } from 'node:fs/promises';
import { parentPort, type MessagePort } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** How this worker gets its database: only the first one of a process may create it. */
export type EmbeddedAction = 'create' | 'open';

/** Requests to this worker: serve a connection, or shut the database down. */
export type EmbeddedRequest = { readonly connect: MessagePort } | { readonly close: true };

/** Reports of this worker: ready or failed, once, and shut down, once. */
export type EmbeddedReport =
  | { readonly ready: true }
  | { readonly closed: true }
  | { readonly failed: string; readonly code?: string };

/** Bytes of write-ahead log after which a checkpoint keeps recovery after a kill short. */
const CHECKPOINT_BYTES = 64 * 1024 * 1024;
const CHECKPOINT_INTERVAL_MS = 15_000;

const [, , action, folder] = process.argv;
const parent = parentPort;
if (!parent || folder === undefined) {
  throw new Error(
    'embedded-worker.ts runs as a worker thread of the service only, with an action and the folder as arguments.',
  );
}

const report = (message: EmbeddedReport): void => parent.postMessage(message, []);

try {
  const database = await openFolder(folder);
  serve(database, parent);
  report({ ready: true });
} catch (error) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  report({
    failed: error instanceof Error ? error.message : String(error),
    ...(code === undefined ? {} : { code }),
  });
}

/**
 * Opens the database. A new one is created in a temporary folder and renamed when complete, so that a kill leaves no
 * partial database.
 */
async function openFolder(databaseFolder: string): Promise<PGlite> {
  const extensions = { pg_trgm };
  if (action === 'create') {
    const draft = `${databaseFolder}.new`;
    await rm(draft, { recursive: true, force: true });
    const made = await PGlite.create({ dataDir: draft, extensions });
    await made.close();
    await rename(draft, databaseFolder);
  }
  return PGlite.create({
    dataDir: databaseFolder,
    extensions,
    // Keep little of the log after a checkpoint: the default is a gigabyte.
    startParams: [...PGlite.defaultStartParams, '-c', 'max_wal_size=128MB', '-c', 'min_wal_size=32MB'],
  });
}

/**
 * Serves PostgreSQL's wire protocol. There is one session, so one connection at a time: a new one replaces the
 * previous one, which the pool has closed.
 */
function serve(database: PGlite, requests: MessagePort): void {
  let current: MessagePort | undefined;
  requests.on('message', (request: EmbeddedRequest) => {
    if ('close' in request) {
      current?.close();
      void shutDown(database);
      return;
    }
    current?.close();
    const port = request.connect;
    current = port;
    port.on('message', (batch: Uint8Array) => {
      if (current !== port) return;
      if (isStartup(batch)) resetSession(database);
      // Copy, because some responses are views of a buffer that the database reuses.
      const answer = new Uint8Array(database.execProtocolRawSync(batch));
      port.postMessage(answer, [answer.buffer]);
    });
  });
  setInterval(() => checkpointIfDue(database), CHECKPOINT_INTERVAL_MS).unref();
}

/** A startup message has no type byte: it starts with its length, which is far below 16 MB. */
function isStartup(batch: Uint8Array): boolean {
  return batch[0] === 0;
}

/** Discards what a new connection to a server would not see: an open transaction, prepared statements, settings. */
function resetSession(database: PGlite): void {
  database.execProtocolRawSync(simpleQuery('ROLLBACK'));
  database.execProtocolRawSync(simpleQuery('DISCARD ALL'));
}

/** A 'Query' message of the protocol: 'Q', length, text, zero byte. */
function simpleQuery(sql: string): Uint8Array {
  const text = Buffer.from(`${sql}\0`);
  const head = Buffer.alloc(5, 'Q');
  head.writeInt32BE(4 + text.length, 1);
  return Buffer.concat([head, text]);
}

let checkpointedAt = 0;

/** Single-user mode has no background checkpointer: without this the log would grow until the next start. */
function checkpointIfDue(database: PGlite): void {
  if (database.isInTransaction()) return;
  // Text format, one column: the number is the only content between the row header and the next message.
  const answer = Buffer.from(
    database.execProtocolRawSync(
      simpleQuery("SELECT 'at=' || (pg_current_wal_insert_lsn() - '0/0')::bigint"),
    ),
  );
  const written = Number(/at=(\d+)/.exec(answer.toString('latin1'))?.[1]);
  if (!(written - checkpointedAt > CHECKPOINT_BYTES)) return;
  checkpointedAt = written;
  database.execProtocolRawSync(simpleQuery('CHECKPOINT'));
}

async function shutDown(database: PGlite): Promise<void> {
  await database.close();
  report({ closed: true });
}
