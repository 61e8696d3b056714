import { SingleBar } from 'cli-progress';

import type { ImportProgress } from '../../catalog/imports/run/import-report.ts';

/** Displays a command's progress. */
export interface ProgressView {
  show(progress: ImportProgress): void;
  /** Resets the terminal for the report. */
  end(): void;
}

/** Interval between plain lines in milliseconds. */
const LINE_INTERVAL_MS = 2_000;

/**
 * A progress bar on a terminal; occasional plain lines elsewhere, so that a log stays readable. Writes to
 * stderr, because stdout is for the report.
 */
export function createProgressView(output: NodeJS.WriteStream): ProgressView {
  return output.isTTY ? barView(output) : lineView(output);
}

/** Shows nothing, for `--json`. */
export const silentView: ProgressView = { show: () => undefined, end: () => undefined };

function barView(stream: NodeJS.WriteStream): ProgressView {
  const bar = new SingleBar({
    format: '{step} [{bar}] {percentage} % · {amount}',
    stream,
    hideCursor: true,
    clearOnComplete: true,
  });
  let started = false;
  return {
    show(progress) {
      const details = { step: progress.step, amount: progressAmount(progress) };
      if (!started) bar.start(progress.total ?? 0, 0, details);
      started = true;
      bar.update(progress.done, details);
    },
    end() {
      if (started) bar.stop();
    },
  };
}

function lineView(output: NodeJS.WriteStream): ProgressView {
  let shown = Date.now();
  return {
    show(progress) {
      if (Date.now() - shown < LINE_INTERVAL_MS) return;
      shown = Date.now();
      output.write(`${progress.step}: ${progressAmount(progress)}\n`);
    },
    end: () => undefined,
  };
}

function progressAmount({ done, total, unit }: ImportProgress): string {
  const amount = (value: number): string =>
    unit === 'bytes' ? `${(value / 1_000_000).toFixed(1)} MB` : value.toLocaleString('en-US');
  return total === undefined ? amount(done) : `${amount(done)} of ${amount(total)}`;
}
