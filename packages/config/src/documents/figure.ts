import { appendFileSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const figure = z.object({
  /** The quality bar it is measured for: 'P6'. */
  target: z.string(),
  /** What was measured: 'city page, PostgreSQL, 120,000 offers'. */
  what: z.string(),
  /** The figure with its unit: '2.1 × a lookup'. */
  value: z.string(),
  /** What it may be: '≤ 6'. Empty where the figure only explains others. */
  limit: z.string(),
  holds: z.boolean(),
});

/** One figure that a program has measured for a quality bar. */
export type Figure = z.infer<typeof figure>;

/** Where the figures of a run are gathered: the environment's variable that names the file. */
export const figuresVariable = 'FIGURES_FILE';

/** Adds a figure to those of the run, when somebody gathers them (`pnpm bench`); else does nothing. */
export function recordFigure(measured: Figure): void {
  const file = process.env[figuresVariable];
  if (file) appendFileSync(file, `${JSON.stringify(measured)}\n`);
}

/**
 * The figures that were gathered in a file, in the order of their measurement.
 *
 * @throws {ZodError} when a line is none.
 */
export function readFigures(file: string): Figure[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => figure.parse(JSON.parse(line)));
}
