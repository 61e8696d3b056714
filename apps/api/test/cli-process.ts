import { readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Database, openDatabase } from '../src/platform/database/database.ts';
import { type ImportReport, importReportSchema } from '../src/catalog/imports/run/import-report.ts';
import { type NodeChild, startNode } from './child-process.ts';
import { testFolder, copyEmbeddedTemplate } from './each-engine.ts';
import { freePort } from './postgresql-cluster.ts';

const source = path.resolve(import.meta.dirname, '../src/app');

/** Output of a finished command. */
interface CommandResult {
  readonly code: number | NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** `pnpm api` and the service as processes, on a migrated, empty data folder. */
export interface CliHarness {
  /** Working directory of the commands. */
  readonly folder: string;
  /** Fills the database before any process opens it. */
  fill(write: (database: Database) => Promise<void>): Promise<void>;
  /** Lock files of processes that hold the data folder. */
  lockFiles(): string[];
  start(...parameters: string[]): NodeChild;
  run(...parameters: string[]): Promise<CommandResult>;
  /** Runs a command with `--json` and returns the report. Throws with its output when there is none. */
  report(...parameters: string[]): Promise<ImportReport>;
  /** Starts the service and waits until it responds. */
  startService(): Promise<NodeChild>;
  /** Stops running processes and deletes the folder. */
  remove(): Promise<void>;
}

export async function openCliHarness(): Promise<CliHarness> {
  const folder = testFolder('cli');
  const data = path.join(folder, 'data');
  copyEmbeddedTemplate(data);
  const environment = { DATA_DIR: data, API_PORT: String(await freePort()), LOG_LEVEL: 'silent' };
  const children: NodeChild[] = [];
  const startProgram = (program: string, parameters: readonly string[]): NodeChild => {
    // INIT_CWD: the operator's working directory when pnpm started.
    const child = startNode(
      [path.join(source, program), ...parameters],
      { ...environment, INIT_CWD: folder },
      tmpdir(),
    );
    children.push(child);
    return child;
  };
  const harness: CliHarness = {
    folder,
    async fill(write) {
      const database = await openDatabase({ dataDir: data, databaseUrl: undefined });
      await write(database);
      await database.close();
    },
    lockFiles: () => readdirSync(path.join(data, 'lock')),
    start: (...parameters) => startProgram('cli.ts', parameters),
    run: (...parameters) => whenEnded(harness.start(...parameters)),
    report: async (...parameters) => parseReport(await harness.run(...parameters, '--json')),
    async startService() {
      const service = startProgram('main.ts', []);
      await service.printed(/The service answers at/);
      return service;
    },
    async remove() {
      for (const child of children) {
        child.process.kill('SIGKILL');
        await child.ended;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return harness;
}

export async function whenEnded(child: NodeChild): Promise<CommandResult> {
  const code = await child.ended;
  return { code, stdout: child.stdout(), stderr: child.stderr() };
}

export function parseReport({ stdout, stderr }: CommandResult): ImportReport {
  if (stdout === '') throw new Error(`The command printed no report: ${stderr}`);
  return importReportSchema.parse(JSON.parse(stdout));
}
