import { z } from 'zod';
import type { NameRun } from './import-lock.ts';

/** Rows skipped for one reason. */
const skippedRows = z.object({
  count: z.number().int(),
  /** Numbers of the first twenty lines; the header is line 1. */
  lines: z.array(z.number().int()),
  /** Whether the rows are faulty, rather than filtered out. A faulty row makes `--strict` reject the file. */
  broken: z.boolean(),
});

/** What the panel says of a run besides its counts. */
const remarkSchema = z.object({
  /** The text of the remark, in Portuguese. */
  message: z.string(),
  /** Whether something leaves the site, or is not stored. */
  isLoss: z.boolean(),
});

type ImportRemark = z.infer<typeof remarkSchema>;

/** Schools of which a fact stays as they stated it themselves, by the fact. */
const keptFacts = z.record(
  z.string(),
  z.object({
    count: z.number().int(),
    /** Slugs of the first twenty. */
    schools: z.array(z.string()),
  }),
);

/** `stopped`: interrupted between two batches. `rejected`: strict, and a line was broken; nothing was written. */
const runOutcomes = ['complete', 'stopped', 'rejected'] as const;

/** How a run ends that does not fail. */
export type RunOutcome = (typeof runOutcomes)[number];

/** Result of an import or seed. Sent as JSON from the service to the command. */
export const importReportSchema = z.object({
  kind: z.string(),
  /** `failed`: by an error, with what was written before. Only stored reports have it. */
  outcome: z.enum([...runOutcomes, 'failed']),
  /** Nothing was written: the report says what would be. */
  dryRun: z.boolean(),
  read: z.number().int(),
  new: z.number().int(),
  changed: z.number().int(),
  unchanged: z.number().int(),
  skipped: z.record(z.string(), skippedRows),
  /** Facts about the run other than row counts: 'Read as Latin-1.' */
  notes: z.array(z.string()),
  /** For the panel, of which stored reports of earlier versions have nothing: the same as `notes` … */
  remarks: z.array(remarkSchema).default([]),
  /** … and the reasons of `skipped` in Portuguese. */
  advice: z.record(z.string(), z.string()).default({}),
  kept: keptFacts.default({}),
  seconds: z.number(),
});

export type ImportReport = z.infer<typeof importReportSchema>;

/** Progress of a run. `done` and `total` count `unit`. */
export const importProgressSchema = z.object({
  step: z.string(),
  done: z.number(),
  total: z.number().optional(),
  unit: z.enum(['rows', 'bytes']),
});

export type ImportProgress = z.infer<typeof importProgressSchema>;

/** Options of every import and seed. */
export interface ImportOptions {
  readonly onProgress?: (progress: ImportProgress) => void;
  /** Stops the run after the current batch; committed rows stay, and another run completes it. */
  readonly signal?: AbortSignal;
  /** Report what an import would change, and write nothing. */
  readonly dryRun?: boolean;
  /**
   * Stores the beginning of the run in `import_run`, once no other import runs, in place of the import itself. Name the run in the
   * transaction that stores it: nobody may read a run that seems to have no process.
   *
   * @returns the id of the stored run, which the report is added to: also that of a dry run.
   */
  readonly begin?: (nameRun: NameRun) => Promise<number>;
  /** Called once every process knows that the stored run goes on. */
  readonly onBegun?: (run: number) => void;
  /** Called when the rows are stored, but the directory's figures or table statistics are not updated. Without it, the run fails. */
  readonly onUnfinished?: (error: unknown) => void;
  /** Makes the file ready once the run is stored, which records a failure of it. */
  readonly prepare?: () => Promise<void>;
}

/** Why a row is not stored. */
export interface SkipReason {
  /** The reason as a terminal shows it. */
  readonly reason: string;
  /** The reason as the panel shows it, in Portuguese. */
  readonly advice?: string;
}

const MAX_LINES = 20;
const MAX_SCHOOLS = 20;
/** Rejected lines that a run lists one by one. */
const MAX_REJECTED_LINES = 100_000;

/** Collects the numbers of a run. */
export class ImportTally {
  read = 0;
  new = 0;
  changed = 0;
  unchanged = 0;
  /** Whether there was a faulty row. */
  broken = false;
  readonly #notes: string[] = [];
  readonly #remarks: ImportRemark[] = [];
  readonly #kind: string;
  readonly #started = performance.now();
  readonly #skipped: Record<string, { count: number; lines: number[]; broken: boolean }> = {};
  readonly #advice: Record<string, string> = {};
  readonly #rejected = new Map<string, number[]>();
  #rejectedLines = 0;

  /** Schools by the fact that stays as they stated it. */
  readonly #left = new Map<string, Set<string>>();

  readonly #dryRun: boolean;

  constructor(kind: string, dryRun: boolean) {
    this.#kind = kind;
    this.#dryRun = dryRun;
  }

  skip(line: number, { reason, advice }: SkipReason, broken: boolean): void {
    const rows = (this.#skipped[reason] ??= { count: 0, lines: [], broken });
    if (advice !== undefined) this.#advice[reason] = advice;
    rows.count += 1;
    if (rows.lines.length < MAX_LINES) rows.lines.push(line);
    this.broken ||= broken;
    if (!broken || this.#rejectedLines === MAX_REJECTED_LINES) return;
    this.#rejectedLines += 1;
    const shown = advice ?? reason;
    const lines = this.#rejected.get(shown);
    if (lines) lines.push(line);
    else this.#rejected.set(shown, [line]);
  }

  /** Numbers of the first 100,000 faulty lines by reason, as the panel shows it. */
  rejected(): Readonly<Record<string, readonly number[]>> {
    return Object.fromEntries(this.#rejected);
  }

  /** @param text for a terminal. @param remark for the panel; without it, the panel does not show the note. */
  note(text: string, remark?: ImportRemark): void {
    this.#notes.push(text);
    if (remark) this.#remarks.push(remark);
  }

  /** Notes that a fact stays as the school itself stated it. @param school its slug. */
  leave(fact: string, school: string): void {
    const schools = this.#left.get(fact) ?? new Set();
    this.#left.set(fact, schools.add(school));
  }

  /** @param columns known ones that the file lacks. */
  noteMissing(columns: readonly string[]): void {
    if (columns.length === 0) return;
    const list = columns.join(', ');
    this.note(`Columns that the file lacks, so that what is stored stays: ${list}.`, {
      message: `Colunas que o arquivo não tem; nelas fica o que já está guardado: ${list}.`,
      isLoss: false,
    });
  }

  /** After a rollback: resets the counts of written rows. */
  discardWritten(): void {
    this.new = 0;
    this.changed = 0;
  }

  #describeLeft(): string[] {
    if (this.#left.size === 0) return [];
    const facts = Array.from(this.#left, ([fact, schools]) => {
      const more = schools.size > MAX_SCHOOLS ? ` and ${schools.size - MAX_SCHOOLS} more` : '';
      return `${fact} of ${[...schools].slice(0, MAX_SCHOOLS).join(', ')}${more}`;
    });
    return [`Left as the schools themselves state it: ${facts.join('; ')}.`];
  }

  report(outcome: ImportReport['outcome']): ImportReport {
    return {
      kind: this.#kind,
      outcome,
      dryRun: this.#dryRun,
      read: this.read,
      new: this.new,
      changed: this.changed,
      unchanged: this.unchanged,
      skipped: this.#skipped,
      notes: [...this.#notes, ...this.#describeLeft()],
      remarks: this.#remarks,
      advice: this.#advice,
      kept: Object.fromEntries(
        Array.from(this.#left, ([fact, schools]) => [
          fact,
          { count: schools.size, schools: [...schools].slice(0, MAX_SCHOOLS) },
        ]),
      ),
      seconds: Math.round(performance.now() - this.#started) / 1000,
    };
  }
}

/** A file that cannot be imported at all. The message states the problem and what was expected. */
export class ImportFileError extends Error {
  override readonly name = 'ImportFileError';
  /** What the school whose file it is can do, in Portuguese. */
  readonly advice: string | undefined;

  constructor(message: string, advice?: string) {
    super(message);
    this.advice = advice;
  }
}
