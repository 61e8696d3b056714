import { appendFileSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const figure = z.object({
  /** Id of the quality target: 'P6'. */
  target: z.string(),
  /** Subject of the measurement: 'city page, PostgreSQL, 120,000 offers'. */
  what: z.string(),
  /** Measured value with its unit: '2.1 × a lookup'. */
  value: z.string(),
  /** Threshold: '≤ 6'. Empty for a figure that only gives context. */
  limit: z.string(),
  holds: z.boolean(),
});

/** One measured figure of a quality target. */
export type Figure = z.infer<typeof figure>;

/** Environment variable that names the file in which a run collects its figures. */
export const figuresVariable = 'FIGURES_FILE';

/** Appends a figure to the file of the run (`pnpm bench`); does nothing without one. */
export function recordFigure(measured: Figure): void {
  const file = process.env[figuresVariable];
  if (file) appendFileSync(file, `${JSON.stringify(measured)}\n`);
}

/**
 * Reads the figures of a run, in order.
 *
 * @throws {ZodError} for an invalid line.
 */
export function readFigures(file: string): Figure[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => figure.parse(JSON.parse(line)));
}
