import { appendFileSync } from 'node:fs';

/** One measured figure of a quality target. */
export interface Figure {
  /** Id of the quality target: 'P6'. */
  readonly target: string;
  /** Subject of the measurement: 'city page, PostgreSQL, 120,000 offers'. */
  readonly what: string;
  /** Measured value with its unit: '2.1 × a lookup'. */
  readonly value: string;
  /** Threshold: '≤ 6'. Empty for a figure that only gives context. */
  readonly limit: string;
  readonly holds: boolean;
}

/** Environment variable that names the file in which a run collects its figures. */
export const figuresVariable = 'FIGURES_FILE';

/** Appends a figure to the file of the run (`pnpm bench`); does nothing without one. */
export function recordFigure(measured: Figure): void {
  const file = process.env[figuresVariable];
  if (file) appendFileSync(file, `${JSON.stringify(measured)}\n`);
}
