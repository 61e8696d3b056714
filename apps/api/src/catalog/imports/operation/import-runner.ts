import type { ImportFileKind } from '@melhor-escola/domain/import-file';
import type { Environment } from '@melhor-escola/server-kit/environment';
import { eq, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { recordAuditEvent } from '../../../platform/audit/record-audit-event.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Events } from '../../../platform/database/events.ts';
import { importRun, importUpload } from '../../../platform/database/import-schema.ts';
import { ServiceError } from '../../../platform/http/errors/service-error.ts';
import { saveUpload, type TemporaryFile } from '../../../platform/http/save-upload.ts';
import { importInep } from '../import-inep.ts';
import { importOffers } from '../import-offers.ts';
import type { ImportSource } from '../run/csv-import.ts';
import { ImportBusyError, type NameRun } from '../run/import-lock.ts';
import {
  ImportFileError,
  type ImportOptions,
  type ImportProgress,
  type ImportReport,
} from '../run/import-report.ts';
import { readUpload, type Upload } from './uploads.ts';

export interface ImportRunnerOptions {
  readonly database: Database;
  readonly environment: Pick<Environment, 'imageOrigins'>;
  readonly events: Pick<Events, 'schoolsUnlisted'>;
  /** Folder for the file of a running import. */
  readonly uploadFolder: string;
  readonly log: FastifyBaseLogger;
}

interface WantedRun {
  readonly upload: Upload;
  readonly dryRun: boolean;
  readonly accountId: number;
  readonly requestId: string;
}

/** How often a run stores its progress and learns whether to stop, in milliseconds. */
const PROGRESS_MS = 1_000;

/** How long reading the stored file waits for its next chunk, in milliseconds. */
const READ_TIMEOUT_MS = 30_000;

/**
 * Runs imports for the panel, in this process and apart from the request that began them. What they do is in `import_run`, where every
 * process reads it.
 */
export class ImportRunner {
  readonly #options: ImportRunnerOptions;
  readonly #running = new Map<AbortController, Promise<void>>();

  constructor(options: ImportRunnerOptions) {
    this.#options = options;
  }

  /**
   * Begins to import a file, or to preview it.
   *
   * @returns the id of the run, once it has begun.
   * @throws {ServiceError} 409 IMPORT_UNDER_WAY while another import or seed is running.
   */
  async begin(wanted: WantedRun): Promise<number> {
    const stop = new AbortController();
    const begun = Promise.withResolvers<number>();
    const ended = this.#run(wanted, stop, begun.resolve).then(
      () => undefined,
      (error: unknown) => {
        begun.reject(error instanceof ImportBusyError ? importUnderWay() : error);
        // The report of the run says what is wrong with its file.
        if (!(error instanceof ImportFileError || error instanceof ImportBusyError))
          this.#options.log.error({ err: error }, 'an import failed');
      },
    );
    this.#running.set(stop, ended);
    void ended.finally(() => this.#running.delete(stop));
    return begun.promise;
  }

  /** Stops the runs of this process after their current batch, and waits for them. */
  async close(): Promise<void> {
    for (const stop of this.#running.keys()) stop.abort();
    await Promise.all(this.#running.values());
  }

  async #run(
    { upload, dryRun, ...editor }: WantedRun,
    stop: AbortController,
    onBegun: (run: number) => void,
  ): Promise<void> {
    const { database, uploadFolder, log } = this.#options;
    let file: TemporaryFile | undefined;
    const recorder = new ProgressRecorder(database, stop, log);
    async function* bytes(): AsyncGenerator<Uint8Array> {
      if (file) yield* file.read();
    }
    try {
      const source = { bytes: bytes(), totalBytes: upload.size, fileName: upload.fileName };
      const report = await this.#import(upload.kind, source, {
        dryRun,
        signal: stop.signal,
        onProgress: (progress) => recorder.record(progress),
        begin: (nameRun) => this.#storeRun({ upload, dryRun, ...editor }, nameRun),
        onBegun: (run) => {
          recorder.run = run;
          onBegun(run);
        },
        onUnfinished: (error) =>
          log.error({ err: error }, 'an import is stored, but not all figures are updated'),
        prepare: async () => {
          // The embedded database has one session, which the import itself may hold: its file is read before.
          file = await saveUpload(readUpload(database.db, upload), uploadFolder, READ_TIMEOUT_MS);
        },
      });
      if (!dryRun && report.outcome === 'complete')
        await database.db.delete(importUpload).where(eq(importUpload.id, upload.id));
    } finally {
      await recorder.stored;
      await file?.close();
    }
  }

  #import(kind: string, source: ImportSource, options: ImportOptions): Promise<ImportReport> {
    const { database, environment, events } = this.#options;
    const importers: Readonly<Record<ImportFileKind, () => Promise<ImportReport>>> = {
      inep: () => importInep(database, source, { ...options, events }),
      offers: () => importOffers(database, source, { ...options, imageOrigins: environment.imageOrigins }),
    };
    return importers[kind === 'inep' ? 'inep' : 'offers']();
  }

  async #storeRun({ upload, dryRun, accountId, requestId }: WantedRun, nameRun: NameRun): Promise<number> {
    const { kind, fileName, id: uploadId } = upload;
    return this.#options.database.db.transaction(async (tx) => {
      const [run] = await tx
        .insert(importRun)
        .values({ kind, fileName, accountId, uploadId, dryRun })
        .returning({ id: importRun.id });
      if (!run) throw new Error('The run was not stored.');
      await recordAuditEvent(tx, {
        actor: `account:${accountId}`,
        action: dryRun ? 'import.previewed' : 'import.begun',
        subject: `import:${run.id}`,
        after: { kind, fileName },
        requestId,
      });
      await nameRun(run.id);
      return run.id;
    });
  }
}

const importUnderWay = () =>
  new ServiceError('IMPORT_UNDER_WAY', 'Outra importação está em andamento. Espere ela terminar.');

/** Stores the progress of a run, one statement at a time, and stops the run when somebody has asked for it. */
class ProgressRecorder {
  run: number | undefined;
  /** Resolves when nothing is being stored. */
  stored: Promise<void> = Promise.resolve();
  readonly #database: Database;
  readonly #stop: AbortController;
  readonly #log: FastifyBaseLogger;
  #isStoring = false;
  #storedAt = -Infinity;

  constructor(database: Database, stop: AbortController, log: FastifyBaseLogger) {
    this.#database = database;
    this.#stop = stop;
    this.#log = log;
  }

  record({ done, total = done }: ImportProgress): void {
    const { run } = this;
    const now = performance.now();
    if (run === undefined || this.#isStoring || now - this.#storedAt < PROGRESS_MS) return;
    this.#isStoring = true;
    this.#storedAt = now;
    this.stored = this.#store(run, { done, total }).finally(() => {
      this.#isStoring = false;
    });
  }

  async #store(run: number, progress: { done: number; total: number }): Promise<void> {
    try {
      const [row] = await this.#database.db
        .update(importRun)
        .set({ progress })
        .where(eq(importRun.id, run))
        .returning({ isToStop: sql<boolean>`${importRun.stopRequestedAt} IS NOT NULL` });
      if (row?.isToStop) this.#stop.abort();
    } catch (error) {
      // The import itself says whether the database responds.
      this.#log.warn({ err: error }, 'the progress of an import was not stored');
    }
  }
}
