import type { ImportReport } from '../../catalog/imports/run/import-report.ts';

const titles: Readonly<Record<string, string>> = {
  places: 'Import of places',
  inep: 'Import of INEP schools',
  offers: 'Import of offers',
  redirects: 'Import of redirects',
  demo: 'Demonstration data',
  'demo-clear': 'Removal of the demonstration data',
};

const outcomes = {
  complete: 'complete',
  stopped: 'stopped',
  rejected: 'rejected, nothing was written',
  failed: 'failed',
} as const;

const number = new Intl.NumberFormat('en-US');

/** The final report as lines for a terminal. */
export function reportLines(report: ImportReport): string[] {
  const skipped = Object.entries(report.skipped);
  const reasons = (broken: boolean): string[] =>
    skipped
      .filter(([, rows]) => rows.broken === broken)
      .map(([reason, rows]) => {
        const lines = broken ? `: ${lineList(rows.lines, rows.count)}` : '';
        return `    ${number.format(rows.count)} ${reason}${lines}`;
      });
  const leftOut = reasons(false);
  const broken = reasons(true);
  return [
    `${titles[report.kind] ?? report.kind}: ${outcomes[report.outcome]} after ${report.seconds.toFixed(1)} s`,
    `  ${number.format(report.read)} rows read`,
    `  ${number.format(report.new)} new, ${number.format(report.changed)} changed, ${number.format(report.unchanged)} unchanged`,
    ...(leftOut.length > 0 ? ['  Left out:', ...leftOut] : []),
    ...(broken.length > 0 ? ['  Broken:', ...broken] : []),
    ...report.notes.map((note) => `  ${note}`),
    ...(report.dryRun ? ['  Dry run: nothing was written.'] : []),
    ...(report.outcome === 'stopped' && !report.dryRun
      ? ['  Completed batches were saved. Run the same command again to continue.']
      : []),
  ];
}

function lineList(lines: readonly number[], count: number): string {
  const list = `${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')}`;
  return count > lines.length ? `${list} and ${number.format(count - lines.length)} more` : list;
}
