/** What one stretch of load was answered with. Times in milliseconds. */
export interface LoadStep {
  readonly connections: number;
  /** Requests a second that were asked for; `undefined` without a pause. */
  readonly asked: number | undefined;
  readonly answered: number;
  readonly p50: number;
  readonly p99: number;
  /** Answers that were not 200, and requests without an answer. */
  readonly failed: number;
}

const head = ['connections', 'asked/s', 'answered/s', 'p50', 'p99', 'p99 to p50', 'failed'] as const;

/** The steps as a table in plain text, numbers to the right. */
export function describeLoad(steps: readonly LoadStep[]): readonly string[] {
  const rows = steps.map(({ connections, asked, answered, p50, p99, failed }) => [
    String(connections),
    asked?.toFixed(0) ?? '–',
    answered.toFixed(0),
    `${p50.toFixed(1)} ms`,
    `${p99.toFixed(1)} ms`,
    `× ${(p99 / p50).toFixed(1)}`,
    String(failed),
  ]);
  const widths = head.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  return [head, ...rows].map((row) =>
    row.map((cell, column) => cell.padStart(widths[column] ?? 0)).join('  '),
  );
}
